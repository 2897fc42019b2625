import Platform
import SeededRandom
import Testing

@testable import CommandLog

@Suite struct CommandLogTests {
    /// The log that records make.
    private func log(_ records: [LogRecord]) throws -> CommandLog {
        var log = CommandLog()
        for record in records { try log.apply(record) }
        return log
    }

    private func edit(_ number: Int, on parent: Int) -> LogRecord {
        .edit(number: number, parent: parent, lines: ["edit \(number)"], label: nil)
    }

    private func saved(_ state: Int, _ digest: UInt64, _ length: Int) -> LogRecord {
        .saved(state: state, digest: Digest(value: digest), length: length, path: "View.xib")
    }

    /// The state that redoing everything from a state on leads to.
    private func latestLeaf(of log: CommandLog, from state: Int) -> Int {
        var leaf = state
        while let next = log.redoTarget(of: leaf) { leaf = next }
        return leaf
    }

    @Test func nothingYet() {
        let log = CommandLog()
        #expect(log.entries.isEmpty && log.state == 0 && log.savedState == 0 && log.saves.isEmpty)
        #expect(log.hasState(0) && !log.hasState(1) && !log.hasState(-1) && !log.contains(0))
        #expect(log.path(to: 0) == [] && log.redoTarget(of: 0) == nil && log.redoTarget(of: 1) == nil)
    }

    /// 0 → 1 → 2 → 3, back to 1, 1 → 4 → 5.
    private var branched: [LogRecord] {
        [edit(1, on: 0), edit(2, on: 1), edit(3, on: 2), .moved(to: 1, by: "undo"), edit(4, on: 1), edit(5, on: 4)]
    }

    @Test func branches() throws {
        let log = try log(branched)
        #expect(log.entries.count == 5 && log.state == 5)
        #expect(log.path(to: 3) == [1, 2, 3] && log.path(to: 5) == [1, 4, 5])
        #expect(
            log.way(to: 3) == ([5, 4], [2, 3]) && log.way(to: 5) == ([], []) && log.way(to: 0) == ([5, 4, 1], []))
        #expect(log[4].parent == 1 && log[4].lines == ["edit 4"])
    }

    @Test func redoLeadsToWhereTheDocumentWasLast() throws {
        #expect(try log(branched + [.moved(to: 1, by: "undo")]).redoTarget == 4)
        #expect(latestLeaf(of: try log(branched + [.moved(to: 0, by: "undo")]), from: 0) == 5)
        let restored = try log(branched + [.moved(to: 2, by: "restore"), .moved(to: 0, by: "undo")])
        #expect(restored.redoTarget(of: 1) == 2)
        #expect(latestLeaf(of: restored, from: 0) == 3)
        #expect(latestLeaf(of: restored, from: 4) == 5)
        #expect(restored.redoTarget(of: 3) == nil && restored.state == 0)
    }

    /// The newest branch is not the one that redo takes when an older one was restored after it.
    @Test func redoFollowsARestoredBranch() throws {
        let log = try log([
            edit(1, on: 0), edit(2, on: 1), .moved(to: 1, by: "undo"), edit(3, on: 1), .moved(to: 2, by: "restore"),
            .moved(to: 1, by: "undo"), saved(1, 1, 1), .opened(digest: Digest(value: 1), state: 1),
        ])
        #expect(log.redoTarget == 2)
    }

    @Test func anEditElsewhereMovesThere() throws {
        let log = try log(branched + [edit(6, on: 3)])
        #expect(log.state == 6 && log.path(to: 6) == [1, 2, 3, 6])
        #expect(latestLeaf(of: log, from: 0) == 6)
    }

    @Test func openingMovesToTheStateOfTheFile() throws {
        let log = try log(branched + [saved(5, 1, 1), .opened(digest: Digest(value: 1), state: 2)])
        #expect(log.state == 2 && log.savedState == 2 && !log.hasMovedSinceSave)
        #expect(log.redoTarget(of: 1) == 2)
    }

    @Test func savedStatesAreFoundByTheirBytes() throws {
        let log = try log(branched + [saved(2, 10, 100), saved(4, 10, 100), saved(5, 11, 100)])
        #expect(log.savedState(matching: Digest(value: 10), length: 100) == 4)
        #expect(log.savedState(matching: Digest(value: 11), length: 100) == 5)
        #expect(log.savedState(matching: Digest(value: 11), length: 101) == nil)
        #expect(log.savedState == 5 && !log.hasMovedSinceSave)
    }

    @Test func whatDoesNotFitChangesNothing() throws {
        var log = try log(branched)
        let before = log
        for record in [
            edit(7, on: 5), edit(5, on: 4), edit(6, on: 6), edit(6, on: -1), .moved(to: 6, by: "undo"),
            .moved(to: .min, by: "undo"), saved(6, 1, 1), .opened(digest: Digest(value: 1), state: -1),
        ] {
            #expect(throws: CommandLog.Misfit.self) { try log.apply(record) }
            #expect(log == before)
        }
    }

    /// The redo targets after random moves are those that walking every move step by step gives.
    @Test(arguments: 0..<20) func randomMoves(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var (records, parents, followers, current) = ([LogRecord](), [0], [0], 0)
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
        let log = try log(records)
        #expect(log.state == current)
        #expect(parents.indices.map { log.redoTarget(of: $0) ?? 0 } == followers)
    }

    @Test func tenThousandEdits() throws {
        var records = (1...10_000).map { edit($0, on: $0 - 1) }
        records += (0..<10_000).reversed().map { .moved(to: $0, by: "undo") }
        let log = try log(records)
        #expect(log.state == 0 && log.path(to: 10_000).count == 10_000 && log[7_777].lines == ["edit 7777"])
        #expect(latestLeaf(of: log, from: 0) == 10_000)
    }
}
