/// A place in code that may use what was renamed or deleted.
public struct CodePlace: Hashable, Sendable {
    /// The file, as the index names it.
    public var path: String
    /// The place in the file.
    public var place: SourcePlace
    /// The text of its line, without the blanks around it.
    public var line: String

    /// Makes a place.
    public init(path: String, place: SourcePlace, line: String) {
        self.path = path
        self.place = place
        self.line = line
    }
}

/// The result of a renaming.
public struct CodeRename: Sendable {
    /// The changes of all certain uses.
    public var changes: [CodeChange] = []
    /// The places that may be uses; people have to decide.
    public var remaining: [CodePlace] = []
}
