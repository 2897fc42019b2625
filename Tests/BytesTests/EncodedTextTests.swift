import Bytes
import Testing

struct EncodedTextTests {
    @Test(
        arguments: [
            [], Array("plain ä 😀".utf8), [0xEF, 0xBB, 0xBF] + Array("ä".utf8),
            [0xFF, 0xFE, 0xE4, 0x00, 0x3D, 0xD8, 0x00, 0xDE],
            [0xFE, 0xFF, 0x00, 0xE4, 0xD8, 0x3D, 0xDE, 0x00],
        ] as [[UInt8]])
    func givesTheBytesBack(bytes: [UInt8]) throws {
        #expect(try #require(EncodedText(bytes: bytes)).bytes == bytes)
    }

    @Test func readsUTF16() throws {
        let text = try #require(EncodedText(bytes: [0xFF, 0xFE, 0xE4, 0x00, 0x3D, 0xD8, 0x00, 0xDE]))
        #expect(text.text == Array("ä😀".utf8))
    }

    @Test(arguments: [[0xFF, 0xFE, 0xE4], [0xFF, 0xFE, 0x3D, 0xD8], [0xC3], [0xEF, 0xBB, 0xBF, 0x80]] as [[UInt8]])
    func refusesWhatIsNotInTheEncoding(bytes: [UInt8]) { #expect(EncodedText(bytes: bytes) == nil) }
}
