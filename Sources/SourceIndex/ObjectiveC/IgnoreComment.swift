/// The remark `nibsh:ignore` in a comment, with the rules that it names.
enum IgnoreComment {
    private static let phrase: StaticString = "nibsh:ignore"

    /// Reads the remarks of one comment.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - comment: the bytes of the comment.
    ///   - line: the line on which it begins, from 1.
    ///   - ignores: gets the lines with the rules that they name; none means all.
    static func read(
        in bytes: UnsafeBufferPointer<UInt8>, comment: Range<Int>, line: Int, into ignores: inout [Int: [String]]
    ) {
        var line = line
        var index = comment.lowerBound
        while index < comment.upperBound {
            if bytes[index] == Byte.newline { line += 1 }
            let isRemark = bytes[index] == UInt8(ascii: "n") && bytes.has(phrase, at: index)
            index += 1
            guard isRemark, index - 1 + phrase.utf8CodeUnitCount <= comment.upperBound else { continue }
            index += phrase.utf8CodeUnitCount - 1
            ignores[line] = rules(in: bytes, from: &index, to: comment.upperBound)
        }
    }

    /// Reads the names after the remark: letters, digits, `-` and `_`, with spaces or commas between them.
    private static func rules(in bytes: UnsafeBufferPointer<UInt8>, from index: inout Int, to end: Int) -> [String] {
        var rules: [String] = []
        while index < end {
            let start = index
            while index < end, Byte.isName(bytes[index]) || bytes[index] == Byte.minus { index += 1 }
            if index > start {
                rules.append(bytes.text(in: start..<index))
            } else if bytes[index] == Byte.space || bytes[index] == Byte.tab || bytes[index] == Byte.comma {
                index += 1
            } else {
                break
            }
        }
        return rules
    }
}
