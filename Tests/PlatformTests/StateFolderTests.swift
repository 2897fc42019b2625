import Foundation
import TemporaryFolders
import Testing

@testable import Platform

@Suite struct StateFolderTests {
    private func path(_ environment: [String: String]) -> String? {
        StateFolder.path { environment[$0] }
    }

    @Test func theStateFolderOfTheEnvironment() {
        #expect(path(["XDG_STATE_HOME": "/state", "HOME": "/home/a"]) == "/state/nibsh")
        #expect(path(["XDG_STATE_HOME": "/state/", "HOME": "/home/a"]) == "/state/nibsh")
    }

    @Test func theHomeOtherwise() {
        #if canImport(Darwin)
            let expected = "/home/a/Library/Application Support/nibsh"
        #else
            let expected = "/home/a/.local/state/nibsh"
        #endif
        #expect(path(["HOME": "/home/a"]) == expected)
        #expect(path(["XDG_STATE_HOME": "", "HOME": "/home/a"]) == expected)
        #expect(path(["XDG_STATE_HOME": "relative", "HOME": "/home/a"]) == expected)
    }

    @Test func noHomeNoFolder() {
        #expect(path([:]) == nil)
        #expect(path(["HOME": ""]) == nil)
        #expect(path(["HOME": "relative"]) == nil)
    }

    @Test func foldersAreMadeForTheUserOnly() throws {
        let folder = TemporaryFolder()
        chmod(folder.path, 0o755)
        try FileIO.makeFolder(folder("a/b/c/"))
        try FileIO.makeFolder(folder("a/b/c"))
        #expect(mode(folder("a")) == 0o700 && mode(folder("a/b/c")) == 0o700 && mode(folder.path) == 0o755)
        folder.file("file", "")
        #expect(throws: FileError.self) { try FileIO.makeFolder(folder("file/x")) }
        #expect(throws: FileError.self) { try FileIO.makeFolder("") }
    }
}
