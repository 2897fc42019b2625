import Foundation
import Platform
import TemporaryFolders
import Testing

@testable import CommandLog

@Suite struct JournalDamageTests {
    let folder = TemporaryFolder()
    private let base = Array("<a>\n</a>\n".utf8)
    private let path: String
    private let whole: [UInt8]

    private static let records: [LogRecord] = [
        .edit(number: 1, parent: 0, lines: ["one"], label: nil),
        .edit(number: 2, parent: 1, lines: ["two", "and \"more\"\n"], label: "group"),
    ]

    init() throws {
        (path, whole) = try folder.writeJournal(base: base, Self.records)
    }

    /// What reading everything from a journal of these bytes reports.
    private func damage(_ bytes: [UInt8]) throws -> JournalError? {
        try AtomicFile.write(bytes, to: path)
        do throws(JournalError) {
            let journal = try folder.openJournal()
            let contents = try journal.read()
            _ = try journal.base()
            return contents?.damage
        } catch {
            return error
        }
    }

    private func line(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        let check = bytes.withUnsafeBytes { JournalCheck.of($0) }
        bytes += Array(" #".utf8)
        JournalCheck.append(check, to: &bytes)
        return bytes + [0x0A]
    }

    /// A kill while the last record is written may cut it anywhere; what was there before stays, and is built on.
    @Test func lastRecordCutAtEveryByte() throws {
        var writer = JournalWriter()
        writer.append(Self.records[1])
        let start = whole.count - writer.bytes.count
        for end in start..<whole.count {
            try AtomicFile.write(Array(whole[..<end]), to: path)
            let journal = try folder.openJournal()
            let contents = try #require(try journal.read())
            #expect(contents.records == [Self.records[0]])
            #expect(contents.isCut == (end > start))
            try journal.append([Self.records[1]])
            #expect(try FileIO.read(path) == whole)
        }
    }

    @Test func appendWithoutReadingAlsoDropsACutRecord() throws {
        try AtomicFile.write(whole.dropLast(3), to: path)
        try folder.openJournal().append([Self.records[1]])
        #expect(try FileIO.read(path) == whole)
    }

    @Test func zerosAfterAPowerFailureCountAsCut() throws {
        try AtomicFile.write(whole + [0, 0, 0, 0], to: path)
        let contents = try #require(try folder.openJournal().read())
        #expect(contents.records == Self.records && contents.isCut)
    }

    @Test func otherFilesAreNoJournals() throws {
        let reasons = try [
            [], Array("<?xml version=\"1.0\"?>\n".utf8), Array("nibsh journal 99\n".utf8),
            Array("nibsh journal 1".utf8),
            Array("nibsh journal 1\nbase 3\n".utf8), Array("nibsh journal x\n".utf8),
        ].map { try damage($0)?.message ?? "" }
        #expect(
            reasons == [
                "\(path):1: the journal is damaged: the file is empty",
                "\(path):1: the journal is damaged: it does not begin like a journal",
                "\(path): a newer version of nibsh wrote this journal",
                "\(path):1: the journal is damaged: it does not begin like a journal",
                "\(path):2: the journal is damaged: the line of the document's path is wrong",
                "\(path):1: the journal is damaged: it does not begin like a journal",
            ])
    }

    @Test(arguments: [
        ("99", 4), ("4294967296", 4), ("4294967297", 3), ("9223372036854775807", 3), ("99999999999999999999", 3),
        ("-1", 3), ("", 3),
    ]) func lengthsThatCannotBe(length: String, line number: Int) throws {
        let title = Array("nibsh journal 1\n".utf8) + line(#"document "/View.xib""#)
        let error = try damage(title + line("base \(length) 0000000000000000") + base + [0x0A])
        guard case .damaged(path, number, _, nil) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(arguments: [
        ("edit 4 2 - - - \"x\"", "edit 4 stands where edit 3 belongs"),
        ("edit 2 1 - - - \"x\"", "edit 2 stands where edit 3 belongs"),
        ("edit 3 3 - - - \"x\"", "edit 3 is made on edit 3, which does not exist"),
        ("edit 3 99999999999999999999 - - - \"x\"", "the record is malformed"),
        ("edit 3 2 - \"x", "the record is malformed"), ("edit 3 2 - - x", "the record is malformed"),
        ("edit 3 2", "the record is malformed"), ("edit 3 2 -", "the record is malformed"),
        ("edit 3 2 00000000000000g0 - \"x\"", "the record is malformed"),
        ("edit 3 2 - - \"a\\q\"", "the record is malformed"), ("edit 3 2 - - \"a\" ", "the record is malformed"),
        ("edit 3 2 - -  \"a\"", "the record is malformed"), ("moved 3 \"undo\"", "there is no edit 3"),
        ("moved 1 \"undo\" 2", "the record is malformed"), ("moved -1 \"undo\"", "the record is malformed"),
        ("saved 3 0000000000000000 1 \"p\"", "there is no edit 3"),
        ("saved 1 000000000000000 1 \"p\"", "the record is malformed"),
        ("opened 0000000000000000 3", "there is no edit 3"),
        ("opened 0", "the record is malformed"), ("closed 1", "there is no such record"),
        ("", "the record and its check digits do not fit"),
    ]) func recordsThatCannotBe(text: String, reason: String) throws {
        #expect(try damage(whole + line(text)) == .damaged(file: path, line: 12, reason: reason, edits: 2))
        #expect(try folder.openJournal().read()?.records == Self.records)
    }

    /// Damage that cannot be repaired costs a record and what follows, and the journal goes on before it.
    @Test(arguments: [0, 1]) func theRecordsBeforeTheDamageAreUsed(record: Int) throws {
        var writer = JournalWriter()
        for index in (record...1) { writer.append(Self.records[index]) }
        var bytes = whole
        bytes[whole.count - writer.bytes.count + 7] ^= 0x14
        try AtomicFile.write(bytes, to: path)

        let journal = try folder.openJournal()
        let contents = try #require(try journal.read())
        #expect(contents.records == Array(Self.records[..<record]))
        guard case .damaged(_, _, _, record) = contents.damage else {
            Issue.record("\(String(describing: contents.damage))")
            return
        }
        #expect(try FileIO.read(path) == bytes, "reading changes nothing")
        try journal.append(Array(Self.records[record...]))
        #expect(try FileIO.read(path) == whole)
        #expect(try FileIO.read(path + ".damaged-1") == bytes)
        try journal.append([.moved(to: 0, by: "undo")])
        #expect(!FileManager.default.fileExists(atPath: path + ".damaged-2"))
        journal.close()
        #expect(try folder.openJournal().read()?.damage == nil)
    }

    @Test func theJournalOfANewerVersionStays() throws {
        let newer = Array("nibsh journal 5\nwhatever\n".utf8)
        try AtomicFile.write(newer, to: path)
        let journal = try folder.openJournal()
        #expect(throws: JournalError.newer(file: path)) { try journal.read() }
        #expect(throws: JournalError.newer(file: path)) { try journal.append(Self.records) }
        #expect(throws: JournalError.newer(file: path)) { try journal.begin(base: base, digest: Digest(of: base)) }
        journal.close()
        #expect(throws: JournalError.newer(file: path)) {
            try folder.openJournal().begin(base: base, digest: Digest(of: base))
        }
        #expect(try FileIO.read(path) == newer)
    }

    /// The journal keeps when an edit was made; journals of version 2 do not, and go on as they are.
    @Test(arguments: [(JournalVersion.three, 5 as Int?), (.two, nil)])
    func timesAreKept(version: JournalVersion, time: Int?) throws {
        var writer = JournalWriter(version: version)
        writer.begin(document: folder("View.xib"), base: base, digest: Digest(of: base))
        let edit = LoggedEdit(number: 1, parent: 0, lines: ["one"], label: nil, fingerprint: 9, time: 5)
        writer.append(.edit(edit))
        try AtomicFile.write(writer.bytes, to: path)
        let journal = try folder.openJournal()
        let log = try #require(try journal.read()).log
        #expect(log.entries == [edit] && log[1].time == time && log[1].fingerprint == 9)
        let next = LoggedEdit(number: 2, parent: 1, lines: ["two"], label: nil, fingerprint: 10, time: 6)
        try journal.append([.edit(next)])
        journal.close()
        #expect(try folder.openJournal().read()?.log.entries.map(\.time) == (time == nil ? [nil, nil] : [5, 6]))
    }

    /// Journals of version 1 have no fingerprints. They are read, and what is appended to them has the same form.
    @Test func aJournalOfVersionOneGoesOn() throws {
        var writer = JournalWriter(version: .one)
        writer.begin(document: folder("View.xib"), base: base, digest: Digest(of: base))
        for record in Self.records { writer.append(record) }
        try AtomicFile.write(writer.bytes, to: path)
        let journal = try folder.openJournal()
        #expect(try journal.read()?.records == Self.records)
        try journal.append([.edit(number: 3, parent: 2, lines: ["three"], label: nil, fingerprint: 7)])
        #expect(String(decoding: try FileIO.read(path), as: UTF8.self).contains("\nedit 3 2 - \"three\" #"))
        journal.close()
        let log = try #require(try folder.openJournal().read()?.log)
        #expect(log.entries.count == 3 && log.fingerprint(of: 3) == nil)
    }

    @Test func aDamagedJournalIsSetAsideForGood() throws {
        for round in 1...7 {
            try AtomicFile.write(Array("damage \(round)".utf8), to: path)
            let journal = try folder.openJournal()
            #expect(throws: JournalError.self) { try journal.read() }
            #expect(throws: JournalError.self) { try journal.append(Self.records) }
            try journal.begin(base: base, digest: Digest(of: base))
            #expect(try journal.read()?.records.count == 0)
        }
        for round in 1...7 { #expect(content("\(path).damaged-\(round)") == "damage \(round)") }
        #expect(!FileManager.default.fileExists(atPath: path + ".1"))
    }

    @Test func aDamagedJournalIsSetAsideEvenUnread() throws {
        try AtomicFile.write(Array("damage".utf8), to: path)
        try folder.openJournal().begin(base: base, digest: Digest(of: base))
        #expect(content(path + ".damaged-1") == "damage")
    }

    @Test func recordsThatDoNotFitAreDamageLater() throws {
        for record: LogRecord in [
            .moved(to: -1, by: "undo"), .moved(to: .min, by: "undo"), .moved(to: 9, by: "undo"),
        ] {
            try AtomicFile.write(whole, to: path)
            let journal = try folder.openJournal()
            try journal.append([record])
            let contents = try #require(try journal.read())
            #expect(contents.records == Self.records)
            guard case .damaged(path, 12, _, 2) = contents.damage else {
                Issue.record("\(String(describing: contents.damage))")
                continue
            }
        }
    }
}
