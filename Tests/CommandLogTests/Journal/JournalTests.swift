import Foundation
import Platform
import TemporaryFolders
import Testing

@testable import CommandLog

@Suite struct JournalTests {
    let folder = TemporaryFolder()
    private let base = Array("<document>\n</document>\n".utf8)

    private var journals: String { folder("state/nibsh/journals") }

    private func open() throws(JournalError) -> Journal {
        try Journal.open(documentPath: folder("View.xib"), folder: journals)
    }

    private func begun(_ records: [LogRecord] = []) throws(JournalError) -> Journal {
        let journal = try open()
        try journal.begin(base: base, digest: Digest(of: base))
        try journal.append(records)
        return journal
    }

    private static let records: [LogRecord] = [
        .opened(digest: Digest(value: 0xabc), state: 0),
        .edit(number: 1, parent: 0, lines: ["set a title \"x\\y\"\nsecond\rthird\0\ttab"], label: nil),
        .edit(number: 2, parent: 1, lines: ["one", "", "Ä 😀"], label: "script \"a b.nibsh\""),
        .edit(number: 3, parent: 2, lines: [], label: ""),
        .moved(to: 1, by: "undo"),
        .saved(state: 1, digest: Digest(value: 7), length: 123_456, path: "/a b/View.xib"),
    ]

    @Test func lookingLeavesNoTrace() throws {
        let journal = try open()
        #expect(!journal.exists)
        #expect(try journal.read() == nil)
        journal.close()
        #expect(folder.names == [])
    }

    @Test func recordsComeBack() throws {
        let journal = try begun(Self.records)
        try journal.append([])
        #expect(try journal.read()?.records == Self.records)
        journal.close()
        #expect(!journal.exists)
        let again = try open()
        #expect(again.exists)
        let contents = try #require(try again.read())
        #expect(contents.records == Self.records)
        #expect(contents.records.count == 6)
        #expect(!contents.isCut)
        #expect(contents.baseDigest == Digest(of: base) && contents.baseLength == base.count)
        #expect(contents.document.hasSuffix("/View.xib"))
        #expect(try again.base() == base)
    }

    @Test func appendingGoesOnWhereTheLastSessionStopped() throws {
        try begun([Self.records[0]]).close()
        let journal = try open()
        try journal.append([Self.records[1]])
        try journal.append([Self.records[2]])
        #expect(try journal.read()?.records == Array(Self.records[...2]))
    }

    @Test func onlyTheUserMayRead() throws {
        let journal = try begun()
        #expect(mode(folder("state")) == 0o700 && mode(journals) == 0o700)
        #expect(mode(journal.path) == 0o600 && mode(journal.path + ".lock") == 0o600)
    }

    @Test func oneJournalADocumentHoweverItIsSpelled() throws {
        folder.file("View.xib", "x")
        symlink(folder("View.xib"), folder("link.xib"))
        let paths = [folder("View.xib"), folder.path + "/./View.xib", folder("link.xib")]
        let names = try paths.map { try Journal.open(documentPath: $0, folder: journals).path }
        #expect(Set(names).count == 1)
        #expect(names[0].hasSuffix("-View.xib.journal"))
        #expect(try Journal.open(documentPath: folder("Other.xib"), folder: journals).path != names[0])
        let long = try Journal.open(documentPath: folder(String(repeating: "n", count: 250)), folder: journals)
        try long.begin(base: base, digest: Digest(of: base))
        #expect(long.exists)
    }

    @Test func theFileIsReadableText() throws {
        let journal = try begun(Self.records)
        let lines = content(journal.path).split(separator: "\n", omittingEmptySubsequences: false)
        func body(_ index: Int) -> Substring { lines[index].dropLast(JournalCheck.length) }
        #expect(lines[0] == "nibsh journal 4")
        #expect(body(1).hasPrefix("document \"/") && body(1).hasSuffix("\" 4"))
        #expect(body(2) == "base 23 \(Digest(of: base))")
        // The parity of a small document is a copy.
        for start in [3, 6] { #expect(lines[start] == "<document>" && lines[start + 2] == "") }
        #expect(body(9) == "opened 0000000000000abc 0")
        #expect(body(10) == #"edit 1 0 - - - "set a title \"x\\y\"\nsecond\rthird\0"# + "\ttab\"")
        #expect(body(11) == #"edit 2 1 - - "script \"a b.nibsh\"" "one" "" "Ä 😀""#)
        #expect(body(12) == #"edit 3 2 - - """#)
        #expect(body(13) == #"moved 1 "undo""#)
        #expect(body(14) == #"saved 1 0000000000000007 123456 "/a b/View.xib""#)
        #expect(lines.count == 16 && lines[15] == "")
    }

    @Test func appendBeforeBeginIsRefused() throws {
        let journal = try open()
        #expect(throws: JournalError.notBegun(document: folder("View.xib"))) { try journal.append(Self.records) }
        #expect(throws: JournalError.notBegun(document: folder("View.xib"))) { try journal.base() }
        #expect(folder.names == [])
    }

    @Test func aNewJournalKeepsThoseBeforeIt() throws {
        let journal = try open()
        for round in 1...8 {
            try journal.begin(base: [UInt8(round)], digest: Digest(of: [UInt8(round)]))
        }
        #expect(try journal.base() == [8])
        let name = PathName.base(journal.path)
        let names = try FileManager.default.contentsOfDirectory(atPath: journals).sorted()
        #expect(names == [name] + (1...7).map { "\(name).\($0)" } + ["\(name).lock"])
        for number in 1...7 {
            let earlier = content("\(journal.path).\(number)")
            #expect(earlier.contains("base 1 \(Digest(of: [UInt8(number)]))"))
        }
    }

    /// Only what is both old and many goes.
    @Test func oldJournalsAreRemovedByAgeAndNumber() throws {
        let journal = try open()
        for round in 1...15 { try journal.begin(base: [UInt8(round)], digest: Digest(of: [UInt8(round)])) }
        let earlier = EarlierJournals(of: JournalName(document: folder("View.xib"), folder: journals))
        #expect(earlier.all.map(\.number) == (1...14).reversed())
        earlier.cleanUp()
        #expect(earlier.all.count == 14, "none is old")
        for number in [1, 2, 3, 12] {
            let long = Date(timeIntervalSinceNow: -31 * 24 * 3600 - Double(100 - number))
            try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: "\(journal.path).\(number)")
        }
        earlier.cleanUp()
        #expect(earlier.all.map(\.number) == [14, 13, 11, 10, 9, 8, 7, 6, 5, 4], "the ten youngest stay")
    }

    /// When a document gets back the bytes of an earlier journal, that is used again, and no other is lost.
    @Test func anEarlierJournalIsReturnedTo() throws {
        let other = Array("other".utf8)
        let first = try begun([Self.records[1]])
        try first.begin(base: other, digest: Digest(of: other))
        try first.append([Self.records[0]])
        first.close()

        let second = try open()
        #expect(second.returnToEarlier(matching: Digest(of: [1]), length: 1) == nil)
        let contents = try #require(second.returnToEarlier(matching: Digest(of: base), length: base.count))
        #expect(contents.records == [Self.records[1]])
        #expect(try second.base() == base)
        #expect(content(second.path).contains("\nother\n"), "nothing changes before the first record")
        try second.append([.moved(to: 0, by: "undo")])
        second.close()

        #expect(try open().read()?.records == [Self.records[1], .moved(to: 0, by: "undo")])
        let earlier = EarlierJournals(of: JournalName(document: folder("View.xib"), folder: journals)).all
        #expect(earlier.count == 1 && content(earlier[0].path).contains("\nother\n"))
    }

    // MARK: Two sessions

    @Test func theSecondSessionIsToldOfTheFirst() throws {
        let first = try begun()
        let error = #expect(throws: JournalError.self) { try open() }
        #expect(error == .inUse(Int(getpid()), document: folder("View.xib")))
        #expect(error?.message == "'\(folder("View.xib"))' is open in another nibsh (process \(getpid()))")
        #expect(error?.hint != nil)
        first.close()
        #expect(try open().exists)
    }

    /// A session that looks neither waits nor keeps anybody off; if it writes after all, it does so only where it has read all.
    @Test func lookingNeedsNoLock() throws {
        func look() throws(JournalError) -> Journal {
            try Journal.open(documentPath: folder("View.xib"), folder: journals, locking: .withRecords)
        }
        let first = try begun([Self.records[0]])
        let (looking, other) = (try look(), try look())
        #expect(try looking.read()?.records.count == 1)
        #expect(try other.read()?.records.count == 1)
        #expect(throws: JournalError.self) { try looking.append([Self.records[1]]) }
        try first.append([Self.records[1]])
        first.close()
        #expect(throws: JournalError.inUse(nil, document: folder("View.xib"))) { try other.append([Self.records[2]]) }
        other.close()
        let last = try look()
        #expect(try last.read()?.records.count == 2)
        try last.append([Self.records[2]])
        #expect(try last.read()?.records.count == 3)
    }

    @Test func theLockEndsWithItsSession() throws {
        do { _ = try begun() }
        #expect(try open().exists)
    }

    @Test func whoEditsFirstHasTheJournal() throws {
        let (first, second) = (try open(), try open())
        try second.begin(base: base, digest: Digest(of: base))
        #expect(throws: JournalError.inUse(Int(getpid()), document: folder("View.xib"))) {
            try first.begin(base: base, digest: Digest(of: base))
        }
        try second.append([Self.records[0]])
        second.close()
        try first.begin(base: base, digest: Digest(of: base))
        #expect(try first.read()?.records.count == 0)
        #expect(content(first.path + ".1").contains("opened 0000000000000abc 0"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/flock"), "there is no flock program"))
    func anotherProcessHoldsTheLock() throws {
        let path = try begun().path
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
        process.arguments = [path + ".lock", "/bin/sh", "-c", "echo held; read line"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        #expect(output.fileHandleForReading.availableData == Data("held\n".utf8))
        #expect(throws: JournalError.self) { try open() }
        input.fileHandleForWriting.closeFile()
        process.waitUntilExit()
        #expect(try open().exists)
    }

    // MARK: What the user may not do

    @Test(.enabled(if: OrdinaryUser.isPossible)) func folderThatCannotBeMade() throws {
        chmod(folder.path, 0o555)
        OrdinaryUser.act {
            let error = #expect(throws: JournalError.self) { try begun() }
            guard case .file(let file) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(file.kind == .folderNotWritable)
            #expect(file.message == "cannot make the folder '\(journals)': permission denied")
        }
        #expect(folder.names == [])
    }

    @Test(.enabled(if: OrdinaryUser.isPossible)) func journalThatMayOnlyBeRead() throws {
        let path = try begun(Self.records).path
        for name in [folder.path, folder("state"), folder("state/nibsh"), journals] { chmod(name, 0o755) }
        chmod(path, 0o444)
        try OrdinaryUser.act {
            let journal = try open()
            #expect(try journal.read()?.records == Self.records)
            let error = #expect(throws: JournalError.self) { try journal.append(Self.records) }
            guard case .file(let file) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(file.kind == .permission)
        }
    }

    @Test(.enabled(if: OrdinaryUser.isPossible)) func journalThatMayNotEvenBeRead() throws {
        let path = try begun(Self.records).path
        for name in [folder.path, folder("state"), folder("state/nibsh"), journals] { chmod(name, 0o755) }
        chmod(path, 0)
        OrdinaryUser.act { #expect(throws: JournalError.self) { try open() } }
    }
}
