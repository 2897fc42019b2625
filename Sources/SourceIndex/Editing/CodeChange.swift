/// A stretch of a source file to be replaced.
public struct CodeChange: Hashable, Sendable {
    /// The file, as the index names it.
    public var path: String
    /// The bytes of the file, as it is before all changes, that are replaced; empty where something is only put in.
    public var range: Range<Int>
    /// What stands there afterwards.
    public var text: String

    /// Makes a change.
    public init(path: String, range: Range<Int>, text: String) {
        self.path = path
        self.range = range
        self.text = text
    }

    /// The changes of each file, by path, those of a file from its start to its end and each once.
    ///
    /// - Parameter changes: changes of any files in any order.
    /// - Returns: the files in order of their paths.
    public static func byFile(_ changes: [CodeChange]) -> [(path: String, changes: [CodeChange])] {
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
