import Bytes
import Platform

/// The check digits at the end of a journal's lines, by which damage shows.
enum JournalCheck {
    /// The character before the digits.
    static let mark = Byte.hash
    /// The bytes that a check takes at the end of a line: a space, the mark and eight digits.
    static let length = 10

    /// The check of what stands before it on the line.
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        UInt32(truncatingIfNeeded: XXH64.hash(bytes))
    }

    /// Appends the eight digits.
    static func append(_ check: UInt32, to bytes: inout [UInt8]) {
        for shift in stride(from: UInt32(28), through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: check >> shift & 15)
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }

    /// Whether a line, without its line feed, ends in the check of what stands before; then what stands before.
    static func verified(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        let count = line.count - length
        guard count > 0, line[count] == Byte.space, line[count + 1] == mark else { return nil }
        var check: UInt32 = 0
        for index in count + 2..<line.count {
            switch line[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): check = check << 4 | UInt32(line[index] - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"):
                check = check << 4 | UInt32(line[index] - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        let body = UnsafeRawBufferPointer(rebasing: line[..<count])
        return of(body) == check ? body : nil
    }
}
