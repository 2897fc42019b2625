import Foundation
import Platform
import Replies
import TemporaryFolders
import Testing

@testable import NibShell

@Suite struct FilePatchTests {
    let folder = TemporaryFolder()
    private let before = Array("class A {\n    var old = 1 // ü\n}\n".utf8)
    private let splices = [
        FilePatch.Splice(offset: 10, removed: "", inserted: "    // new\n"),
        FilePatch.Splice(offset: 18, removed: "old", inserted: "neu"),
        FilePatch.Splice(offset: 26, removed: "// ü", inserted: ""),
    ]

    @Test func inverseGivesTheBytesBack() throws {
        let patch = try #require(FilePatch(path: "/A.swift", bytes: before, splices: splices))
        let after = try #require(patch.applied(to: before))
        #expect(String(decoding: after, as: UTF8.self) == "class A {\n    // new\n    var neu = 1 \n}\n")
        #expect(patch.inverse.applied(to: after) == before)
        #expect(patch.inverse.inverse == patch)
        #expect(patch.applied(to: after) == nil)
    }

    @Test func whatDoesNotFitIsRefused() {
        for splices in [
            [FilePatch.Splice(offset: 0, removed: "klass", inserted: "")],
            [FilePatch.Splice(offset: before.count, removed: "x", inserted: "")],
            [splices[1], splices[0]],
        ] {
            #expect(FilePatch(path: "/A.swift", bytes: before, splices: splices) == nil)
        }
    }

    @Test func journalKeepsPatchesWithTheirEdit() throws {
        let patch = try #require(FilePatch(path: "/a \"b\"/A.swift", bytes: before, splices: splices))
        let journal = try Journal.open(documentPath: folder("View.xib"), folder: folder("journals"))
        try journal.begin(base: before, digest: Digest(of: before))
        try journal.append([
            .edit(number: 1, parent: 0, lines: ["one"], label: nil), .patch(patch), .patch(patch.inverse),
            .edit(number: 2, parent: 1, lines: ["two"], label: nil), .moved(to: 1, by: "undo"),
        ])
        let contents = try #require(try journal.read())
        #expect(contents.edit(1)?.patches == [])
        #expect(contents.edit(2)?.patches == [patch, patch.inverse])
        #expect(contents.records[1] == .patch(patch))
    }

    /// A kill between a patch and its edit leaves a patch that was never done; the next edit must not take it for its own.
    @Test func patchWithoutItsEditIsLeftOut() throws {
        let patch = try #require(FilePatch(path: "/A.swift", bytes: before, splices: splices))
        let journal = try Journal.open(documentPath: folder("View.xib"), folder: folder("journals"))
        try journal.begin(base: before, digest: Digest(of: before))
        try journal.append([.edit(number: 1, parent: 0, lines: ["one"], label: nil), .patch(patch)])
        journal.close()
        let again = try Journal.open(documentPath: folder("View.xib"), folder: folder("journals"))
        #expect(try again.read()?.count == 1)
        try again.append([.edit(number: 2, parent: 1, lines: ["two"], label: nil)])
        let contents = try #require(try again.read())
        #expect(contents.edit(2)?.patches == [])
        #expect(contents.count == 2)
    }

    @Test func companionsAreChangedInMemoryAndWrittenTogether() throws {
        let path = folder("A.swift")
        try AtomicFile.write(before, to: path)
        let companions = Companions()
        let patch = try #require(try companions.change(path, splices))
        #expect(companions.isModified)
        #expect(try FileIO.read(path) == before)
        try companions.putInPlace(try companions.stage(companions.modified, force: false))
        #expect(try FileIO.read(path) == patch.applied(to: before))
        #expect(!companions.isModified)
        try companions.require([patch.inverse, patch])
        #expect(throws: ShellError.self) { try companions.require([patch]) }
        #expect(throws: ShellError.self) { try companions.require([patch.inverse, patch.inverse]) }
    }

    @Test func filesThatSomebodyElseChangedAreNotOverwritten() throws {
        let path = folder("A.swift")
        try AtomicFile.write(before, to: path)
        let companions = Companions()
        _ = try companions.change(path, splices)
        try AtomicFile.write(Array("somebody else's".utf8), to: path)
        #expect(throws: FileError.self) { try companions.stage(companions.modified, force: false) }
        #expect(try FileIO.read(path) == Array("somebody else's".utf8))
    }
}
