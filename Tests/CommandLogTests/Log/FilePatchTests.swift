import Foundation
import Platform
import Replies
import TemporaryFolders
import Testing

@testable import CommandLog

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
        let journal = try folder.openJournal()
        try journal.begin(base: before, digest: Digest(of: before))
        try journal.append([
            .edit(number: 1, parent: 0, lines: ["one"], label: nil),
            .edit(number: 2, parent: 1, lines: ["two"], label: nil, patches: [patch, patch.inverse]),
            .moved(to: 1, by: "undo"),
        ])
        let log = try #require(try journal.read()).log
        #expect(log[1].patches == [] && log[2].patches == [patch, patch.inverse])
    }

    /// Files of UTF-16 are patched as texts, and stay in their encoding.
    @Test func patchesUTF16() throws {
        func utf16(_ text: String) -> [UInt8] {
            [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        }
        let bytes = utf16("ä = b;\n")
        let splice = FilePatch.Splice(offset: 5, removed: "b", inserted: "höher")
        let patch = try #require(FilePatch(path: "/A.strings", bytes: bytes, splices: [splice]))
        let changed = try #require(patch.applied(to: bytes))
        #expect(changed == utf16("ä = höher;\n"))
        #expect(patch.inverse.applied(to: changed) == bytes)
        #expect(FilePatch(path: "/A.strings", bytes: Array(bytes.dropLast()), splices: [splice]) == nil)
    }

    /// A kill between a patch and its edit leaves a patch that was never made; the next edit must not take it for its own.
    @Test func patchWithoutItsEditIsLeftOut() throws {
        let patch = try #require(FilePatch(path: "/A.swift", bytes: before, splices: splices))
        let journal = try folder.openJournal()
        try journal.begin(base: before, digest: Digest(of: before))
        try journal.append([.edit(number: 1, parent: 0, lines: ["one"], label: nil)])
        let whole = try FileIO.read(journal.path)
        try journal.append([.edit(number: 2, parent: 1, lines: ["two"], label: nil, patches: [patch])])
        let bytes = try FileIO.read(journal.path)
        let edit = try #require(bytes.dropLast().lastIndex(of: 0x0A)) + 1
        journal.close()
        try AtomicFile.write(Array(bytes[..<edit]), to: journal.path)

        let again = try folder.openJournal()
        let contents = try #require(try again.read())
        #expect(contents.records.count == 1 && contents.isCut)
        try again.append([.edit(number: 2, parent: 1, lines: ["two"], label: nil)])
        #expect(try #require(try again.read()).log[2].patches == [])
        #expect(try FileIO.read(journal.path).starts(with: whole))
    }
}
