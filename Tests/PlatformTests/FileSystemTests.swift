import Platform
import TemporaryFolders
import Testing

@Suite struct FileSystemTests {
    let folder = TemporaryFolder()

    @Test func aLinkIsSeenAsItselfOrAsWhatItLeadsTo() throws {
        try folder.write("file", "12345")
        try folder.link("link", to: "file")
        #expect(try FileStatus(of: folder("link")).kind == .file)
        #expect(try FileStatus(of: folder("link"), followsLinks: false).kind == .link)
        #expect(FileStatus(folder("link"))?.identity == FileStatus(folder("file"))?.identity)
        #expect(try FileSystem.destination(ofLink: folder("link")) == "file")
        #expect(FileStatus(folder("none")) == nil && FileStatus("a\0b") == nil)
        #expect(FileStatus("/dev/null")?.kind == .device)
    }

    @Test func foldersThatAreMissingAreMade() throws {
        try FileSystem.makeFolder(folder("a/b/c/"))
        try FileSystem.makeFolder(folder("a/b/c"))
        #expect(RealPath.isFolder(folder("a/b/c")))
        #expect(mode(folder("a/b")) == 0o700)
        try folder.write("file", "x")
        let error = #expect(throws: SystemError.self) { try FileSystem.makeFolder(folder("file/b")) }
        #expect(error?.isMissing == true)
    }

    @Test func contentsAreReadUpToALimit() throws {
        try folder.write("file", "12345")
        #expect(try FileIO.contents(folder("file"), atMost: 5) == Array("12345".utf8))
        #expect(throws: SystemError.tooLarge) { try FileIO.contents(folder("file"), atMost: 4) }
        #expect(throws: SystemError.notAFile) { try FileIO.contents(folder.path, atMost: 5) }
        let mapped = try MappedFile(folder("file"))
        #expect(mapped.bytes.elementsEqual("12345".utf8))
        try folder.write("empty", "")
        #expect(throws: OwnFile.Problem.system(.notAFile)) { try MappedFile(folder("empty")) }
    }

    @Test func aCacheIsReplacedWhole() throws {
        #expect(AtomicFile.writeCache([0x61], to: folder("a/b/cache")))
        #expect(AtomicFile.writeCache([0x62], to: folder("a/b/cache")))
        #expect(content(folder("a/b/cache")) == "b")
        #expect(mode(folder("a/b/cache")) == 0o600)
        try folder.write("file", "x")
        #expect(!AtomicFile.writeCache([0x62], to: folder("file/cache")))
    }

    @Test func aTemporaryFileGoesWithItsObject() throws {
        let path: String
        do {
            let file = try TemporaryFile(in: folder.path, suffix: ".swift", [0x61, 0x62])
            path = file.path
            #expect(path.hasSuffix(".swift"))
            #expect(content(path) == "ab")
        }
        #expect(!FileSystem.exists(path))
    }

    @Test func oneOpenFileHasTheLock() throws {
        let options: Descriptor.Options = [.updating, .making]
        let first = try Descriptor(folder("lock"), options: options, permissions: 0o600)
        let second = try Descriptor(folder("lock"), options: options, permissions: 0o600)
        #expect(first.lock())
        #expect(!second.lock())
    }
}
