import Testing

@testable import Bytes

@Suite struct ByteSearchTests {
    private let text = Array("<view key=\"view\" id=\"iN0-l3-epB\" hidden=\"YES\"/>".utf8)

    @Test(arguments: [0, 1, 7, 8, 9, 20, 46, 47, 48])
    func findsWhatASimpleLoopFinds(_ start: Int) {
        for byte in [UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?")] {
            for end in start...max(start, text.count) {
                let expected = text[min(start, text.count)..<max(min(start, text.count), min(end, text.count))]
                    .firstIndex(of: byte)
                let found = text.withUnsafeBytes { $0.firstOffset(of: byte, from: start, to: min(end, text.count)) }
                #expect(found == expected)
            }
        }
    }

    @Test func everyDifferenceIsSeen() {
        for count in 0...33 {
            let bytes = [UInt8](repeating: 0x61, count: count)
            #expect(bytes.withUnsafeBytes { a in bytes.withUnsafeBytes { a.isEqual(to: $0) } })
            for place in 0..<count {
                var other = bytes
                other[place] = 0xE1
                #expect(!bytes.withUnsafeBytes { a in other.withUnsafeBytes { a.isEqual(to: $0) } })
            }
            let longer = bytes + [0x61]
            #expect(!bytes.withUnsafeBytes { a in longer.withUnsafeBytes { a.isEqual(to: $0) } })
        }
    }

    @Test func nothingIsHeldBeyondTheEnds() {
        text.withUnsafeBytes { bytes in
            #expect(bytes.holds("key=", at: 6))
            #expect(!bytes.holds("key=", at: 7))
            #expect(bytes.holds("/>", at: bytes.count - 2))
            #expect(!bytes.holds("/>", at: bytes.count - 1))
            #expect(!bytes.holds("<view", at: -1))
            #expect(bytes.holds("", at: 0))
            let empty = UnsafeRawBufferPointer(start: nil, count: 0)
            #expect(bytes.holds(empty, at: 3) && empty.isEqual(to: empty) && empty.firstOffset(of: 0) == nil)
        }
    }

    @Test(arguments: [
        ("<view", true), ("/>", true), ("hidden=\"YES\"", true), ("iiN0", false), ("id=\"iN0-l3-epC", false),
        ("/>>", false),
        ("", false),
    ])
    func saysWhetherBytesOccur(_ needle: String, occurs: Bool) {
        let needle = Array(needle.utf8)
        #expect(text.withUnsafeBytes { text in needle.withUnsafeBytes { text.contains(bytes: $0) } } == occurs)
    }
}
