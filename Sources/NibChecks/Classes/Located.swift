import SourceIndex

/// A member of a class with the file that declares it.
public struct Located: Hashable, Sendable {
    /// The class's name in the code.
    public let className: String
    /// The file.
    public let path: String
    /// The language of the file.
    public let language: FileDeclarations.Language
    /// The member.
    public let member: Member

    /// Makes a member of a class.
    package init(className: String, path: String, language: FileDeclarations.Language, member: Member) {
        self.className = className
        self.path = path
        self.language = language
        self.member = member
    }

    /// Where it is declared.
    public var place: Finding.CodePlace {
        Finding.CodePlace(path: path, line: member.place.line, column: member.place.column)
    }
}

extension CodeClass {
    /// Where the class is declared.
    package var place: Finding.CodePlace {
        let place = primary.declaration.place
        return Finding.CodePlace(path: primary.path, line: place.line, column: place.column)
    }
}
