import Testing

/// Edits of other programs, as commands: what is saved is what they saved, undoing gives the version before, the log replays.
struct DeltaTests {
    @Test func scriptsGiveWhatXcodeSaved() throws {
        let folder = try TemporaryFolder()
        var counts: [String: (all: Int, equal: Int)] = [:]
        var rest: [String] = []
        var (undone, replayed, pairs) = (0, 0, 0)
        var inserts = (literal: 0, left: 0)
        for pair in try DeltaPair.all() {
            pairs += 1
            inserts.literal += Self.inserts(try? DeltaConverter.script(pair, isFine: false))
            let outcome = try DeltaRun(pair: pair, folder: folder).outcome()
            inserts.left += Self.inserts(outcome.script)
            counts[pair.kind, default: (0, 0)].all += 1
            if let difference = outcome.difference {
                rest.append("  \(pair.name) \(pair.kind): \(difference)")
            } else {
                counts[pair.kind]!.equal += 1
            }
            undone += outcome.isUndone == true ? 1 : 0
            replayed += outcome.isReplayed == true ? 1 : 0
            if outcome.isUndone == false { Issue.record("\(pair.name): not as before after undo") }
            if outcome.isReplayed == false { Issue.record("\(pair.name): the log does not give the same") }
        }
        print("deltas: \(inserts.left) insert lines, \(inserts.literal) if objects and parts are inserted")
        report(counts, rest, pairs: pairs, undone: undone, replayed: replayed)
        let equal = counts.values.reduce(0) { $0 + $1.equal }
        #expect(pairs > 0)
        // The project's own pairs are all equal; of those of a corpus a few follow no rule.
        #expect(equal * 100 >= pairs * 99)
        #expect(inserts.left * 3 <= inserts.literal, "most objects and parts have finer commands than their XML")
    }

    /// The number of lines of a script that insert literal elements.
    private static func inserts(_ script: String?) -> Int {
        script?.split(separator: "\n").count { $0.hasPrefix("insert ") } ?? 0
    }

    private func report(
        _ counts: [String: (all: Int, equal: Int)], _ rest: [String], pairs: Int, undone: Int, replayed: Int
    ) {
        let equal = counts.values.reduce(0) { $0 + $1.equal }
        print("deltas: \(equal) of \(pairs) pairs as Xcode saved them, \(undone) undone, \(replayed) replayed")
        for (kind, count) in counts.sorted(by: { $0.key < $1.key }) {
            print("  \(kind): \(count.equal) of \(count.all)")
        }
        for line in rest { print(line) }
    }
}
