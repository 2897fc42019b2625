import Bytes
import Testing

@Suite("Looking at bytes by eight")
struct EightBytesTests {
    /// Runs of bytes in which what is looked for, and what is next to it in value, stand in all places.
    private func samples() -> [[UInt8]] {
        var generator = SystemRandomNumberGenerator()
        let near: [UInt8] = [0, 1, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x7F, 0x80, 0x81, 0xA1, 0xA2, 0xFF, 0x3D, 0x3C, 0x3E]
        return (0..<4000).map { round in
            (0..<(round % 29)).map { _ in
                Bool.random(using: &generator) ? near.randomElement(using: &generator)! : UInt8(ascii: "a")
            }
        }
    }

    @Test func findsTheFirstByteOfAValue() {
        for bytes in samples() {
            for value: UInt8 in [0x20, 0x22, 0x3D, 0x80, 0] {
                for start in [0, bytes.count / 2] {
                    let found = bytes.withUnsafeBufferPointer { bytes in
                        bytes.baseAddress.map { EightBytes.first(value, in: $0, from: start, to: bytes.count) }
                    }
                    let expected = bytes[start...].firstIndex(of: value) ?? bytes.count
                    #expect(found ?? 0 == expected, "\(value) in \(bytes)")
                }
            }
        }
    }

    @Test func findsTheFirstByteThatPassesOneOfSeveralTests() {
        for bytes in samples() {
            let found = bytes.withUnsafeBufferPointer { bytes in
                bytes.baseAddress.map {
                    EightBytes.first(in: $0, from: 0, to: bytes.count) {
                        EightBytes.below($0, limit: 0x20) | EightBytes.equal($0, to: 0x22)
                            | EightBytes.equal($0, to: 0x81)
                    } passes: {
                        $0 < 0x20 || $0 == 0x22 || $0 == 0x81
                    }
                }
            }
            let expected = bytes.firstIndex { $0 < 0x20 || $0 == 0x22 || $0 == 0x81 } ?? bytes.count
            #expect(found ?? 0 == expected, "\(bytes)")
        }
    }
}
