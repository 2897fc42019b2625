/// A change of a file besides the document, such as a source file.
package struct FileChange: Sendable, Equatable {
    /// One stretch of text put in the place of another.
    package struct Splice: Sendable, Equatable {
        /// Where the old text begins, in bytes of the file before the change.
        package var offset: Int
        /// The old text.
        package var removed: String
        /// The new text.
        package var inserted: String

        /// Makes a splice.
        package init(offset: Int, removed: String, inserted: String) {
            self.offset = offset
            self.removed = removed
            self.inserted = inserted
        }
    }

    /// The path of the file.
    package var path: String
    /// What is replaced, from the start of the file to its end.
    package var splices: [Splice]

    /// Makes a change.
    package init(path: String, splices: [Splice]) {
        self.path = path
        self.splices = splices
    }
}
