import Bytes

/// Finds ids in command lines, where they are words of their own or parts of paths.
enum IDWord {
    /// Whether a line names an id.
    static func occurs(_ id: String, in line: String) -> Bool { !places(of: id, in: line).isEmpty }

    /// Returns a line with another id in place of one.
    static func replacing(_ id: String, with other: String, in line: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(line.utf8)
        var copied = 0
        for place in places(of: id, in: line) {
            result += bytes[copied..<place] + Array(other.utf8)
            copied = place + id.utf8.count
        }
        return String(decoding: result + bytes[copied...], as: UTF8.self)
    }

    /// The offsets at which an id begins that is not part of a longer one.
    private static func places(of id: String, in line: String) -> [Int] {
        let (bytes, wanted) = (Array(line.utf8), Array(id.utf8))
        guard !wanted.isEmpty, bytes.count >= wanted.count else { return [] }
        return (0...bytes.count - wanted.count).filter { start in
            let end = start + wanted.count
            guard bytes[start] == wanted[0], bytes[start..<end].elementsEqual(wanted) else { return false }
            let isAtStart = start == 0 || !isPart(bytes[start - 1])
            return isAtStart && (end == bytes.count || !isPart(bytes[end]))
        }
    }

    /// Whether a byte can be part of an id.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), Byte.minus, Byte.underscore, 0x80...:
            true
        default: false
        }
    }
}
