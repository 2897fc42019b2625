/// A piece of markup, as expat reports it; what lies between two pieces is text.
struct Markup: Sendable {
    /// The kinds of markup.
    enum Kind: UInt8, Sendable {
        /// A start tag, which may close itself.
        case start
        /// An end tag. One without bytes follows a start tag that closes itself.
        case end
        case comment
        case instruction
    }

    let kind: Kind
    /// Whether it is a start tag with attributes that are indexed.
    var isIndexed = false
    /// The offset of the first byte in the document.
    let start: UInt32
    /// The number of bytes.
    let count: UInt32
}
