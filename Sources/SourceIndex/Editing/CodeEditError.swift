/// Why code is not changed.
public struct CodeEditError: Error, Equatable, Sendable {
    /// The kinds of reasons; their names are stable.
    public enum Kind: String, Sendable {
        /// A name that cannot be declared.
        case badName = "bad-name"
        /// A selector that is none of an action's forms.
        case badSelector = "bad-selector"
        /// The class has something of the name.
        case exists
        /// The class has nothing of the name.
        case notDeclared = "not-declared"
        /// The member is declared together with others, or in a way that cannot be taken apart.
        case entangled
        /// No part of the class can hold the declaration.
        case noPlace = "no-place"
        /// The file is not UTF-8.
        case encoding = "code-encoding"
        /// The file is not what was read of it.
        case changedFile = "changed-file"
        /// The file cannot be read.
        case unreadable = "file-unreadable"
    }

    /// What kind of reason it is.
    public var kind: Kind
    /// What is wrong, for people.
    public var message: String
    /// What to do next, nil where there is nothing to say.
    public var hint: String?

    /// Makes an error.
    public init(_ kind: Kind, _ message: String, hint: String? = nil) {
        self.kind = kind
        self.message = message
        self.hint = hint
    }
}
