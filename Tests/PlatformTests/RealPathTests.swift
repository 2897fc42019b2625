import Foundation
import TemporaryFolders
import Testing

@testable import Platform

@Suite("What a path leads to")
struct RealPathTests {
    @Test("links and dots are resolved, where something is there")
    func resolves() throws {
        let folder = TemporaryFolder()
        let real = try #require(RealPath.of(folder.path))
        try folder.write("a/View.xib", "x")
        try folder.link("link", to: folder("a"))
        #expect(RealPath.of(folder("link/../a/./View.xib")) == real + "/a/View.xib")
        #expect(RealPath.of(folder("link")) == real + "/a")
        #expect(RealPath.of(folder("none")) == nil)
        #expect(RealPath.of(folder("a\0b")) == nil)
        #expect(RealPath.of("/") == "/")
        #expect(RealPath.of("") == FileManager.default.currentDirectoryPath)
    }

    @Test("a folder is one through links too")
    func folders() throws {
        let folder = TemporaryFolder()
        try folder.write("a/View.xib", "x")
        try folder.link("link", to: folder("a"))
        #expect(RealPath.isFolder(folder("a")) && RealPath.isFolder(folder("a/")) && RealPath.isFolder(folder("link")))
        #expect(
            !RealPath.isFolder(folder("a/View.xib")) && !RealPath.isFolder(folder("none")) && !RealPath.isFolder(""))
    }
}
