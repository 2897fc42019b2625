/// One token of Swift or Objective-C source.
package struct CodeToken: Hashable, Sendable {
    /// What a token is.
    package enum Kind: UInt8, Sendable {
        /// A name or keyword, without the backticks that Swift may have around it.
        case identifier
        case number
        /// The text of a string, of a regular expression or of a header's name, without its delimiters. A string of Swift has several
        /// where code is interpolated.
        case string
        /// One byte of punctuation or of an operator; a run of `#` is one mark.
        case mark
    }

    /// What the token is.
    package var kind: Kind
    /// The bytes of the token.
    package var range: Range<Int>

    /// Makes a token.
    package init(_ kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
