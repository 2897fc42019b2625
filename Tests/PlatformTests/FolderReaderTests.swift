import Platform
import TemporaryFolders
import Testing

@Suite struct FolderReaderTests {
    let folder = TemporaryFolder()

    @Test func entriesAreToldWithWhatTheyAre() throws {
        try folder.write("file", "12345")
        try folder.write("inner/file", "x")
        try folder.link("link", to: folder("file"))
        try folder.link("lost", to: folder("none"))
        try folder.write("..hidden", "x")
        let reader = try FolderReader(folder.path)
        var found: [String: (kind: FileStatus.Kind?, size: Int?)] = [:]
        while let entry = reader.next() {
            found[String(decoding: entry.name, as: UTF8.self)] = (entry.kind, try? reader.status(of: entry).size)
        }
        #expect(found.keys.sorted() == ["..hidden", "file", "inner", "link", "lost"])
        // Some file systems do not tell the kind.
        #expect(found["file"]?.kind == .file || found["file"]?.kind == nil)
        #expect(found["link"]?.kind == .link || found["link"]?.kind == nil)
        #expect(found["link"]?.size == 5)
        #expect(found["lost"]?.size == nil)
        #expect(try reader.status().isFolder)
    }

    @Test func whatIsNoFolderIsAnError() throws {
        try folder.write("file", "x")
        #expect(throws: SystemError.self) { try FolderReader(folder("file")) }
        #expect(throws: SystemError.self) { try FolderReader(folder("none")) }
        #expect(throws: SystemError.self) { try FolderReader("a\0b") }
    }
}
