import NibChecks

/// A place in a document or the code that may have caused a message.
public struct Suspect: Sendable {
    /// The path of the document or source file.
    public let file: String
    /// The line, from 1.
    public internal(set) var line: Int
    /// The column in bytes, from 1.
    public internal(set) var column: Int
    /// The id of the object concerned; nil for a whole document or for code.
    public let objectID: String?
    /// The label of the object.
    public let label: String?
    /// Why it may be the cause.
    public internal(set) var cause: String
    /// The declaration concerned.
    public internal(set) var code: Finding.CodePlace?
    /// A command that fixes it.
    public internal(set) var fix: String?
    /// How likely it is; only the likeliest are shown.
    let rank: Int
    /// The byte offset in the document; nil for code.
    let offset: Int?
    /// The length of the element's start tag, to match findings about it.
    let length: Int
}
