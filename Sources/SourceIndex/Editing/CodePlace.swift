/// A place in code that may use what was renamed or taken out.
public struct CodePlace: Hashable, Sendable {
    /// The file, as the index names it.
    public var path: String
    /// Where it stands.
    public var place: SourcePlace
    /// The line, without the blanks around it.
    public var line: String

    /// Makes a place.
    public init(path: String, place: SourcePlace, line: String) {
        self.path = path
        self.place = place
        self.line = line
    }
}

/// What a renaming comes to.
public struct CodeRename: Sendable {
    /// What certainly changes.
    public var changes: [CodeChange] = []
    /// What may be a use, and is left to people.
    public var remaining: [CodePlace] = []
}
