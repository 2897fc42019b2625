import ClassFacts

/// A place in a document or the code that may have caused a message.
package struct Suspect: Sendable {
    /// The path of the document or source file.
    package let file: String
    /// The line, from 1.
    package internal(set) var line: Int
    /// The column in bytes, from 1.
    package internal(set) var column: Int
    /// The id of the object concerned; nil for a whole document or for code.
    package let objectID: String?
    /// The label of the object.
    package let label: String?
    /// Why it may be the cause.
    package internal(set) var cause: String
    /// The declaration concerned.
    package internal(set) var code: CodePosition?
    /// A command that fixes it.
    package internal(set) var fix: String?
    /// How likely it is; only the likeliest are shown.
    let rank: Int
    /// The byte offset in the document; nil for code.
    let offset: Int?
    /// The length of the element's start tag, to match findings about it.
    let length: Int
}
