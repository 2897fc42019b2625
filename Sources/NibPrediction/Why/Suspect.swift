import NibChecks

/// What in a document or in the code a message is about.
public struct Suspect: Sendable {
    /// The document or source file.
    public let file: String
    /// The line, from 1.
    public internal(set) var line: Int
    /// The byte in the line, from 1.
    public internal(set) var column: Int
    /// The object that is meant, nil for a document or for code.
    public let objectID: String?
    /// What people call the object.
    public let label: String?
    /// Why it is guilty.
    public internal(set) var cause: String
    /// The declaration that is meant.
    public internal(set) var code: Finding.CodePlace?
    /// A command that mends it.
    public internal(set) var fix: String?
    /// How sure it is: the surest are shown.
    let rank: Int
    /// The byte of the document, nil for code.
    let offset: Int?
    /// How many bytes the element's start tag has, for findings about it.
    let length: Int
}
