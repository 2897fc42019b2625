import Platform
import TemporaryFolders
import Testing

@testable import NibShell
import SeededRandom

@Suite struct JournalHistoryTests {
    let folder = TemporaryFolder()
    private let base: [UInt8] = [0x61]

    /// What a journal with these records tells.
    private func contents(_ records: [JournalRecord]) throws -> JournalContents {
        let journal = try Journal.open(documentPath: folder("View.xib"), folder: folder("journals"))
        try journal.begin(base: base, digest: Digest(of: base))
        try journal.append(records)
        return try #require(try journal.read())
    }

    private func edit(_ number: Int, on parent: Int) -> JournalRecord {
        .edit(number: number, parent: parent, lines: ["edit \(number)"], label: nil)
    }

    @Test func nothingYet() throws {
        let contents = try contents([])
        #expect(contents.lastEdit == 0 && contents.currentState == 0 && contents.count == 0)
        #expect(contents.path(to: 0) == [] && contents.path(to: 1) == nil && contents.path(to: -1) == nil)
        #expect(contents.redoTarget(of: 0) == nil && contents.latestLeaf(from: 0) == 0)
        #expect(contents.parent(of: 0) == nil && contents.edit(0) == nil && contents.edit(1) == nil)
        #expect(contents.lastSaved == nil)
    }

    /// 0 → 1 → 2 → 3, back to 1, 1 → 4 → 5.
    private var branched: [JournalRecord] {
        [edit(1, on: 0), edit(2, on: 1), edit(3, on: 2), .moved(to: 1, by: "undo"), edit(4, on: 1), edit(5, on: 4)]
    }

    @Test func branches() throws {
        let contents = try contents(branched)
        #expect(contents.lastEdit == 5 && contents.currentState == 5)
        #expect(contents.path(to: 3) == [1, 2, 3])
        #expect(contents.path(to: 5) == [1, 4, 5])
        #expect(contents.edits(to: 5)?.map(\.lines) == [["edit 1"], ["edit 4"], ["edit 5"]])
        #expect(contents.edit(4) == JournalEdit(number: 4, parent: 1, lines: ["edit 4"], label: nil))
        #expect(contents.parent(of: 4) == 1 && contents.parent(of: 1) == 0 && contents.parent(of: 6) == nil)
    }

    @Test func redoLeadsToWhereTheDocumentWasLast() throws {
        #expect(try contents(branched + [.moved(to: 1, by: "undo")]).redoTarget(of: 1) == 4)
        #expect(try contents(branched + [.moved(to: 0, by: "undo")]).latestLeaf(from: 0) == 5)
        let restored = try contents(branched + [.moved(to: 2, by: "restore"), .moved(to: 0, by: "undo")])
        #expect(restored.redoTarget(of: 1) == 2)
        #expect(restored.latestLeaf(from: 0) == 3)
        #expect(restored.latestLeaf(from: 4) == 5)
        #expect(restored.redoTarget(of: 3) == nil)
        #expect(restored.currentState == 0)
    }

    @Test func anEditElsewhereMovesThere() throws {
        let contents = try contents(branched + [edit(6, on: 3)])
        #expect(contents.currentState == 6)
        #expect(contents.path(to: 6) == [1, 2, 3, 6])
        #expect(contents.latestLeaf(from: 0) == 6)
    }

    @Test func openingMovesToTheStateThatMatched() throws {
        #expect(try contents(branched + [.opened(digest: Digest(value: 1), state: 2)]).currentState == 2)
    }

    @Test func savedStatesAreFoundByTheirBytes() throws {
        func saved(_ state: Int, _ digest: UInt64, _ length: Int) -> JournalRecord {
            .saved(state: state, digest: Digest(value: digest), length: length, path: "View.xib")
        }
        let contents = try contents(branched + [saved(2, 10, 100), saved(4, 10, 100), saved(5, 11, 100)])
        #expect(contents.state(matching: Digest(value: 10), length: 100) == 4)
        #expect(contents.state(matching: Digest(value: 11), length: 100) == 5)
        #expect(contents.state(matching: Digest(value: 11), length: 101) == nil)
        #expect(contents.state(matching: Digest(of: base), length: 1) == 0)
        #expect(contents.state(matching: Digest(of: base), length: 2) == nil)
        #expect(contents.lastSaved?.state == 5 && contents.lastSaved?.length == 100)
    }

    /// The redo targets after random moves are those that walking every move step by step gives.
    @Test(arguments: 0..<20) func randomHistories(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var (records, parents, followers, current) = ([JournalRecord](), [0], [0], 0)
        for _ in 0..<200 {
            if parents.count == 1 || Bool.random(using: &generator) {
                records.append(edit(parents.count, on: current))
                parents.append(current)
                followers.append(0)
                current = parents.count - 1
            } else {
                current = Int.random(in: 0..<parents.count, using: &generator)
                records.append(.moved(to: current, by: "restore"))
            }
            var state = current
            while state > 0 {
                followers[parents[state]] = state
                state = parents[state]
            }
        }
        let contents = try contents(records)
        #expect(contents.currentState == current)
        #expect(parents.indices.map { contents.redoTarget(of: $0) ?? 0 } == followers)
        #expect(contents.records == records)
    }

    @Test func tenThousandEdits() throws {
        var records = (1...10_000).map { edit($0, on: $0 - 1) }
        records += (0..<10_000).reversed().map { .moved(to: $0, by: "undo") }
        let contents = try contents(records)
        #expect(contents.currentState == 0)
        #expect(contents.latestLeaf(from: 0) == 10_000)
        #expect(contents.path(to: 10_000)?.count == 10_000)
        #expect(contents.edit(7_777)?.lines == ["edit 7777"])
    }
}
