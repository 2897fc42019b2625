import Foundation
import Platform
import TemporaryFolders
import Testing

@testable import CommandLog

/// Damage that the check digits and the parity of a journal are enough to repair.
@Suite struct JournalRepairTests {
    let folder = TemporaryFolder()
    private let base = Array("<a>\n<b/>\n</a>\n".utf8)
    private let path: String
    private let whole: [UInt8]

    private static let records: [LogRecord] = [
        .edit(number: 1, parent: 0, lines: ["one"], label: nil),
        .edit(number: 2, parent: 1, lines: ["two\n", "three"], label: "group"),
    ]

    init() throws {
        (path, whole) = try folder.writeJournal(base: base, Self.records)
    }

    /// Wherever one bit flips, everything is read, and the next record is written to a journal without damage.
    @Test func anyFlippedBitIsRepaired() throws {
        for bit in 0..<whole.count * 8 {
            var bytes = whole
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            let journal = try folder.openJournal()
            let contents = try #require(try journal.read(), "bit \(bit)")
            #expect(contents.records == Self.records && contents.damage == nil && !contents.isCut, "bit \(bit)")
            #expect(contents.document == folder("View.xib"))
            #expect(try journal.base() == base, "bit \(bit)")
            guard !journal.repairs.isEmpty else { continue }
            #expect(try FileIO.read(path) == bytes, "reading changes nothing")
            try journal.append([.moved(to: 1, by: "undo")])
            let now = try FileIO.read(path)
            #expect(now.starts(with: whole) && now.count > whole.count, "bit \(bit)")
            #expect(try FileIO.read(path + ".damaged-1") == bytes)
            journal.close()
            FileSystem.remove(path + ".damaged-1")
        }
    }

    /// Damage that is not repaired is never read as something else.
    @Test func twoFlippedBitsAreNoticed() throws {
        for index in whole.indices.dropLast() {
            var bytes = whole
            bytes[index] ^= 0x05
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            let journal = try folder.openJournal()
            do throws(JournalError) {
                let contents = try journal.read()
                if let contents, contents.damage == nil { #expect(contents.records == Self.records, "byte \(index)") }
                let now = try journal.base()
                #expect(now == base, "byte \(index)")
            } catch {
                switch error {
                case .damaged(let file, _, _, _): #expect(file == path)
                case .newer: #expect(index < JournalVersion.newest.title.utf8.count)
                default: Issue.record("byte \(index): \(error)")
                }
            }
        }
    }

    /// A session that cannot take anything back because the base is lost does not leave such a journal to the next one.
    @Test func aLostBaseIsLostOnce() throws {
        var bytes = whole
        let start = try #require(whole.indices.first { whole[$0...].starts(with: base) })
        for place in [start + 1, start + base.count + 2] { bytes[place] ^= 0x20 }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        for _ in 1...2 {
            let journal = try folder.openJournal()
            #expect(try journal.read()?.records == Self.records)
            journal.close(keepsLost: false)
        }
        let journal = try folder.openJournal()
        #expect(throws: JournalError.self) { try journal.base() }
        journal.close(keepsLost: false)
        #expect(try folder.openJournal().read() == nil)
        #expect(try FileIO.read(path + ".damaged-1") == bytes)
    }

    /// Journals as the earlier versions of nibsh wrote them.
    @Test(arguments: [
        (1, #"edit 1 0 - "one" #9f595ec8"#), (2, #"edit 1 0 0000000000000009 - "one" #49599d49"#),
        (3, #"edit 1 0 0000000000000009 5 - "one" #6f30ac69"#),
    ]) func earlierFormsAreReadAndRepaired(version: Int, edit: String) throws {
        let text = """
            nibsh journal \(version)
            document "/Earlier.xib" #a41940b1
            base 9 3cd40da3e28fca1b #c0876123
            <a>
            </a>

            \(edit)
            saved 1 0000000000000007 12 "/Earlier.xib" #4b5b521f

            """
        let path = folder("earlier.journal")
        var bytes = Array(text.utf8)
        for damaged in [nil, 5, 20, 105, bytes.count - 80] {
            if let damaged { bytes[damaged] ^= 0x01 }
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            chmod(path, 0o600)
            let (file, header, contents) = try #require(JournalFile.readable(path), "\(String(describing: damaged))")
            #expect(header.version.rawValue == version && contents.document == "/Earlier.xib")
            #expect(contents.damage == nil && contents.log.entries.map { Array($0.lines) } == [["one"]])
            #expect(contents.log.savedState == 1 && contents.log[1].time == (version < 3 ? nil : 5))
            #expect(try file.base(header).bytes == Array("<a>\n</a>\n".utf8))
            if let damaged { bytes[damaged] ^= 0x01 }
        }
    }

    @Test func aNewerVersionIsNoDamage() throws {
        var newer = String(decoding: whole, as: UTF8.self)
        newer.replace("nibsh journal 4\n", with: "nibsh journal 5\n")
        // The second line of a real one has the number, too.
        let line = Array(#"document "/View.xib" 5 and more"#.utf8)
        var second = line + Array(" #".utf8)
        JournalCheck.append(line.withUnsafeBytes { JournalCheck.of($0) }, to: &second)
        let text = "nibsh journal 5\n" + String(decoding: second, as: UTF8.self) + "\nwhatever\n"
        for (text, isNewer) in [(newer, false), (text, true), ("nibsh journal 5\nwhatever\n", true)] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            let journal = try folder.openJournal()
            if isNewer {
                #expect(throws: JournalError.newer(file: path)) { try journal.read() }
            } else {
                #expect(try journal.read()?.records == Self.records)
            }
        }
    }

    /// A part as long as a sector of a disk, anywhere, in documents of one block and of many.
    @Test(arguments: [1, 5000, 8192, 8193, 30_000, 2_200_000]) func aDamagedPartIsRebuilt(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) }
        let (parity, digest) = (JournalParity.of(bytes), Digest(of: bytes))
        #expect(parity.count == JournalParity.length(of: count))
        for start in Set([0, count / 3, max(0, count - 4096), max(0, count - 1)]) {
            var damaged = bytes
            for index in start..<min(count, start + 4096) { damaged[index] = 0xE5 }
            #expect(JournalParity.rebuilt(damaged, parity: parity, digest: digest) == bytes, "from \(start)")
        }
        var other = parity
        other[0] ^= 1
        #expect(JournalParity.rebuilt(bytes.map { $0 ^ 1 }, parity: other, digest: digest) == nil || count == 1)
    }
}
