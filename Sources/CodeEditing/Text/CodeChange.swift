/// A replacement of a range of bytes in a source file.
package struct CodeChange: Hashable, Sendable {
    /// The file, as the index names it.
    package var path: String
    /// The bytes that are replaced, as offsets in the file before all changes; empty for an insertion.
    package var range: Range<Int>
    /// The text that replaces them.
    package var text: String

    /// Makes a change.
    package init(path: String, range: Range<Int>, text: String) {
        self.path = path
        self.range = range
        self.text = text
    }

    /// Groups changes by file; the changes of a file are in order, each once.
    ///
    /// - Parameter changes: changes of any files in any order.
    /// - Returns: the files with their changes, in order of their paths.
    package static func byFile(_ changes: [CodeChange]) -> [(path: String, changes: [CodeChange])] {
        Dictionary(grouping: Set(changes), by: \.path).sorted { $0.key < $1.key }.map { path, changes in
            (
                path,
                changes.sorted {
                    ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
                }
            )
        }
    }
}
