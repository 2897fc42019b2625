/// The reason why bytes cannot be parsed as a document, with the place.
package struct ParseError: Error, Equatable, Sendable {
    /// The kinds of reasons.
    package enum Reason: Equatable, Sendable {
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
        /// More than ``XMLTree/deepest`` elements are inside each other.
        case tooDeep
    }

    /// The kind of reason.
    package let reason: Reason
    /// The line, from 1.
    package let line: Int
    /// The column in bytes, from 1.
    package let column: Int
    /// The description for the user.
    package let message: String

    init(_ reason: Reason, line: Int = 1, column: Int = 1, _ message: String) {
        self.reason = reason
        self.line = line
        self.column = column
        self.message = message
    }
}
