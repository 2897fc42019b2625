import XMLTree

/// The reason why bytes that look like an older or compiled nib cannot be read, with the place.
package struct ImportError: Error, Equatable, Sendable {
    /// The kinds of reasons.
    package enum Reason: Sendable {
        /// The bytes violate their format.
        case damaged
        /// The bytes are well-formed but do not contain a nib.
        case notNib
        /// The nib refers to the same data so often that reading it would take memory out of all proportion to its
        /// size.
        case tooLarge
    }

    /// The kind of reason.
    package let reason: Reason
    /// The description for users; it names the format and, if there is one, the place.
    package let message: String
    /// The byte offset of the error, from 0; nil for an error of the whole file, and for XML.
    package let offset: Int?
    /// The line of the error in XML, from 1.
    package let line: Int?
    /// The column of the error in XML, from 1.
    package let column: Int?

    init(_ reason: Reason, _ message: String, offset: Int? = nil, line: Int? = nil, column: Int? = nil) {
        self.reason = reason
        self.message = message
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// Returns the error for damage at a byte offset.
    static func damaged(_ format: String, at offset: Int, cause: String) -> ImportError {
        ImportError(.damaged, "damaged \(format) at byte \(offset): \(cause)", offset: offset)
    }

    /// Returns the error for damage without a place.
    static func damaged(_ format: String, cause: String) -> ImportError {
        ImportError(.damaged, "damaged \(format): \(cause)")
    }

    /// Makes the error for XML that cannot be parsed.
    init(_ format: String, error: ParseError) {
        self.init(
            .damaged, "damaged \(format): \(error.message)", offset: nil, line: error.line, column: error.column)
    }
}
