import Foundation
import Platform
import TemporaryFolders
import Testing

@testable import CommandLog

/// The log of a session whose journal cannot be written, or not read.
@Suite struct JournaledLogTests {
    let folder = TemporaryFolder()
    private let bytes = Array("<a/>".utf8)

    private func open(_ bytes: [UInt8]? = nil) -> JournaledLog {
        JournaledLog(
            documentPath: folder("View.xib"), folder: folder("journals"), bytes: bytes ?? self.bytes,
            waitsForSave: false)
    }

    private func append(_ line: String, to log: JournaledLog, fingerprint: UInt64 = 1) {
        _ = log.append(LogStep(lines: [line], primitives: []), label: nil, fingerprint: fingerprint)
    }

    /// What could not be written is told once and written as soon as it can be, all of it.
    @Test func aFailedWriteIsTriedAgain() throws {
        try AtomicFile.write([], to: folder("journals"))
        let log = open()
        append("one", to: log)
        #expect(log.takeWarning()?.hasPrefix("not in the journal yet, and lost if nibsh ends now: ") == true)
        append("two", to: log)
        #expect(log.takeWarning() == nil)
        #expect(log.log.entries.count == 2)

        FileSystem.remove(folder("journals"))
        append("three", to: log)
        #expect(log.takeWarning() == "the journal can be written again, and has everything")
        append("four", to: log)
        #expect(log.takeWarning() == nil)
        log.close()
        #expect(open().log.entries.map(\.title) == ["one", "two", "three", "four"])
    }

    @Test func aJournalThatIsRemovedIsWrittenAgain() throws {
        let log = open()
        append("one", to: log)
        try FileManager.default.removeItem(atPath: folder("journals"))
        append("two", to: log)
        #expect(log.takeWarning() == nil)
        log.close()
        #expect(open().log.entries.map(\.title) == ["one", "two"])
    }

    /// Somebody removes the journals, and another session begins one: what it writes is kept, and each is told of the other.
    @Test func aJournalThatIsRemovedAndBegunElsewhereWaits() throws {
        let log = open()
        append("one", to: log)
        try FileManager.default.removeItem(atPath: folder("journals"))
        let other = open()
        append("its own", to: other)
        append("two", to: log)
        #expect(log.takeWarning()?.contains("is open in another nibsh") == true)
        other.close()
        append("three", to: log)
        #expect(log.takeWarning() == "the journal can be written again, and has everything")
        log.close()
        #expect(open().log.entries.map(\.title) == ["one", "two", "three"])
        #expect(
            EarlierJournals(of: JournalName(document: folder("View.xib"), folder: folder("journals"))).all.count == 1)
    }

    @Test func aDamagedLastRecordIsToldAndTheRestGoesOn() throws {
        let first = open()
        append("one", to: first)
        append("two", to: first)
        first.close()
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder("journals")).first { $0.hasSuffix(".journal") })
        let path = folder("journals/\(name)")
        var journal = try FileIO.read(path)
        journal[journal.count - 20] ^= 1
        try AtomicFile.write(journal, to: path)
        // One wrong bit is repaired, and that is told.
        let repaired = open()
        #expect(repaired.takeWarning()?.contains("what is damaged in this journal was rebuilt") == true)
        #expect(repaired.unsavedState == 2 && repaired.takeWarning() == nil)
        repaired.close()
        // The session wrote the journal anew.
        #expect(open().takeWarning() == nil)
        FileSystem.remove(path + ".damaged-1")
        journal[journal.count - 20] ^= 4
        try AtomicFile.write(journal, to: path)

        let second = open()
        #expect(second.takeWarning()?.contains("the edit before that line can be used") == true)
        #expect(second.unsavedState == 1)
        append("other", to: second)
        second.close()
        let third = open()
        #expect(third.takeWarning() == nil)
        #expect(third.log.entries.map(\.title) == ["one", "other"])
    }

    /// Edits and moves that end in equal bytes leave nothing to offer.
    @Test func equalBytesByAnotherWayAreNotUnsaved() throws {
        let first = open()
        append("one", to: first, fingerprint: 1)
        append("back", to: first, fingerprint: 0)
        first.close()
        let second = open()
        #expect(second.unsavedState == nil)
        #expect(second.log.state == 2 && !second.log.isUnsaved)
        append("three", to: second, fingerprint: 3)
        second.close()
        #expect(open().unsavedState == 3)
    }

    /// Edits that were not saved before another program changed the file are not lost.
    @Test func editsOfAnotherFileAreKept() throws {
        let first = open()
        append("one", to: first)
        append("two", to: first)
        first.close()
        let changed = open(Array("<b/>".utf8))
        #expect(changed.hasStrangeLog && changed.strangeEdits == 2 && changed.log.entries.isEmpty)
        #expect(changed.earlierLogs().map { $0.log.unsavedEdits.map(\.title) } == [["one", "two"]])
        append("other", to: changed)
        #expect(changed.earlierLogs().map { $0.log.unsavedEdits.map(\.title) } == [["one", "two"]])
        changed.close()
        // The old bytes are back.
        let again = open()
        #expect(again.unsavedState == 2 && again.strangeEdits == 1)
        append("three", to: again)
        again.close()
        #expect(open().log.entries.map(\.title) == ["one", "two", "three"])
        #expect(open().earlierLogs().map { $0.log.unsavedEdits.map(\.title) } == [["other"]])
    }

    @Test func theJournalOfANewerVersionIsNotWritten() throws {
        let first = open()
        append("one", to: first)
        first.close()
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder("journals")).first { $0.hasSuffix(".journal") })
        let path = folder("journals/\(name)")
        let newer = Array("nibsh journal 9\n".utf8)
        try AtomicFile.write(newer, to: path)
        let second = open()
        #expect(second.takeWarning()?.contains("a newer version of nibsh wrote this journal") == true)
        append("two", to: second)
        #expect(second.takeWarning() == nil && second.log.entries.count == 1)
        #expect(try FileIO.read(path) == newer)
    }
}
