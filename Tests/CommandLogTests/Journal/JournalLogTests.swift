import Platform
import SeededRandom
import TemporaryFolders
import Testing

@testable import CommandLog

/// The log that a journal gives back is the one that was written to it.
@Suite struct JournalLogTests {
    let folder = TemporaryFolder()
    private let base: [UInt8] = [0x61]

    private func begun() throws -> Journal {
        let journal = try folder.openJournal()
        try journal.begin(base: base, digest: Digest(of: base))
        return journal
    }

    /// A record that fits a log.
    private func record(for log: CommandLog, _ random: inout SeededGenerator) -> LogRecord {
        let (count, state) = (log.entries.count, random.below(log.entries.count + 1))
        switch random.below(6) {
        case 0: return .moved(to: state, by: "restore")
        case 1: return .saved(state: log.state, digest: Digest(value: random.next()), length: 7, path: "a \"b\"")
        case 2: return .opened(digest: Digest(value: random.next()), state: state)
        default:
            let patch = FilePatch(
                path: "/a.swift", before: Digest(value: 1), after: Digest(value: 2),
                splices: [FilePatch.Splice(offset: 3, removed: "x\n", inserted: "")])
            return .edit(
                number: count + 1, parent: log.state, lines: LogLines((0..<random.below(3)).map { "line '\($0)\n" }),
                label: random.pick([nil, "", "s.nibsh"])!, patches: Array(repeating: patch, count: random.below(3)),
                fingerprint: random.chance(80) ? random.next() : nil)
        }
    }

    @Test(arguments: 0..<20) func readingGivesTheSameLog(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var (log, records) = (CommandLog(), [LogRecord]())
        let journal = try begun()
        for _ in 0..<100 {
            let record = record(for: log, &random)
            try log.apply(record)
            records.append(record)
            try journal.append([record])
        }
        let contents = try #require(try journal.read())
        #expect(contents.log == log)
        #expect(contents.records == records)
    }

    @Test func theBaseIsAStateTooWhenItsBytesAreThere() throws {
        let journal = try begun()
        try journal.append([
            .edit(number: 1, parent: 0, lines: ["one"], label: nil),
            .saved(state: 1, digest: Digest(value: 10), length: 100, path: "View.xib"),
        ])
        let contents = try #require(try journal.read())
        #expect(contents.state(matching: Digest(value: 10), length: 100) == 1)
        #expect(contents.state(matching: Digest(of: base), length: 1) == 0)
        #expect(contents.state(matching: Digest(of: base), length: 2) == nil)
    }
}
