import Bytes
import SwiftSyntax

/// Finds comments that silence checks: `// nibsh:ignore` or `// nibsh:ignore view-outlet, action`.
enum IgnoredLines {
    private static let marker: StaticString = "nibsh:ignore"

    /// Returns the lines that have such a comment, each with the rules that it names.
    static func read(in source: SourceText, tree: SourceFileSyntax) -> [Int: [String]] {
        var lines: [Int: [String]] = [:]
        var index = 0
        while index < source.bytes.count {
            guard source.bytes[index] == UInt8(ascii: "n"), WantedWords.isAt(index, word: marker, in: source.bytes)
            else {
                index += 1
                continue
            }
            let end = index + marker.utf8CodeUnitCount
            if isComment(at: index, in: tree), let rules = rules(after: end, in: source.bytes) {
                lines[source.place(at: index).line, default: []] += rules
            }
            index = end
        }
        return lines
    }

    private static func isComment(at offset: Int, in tree: SourceFileSyntax) -> Bool {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return false }
        return !token.extent.contains(offset)
    }

    /// Returns the names after the marker, nil if the marker is only the beginning of a word.
    private static func rules(after start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
        var rules: [String] = []
        var index = start
        if index < bytes.count, isNamePart(bytes[index]) { return nil }
        while index < bytes.count {
            while index < bytes.count,
                bytes[index] == Byte.space || bytes[index] == Byte.tab || bytes[index] == Byte.comma
            {
                index += 1
            }
            let first = index
            while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
            guard index > first, bytes[first] != Byte.minus else { break }
            rules.append(String(decoding: bytes[first..<index], as: UTF8.self))
        }
        return rules
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), Byte.minus:
            return true
        default:
            return false
        }
    }
}
