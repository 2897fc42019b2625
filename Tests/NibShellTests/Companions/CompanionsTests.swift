import CommandLog
import Foundation
import Platform
import Replies
import TemporaryFolders
import Testing

@testable import NibShell

@Suite struct CompanionsTests {
    let folder = TemporaryFolder()
    private let before = Array("class A {\n    var old = 1 // ü\n}\n".utf8)
    private let splices = [
        FilePatch.Splice(offset: 10, removed: "", inserted: "    // new\n"),
        FilePatch.Splice(offset: 18, removed: "old", inserted: "neu"),
    ]

    private func patch(of path: String) throws -> FilePatch {
        try #require(FilePatch(path: PathName.absolute(path), bytes: before, splices: splices))
    }

    @Test func companionsAreChangedInMemoryAndWrittenTogether() throws {
        let path = folder("A.swift")
        try AtomicFile.write(before, to: path)
        let companions = Companions()
        let patch = try patch(of: path)
        try companions.apply(patch)
        #expect(companions.isModified)
        #expect(try FileIO.read(path) == before)
        try companions.requireUnchanged(companions.modified)
        let files = companions.modified.map { JointSave.File(path: $0.path, bytes: $0.file.bytes) }
        let written = try JointSave.write(files, recordsIn: nil)
        companions.noteSaved(zip(files, written).map { ($0.path, $1.identity) })
        #expect(try FileIO.read(path) == patch.applied(to: before))
        #expect(!companions.isModified)
        try companions.require([patch.inverse, patch])
        #expect(throws: CommandError.self) { try companions.require([patch]) }
        #expect(throws: CommandError.self) { try companions.require([patch.inverse, patch.inverse]) }
    }

    @Test func filesThatSomebodyElseChangedAreNotOverwritten() throws {
        let path = folder("A.swift")
        try AtomicFile.write(before, to: path)
        let companions = Companions()
        try companions.apply(try patch(of: path))
        try AtomicFile.write(Array("somebody else's".utf8), to: path)
        #expect(throws: FileError.self) { try companions.requireUnchanged(companions.modified) }
        #expect(try FileIO.read(path) == Array("somebody else's".utf8))
    }
}
