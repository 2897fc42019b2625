import Foundation
import TemporaryFolders
import Testing

@testable import Platform

@Suite("Names in a folder")
struct FolderNamesTests {
    @Test("all of them, hidden ones too")
    func names() throws {
        let folder = TemporaryFolder()
        #expect(FolderNames.of(folder.path).isEmpty)
        try folder.write("a/b", "x")
        try folder.write(".hidden", "x")
        try folder.write("日本.xib", "x")
        #expect(FolderNames.of(folder.path).sorted() == [".hidden", "a", "日本.xib"])
        #expect(FolderNames.of(folder.path + "/a/") == ["b"])
        #expect(FolderNames.of(folder.path, atMost: 2).count == 2)
        #expect(FolderNames.of(folder.path, beginningWith: "日") == ["日本.xib"])
        #expect(FolderNames.of(folder.path, beginningWith: "日本.xibs") == [])
        #expect(try FolderNames.all(of: folder.path).count == 3)
        #expect(throws: SystemError.self) { try FolderNames.all(of: folder("none")) }
    }

    @Test("what is no folder has none")
    func none() throws {
        let folder = TemporaryFolder()
        try folder.write("a", "x")
        #expect(FolderNames.of(folder("a")).isEmpty)
        #expect(FolderNames.of(folder("none")).isEmpty)
    }

    @Test("an empty path is the current folder")
    func here() {
        #expect(FolderNames.of("").sorted() == FolderNames.of(".").sorted())
    }
}
