import Bytes

/// Recognizes files that nest deeper than the parser's stack allows; nobody writes such files by hand.
enum Nesting {
    /// How many brackets may be open at once. Those in comments and strings count too; there they are rarely unbalanced.
    static let limit = 1_000

    /// Returns the offset of the first bracket beyond the limit, nil if there is none.
    static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var depth = 0
        for index in bytes.indices {
            switch bytes[index] {
            case Byte.openParenthesis, Byte.openBracket, Byte.openBrace:
                depth += 1
                if depth > limit { return index }
            case Byte.closeParenthesis, Byte.closeBracket, Byte.closeBrace:
                if depth > 0 { depth -= 1 }
            default: break
            }
        }
        return nil
    }
}
