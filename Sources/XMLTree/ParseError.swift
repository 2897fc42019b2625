/// The reason why bytes cannot be parsed as a document, with the place.
public struct ParseError: Error, Equatable, Sendable {
    /// The kinds of reasons.
    public enum Reason: Equatable, Sendable {
        /// There are no bytes.
        case empty
        /// The bytes are not well-formed XML.
        case malformed
        /// The document has a DTD, which could declare entities.
        case documentType
        /// The document is in an encoding other than UTF-8.
        case encoding(String)
        /// The document is too large for offsets of 32 bits.
        case tooLarge
    }

    /// The kind of reason.
    public let reason: Reason
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int
    /// The description for the user.
    public let message: String

    init(_ reason: Reason, line: Int = 1, column: Int = 1, _ message: String) {
        self.reason = reason
        self.line = line
        self.column = column
        self.message = message
    }
}
