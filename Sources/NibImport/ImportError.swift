import XMLTree

/// Why bytes that look like an older or compiled nib cannot be read, and where.
public struct ImportError: Error, Equatable, Sendable {
    /// The kinds of reasons.
    public enum Reason: Sendable {
        /// The bytes are not what their format asks for.
        case damaged
        /// The bytes are sound, but hold no nib.
        case notNib
        /// The nib says so much in so few bytes that reading it would take memory out of all proportion.
        case tooLarge
    }

    /// The kind of the reason.
    public let reason: Reason
    /// What is wrong, for people; it names the format and, where there is one, the place.
    public let message: String
    /// The byte at which it is wrong, from 0; nil for what is wrong with the whole, and for XML.
    public let offset: Int?
    /// The line, from 1, for XML.
    public let line: Int?
    /// The column, from 1, for XML.
    public let column: Int?

    init(_ reason: Reason, _ message: String, offset: Int? = nil, line: Int? = nil, column: Int? = nil) {
        self.reason = reason
        self.message = message
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// Damage at a byte.
    static func damaged(_ format: String, at offset: Int, _ cause: String) -> ImportError {
        ImportError(.damaged, "damaged \(format) at byte \(offset): \(cause)", offset: offset)
    }

    /// Damage that has no place.
    static func damaged(_ format: String, _ cause: String) -> ImportError {
        ImportError(.damaged, "damaged \(format): \(cause)")
    }

    /// Damage to XML.
    init(_ format: String, _ error: ParseError) {
        self.init(
            .damaged, "damaged \(format): \(error.message)", offset: nil, line: error.line, column: error.column)
    }
}
