/// The reason why code is not changed.
package struct CodeEditError: Error, Equatable, Sendable {
    /// The kinds of reasons; their names are stable.
    package enum Kind: String, Sendable {
        /// The name cannot be declared.
        case badName = "bad-name"
        /// The selector does not have the form of an action.
        case badSelector = "bad-selector"
        /// The class already has something with the name.
        case exists
        /// The class has nothing with the name.
        case notDeclared = "not-declared"
        /// The member is declared together with others, or in a way that cannot be split.
        case entangled
        /// No part of the class can hold the declaration.
        case noPlace = "no-place"
        /// The file is not UTF-8.
        case encoding = "code-encoding"
        /// The file has changed since it was read.
        case changedFile = "changed-file"
        /// The file cannot be read.
        case unreadable = "file-unreadable"
    }

    /// The kind of reason.
    package var kind: Kind
    /// The cause, for people.
    package var message: String
    /// What to do next, nil if there is nothing to suggest.
    package var hint: String?

    /// Makes an error.
    package init(_ kind: Kind, _ message: String, hint: String? = nil) {
        self.kind = kind
        self.message = message
        self.hint = hint
    }
}
