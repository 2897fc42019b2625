import Platform
import TemporaryFolders
import Testing

@Suite struct SystemNameTests {
    @Test(
        arguments: [
            [0x61], [0xFF], [0x61, 0xFF, 0x62], [0xC3, 0xA9], [0xC3], [0xE4, 0xBD], [0xED, 0xA0, 0x80],
            [0xF4, 0x8F, 0xBF, 0xBF],
            // What would be the characters that stand for bytes
            [0xF4, 0x8F, 0xBB, 0xBF], [0xF4, 0x8F, 0xBA, 0x80, 0x61], [0xF0, 0x9F, 0x98, 0x80], [0x80, 0x80],
        ] as [[UInt8]])
    func bytesAreKept(bytes: [UInt8]) {
        let text = SystemName.text(bytes)
        #expect(SystemName.bytes(text) == bytes)
        #expect(SystemName.isText(text) == (String(validating: bytes, as: UTF8.self) == text))
    }

    @Test func differentNamesHaveDifferentTexts() {
        let names: [[UInt8]] = [[0xFF], [0xF4, 0x8F, 0xBB, 0xBF], [0xEF, 0xBF, 0xBD], [0xFE]]
        #expect(Set(names.map { SystemName.text($0) }).count == names.count)
    }

    @Test func filesAreFound() throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/" + SystemName.text([0x61, 0xFF])
        try AtomicFile.write([1, 2], to: path)
        #expect(FolderNames.of(folder.path) == [SystemName.text([0x61, 0xFF])])
        #expect(try FileIO.read(path) == [1, 2])
        #expect(RealPath.of(path).map { SystemName.bytes($0).suffix(2) } == [0x61, 0xFF])
        #expect(FileURI.of(path).hasSuffix("/a%FF"))
        #expect(FileURI.path(of: FileURI.of(path)) == path)
        try FileSystem.rename(path, to: path + "b")
        #expect(FolderNames.of(folder.path, beginningWith: SystemName.text([0x61, 0xFF])).count == 1)
    }
}
