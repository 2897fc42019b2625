/// One token of Swift or Objective-C source.
public struct CodeToken: Hashable, Sendable {
    /// What kind of token it is.
    public enum Kind: UInt8, Sendable {
        /// A name or keyword; in Swift without its backticks.
        case identifier
        case number
        /// A stretch of a string's text, without quotation marks; one string has several where code is interpolated.
        case string
        /// One byte of punctuation or of an operator.
        case mark
    }

    /// What kind of token it is.
    public var kind: Kind
    /// Its bytes in the file.
    public var range: Range<Int>

    /// Makes a token.
    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
