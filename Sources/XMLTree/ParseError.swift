/// Why bytes could not be read as a document, and where.
public struct ParseError: Error, Equatable, Sendable {
    /// The kinds of reasons.
    public enum Reason: Equatable, Sendable {
        /// There is nothing to read.
        case empty
        /// The bytes are not well-formed XML.
        case malformed
        /// The document brings a DTD, which could hold entities.
        case documentType
        /// The document is in another encoding than UTF-8.
        case encoding(String)
        /// The document is larger than offsets of 32 bits can tell.
        case tooLarge
    }

    /// The kind of the reason.
    public let reason: Reason
    /// The line of the place, from 1.
    public let line: Int
    /// The column of the place in bytes, from 1.
    public let column: Int
    /// What is wrong, for people.
    public let message: String

    init(_ reason: Reason, line: Int = 1, column: Int = 1, _ message: String) {
        self.reason = reason
        self.line = line
        self.column = column
        self.message = message
    }
}
