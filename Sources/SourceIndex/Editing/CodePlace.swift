/// A place in code that may use what was renamed or deleted.
package struct CodePlace: Hashable, Sendable {
    /// The file, as the index names it.
    package var path: String
    /// The place in the file.
    package var place: SourcePlace
    /// The text of its line, without the blanks around it.
    package var line: String

    /// Makes a place.
    package init(path: String, place: SourcePlace, line: String) {
        self.path = path
        self.place = place
        self.line = line
    }
}

/// The result of a renaming.
package struct CodeRename: Sendable {
    /// The changes of all certain uses.
    package var changes: [CodeChange] = []
    /// The places that may be uses; people have to decide.
    package var remaining: [CodePlace] = []
}
