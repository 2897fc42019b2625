/// Tells files that nest deeper than the parser's stack goes, which no one wrote by hand.
enum Nesting {
    /// Brackets that may be open at once; those in comments and strings count too, and are rarely alone there.
    static let limit = 1_000

    /// The offset of the first bracket beyond the limit, nil if there is none.
    static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var depth = 0
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > limit { return index }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth > 0 { depth -= 1 }
            default: break
            }
        }
        return nil
    }
}
