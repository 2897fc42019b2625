import SourceIndex

/// A member of a class with the file that declares it.
package struct Located: Hashable, Sendable {
    /// The class's name in the code.
    package let className: String
    /// The file.
    package let path: String
    /// The language of the file.
    package let language: FileDeclarations.Language
    /// The member.
    package let member: Member
    /// The traits of its declaration that say which version of Swift compiles it; none if that is not known.
    package let dialect: TypeDeclaration.Traits

    /// Makes a member of a class.
    package init(
        className: String, path: String, language: FileDeclarations.Language, member: Member,
        dialect: TypeDeclaration.Traits = []
    ) {
        self.className = className
        self.path = path
        self.language = language
        self.member = member
        self.dialect = dialect
    }

    /// Where it is declared.
    package var place: CodePosition {
        CodePosition(path: path, line: member.place.line, column: member.place.column)
    }
}

extension CodeClass {
    /// Where the class is declared.
    package var place: CodePosition {
        let place = primary.declaration.place
        return CodePosition(path: primary.path, line: place.line, column: place.column)
    }
}
