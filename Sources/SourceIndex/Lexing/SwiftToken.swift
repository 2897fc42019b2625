/// A token of Swift source, as a range of the file's bytes.
package struct SwiftToken: Hashable, Sendable {
    /// What a token is.
    package enum Kind: UInt8, Sendable {
        /// A run of white space, line ends and control characters.
        case blank
        /// A comment, with the comments inside it, or the `#!` line of a script.
        case comment
        /// A name or keyword, with its backticks.
        case identifier
        case number
        /// The text between two delimiters, possibly empty.
        case text
        /// What opens, interrupts or closes a string or regular expression: `"`, `##"""`, `\(`, the `)` that ends an
        /// interpolation, `/`.
        case delimiter
        /// One byte of punctuation or of an operator; a run of `#` is one mark.
        case mark
    }

    /// What the token is.
    package var kind: Kind
    /// The bytes of the token.
    package var range: Range<Int>

    /// Makes a token.
    init(_ kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
