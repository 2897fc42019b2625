import Testing

/// Real edits, as commands: what is saved is what Xcode saved, undoing gives the version before, the log replays.
@Suite(.enabled(if: Corpus.folder != nil, Corpus.reason))
struct DeltaTests {
    /// What does not come out, and why. `0419`: Xcode kept an entry of `<resources>` whose last use the edit took out; in all other
    /// pairs it went with its last use.
    private static let known = ["0419"]

    /// How many pairs of each kind come out byte for byte; a number here may only grow.
    private static let reached = [
        "attributes": 112, "constraints": 7, "identity": 10, "mixed": 116, "objects": 19, "pure connections": 12,
    ]

    @Test func scriptsGiveWhatXcodeSaved() throws {
        let folder = try TemporaryFolder()
        var counts: [String: (all: Int, equal: Int)] = [:]
        var rest: [String] = []
        var (undone, replayed, pairs) = (0, 0, 0)
        for pair in try DeltaPair.all() {
            pairs += 1
            let outcome = try DeltaRun(pair: pair, folder: folder).outcome()
            counts[pair.kind, default: (0, 0)].all += 1
            if let difference = outcome.difference {
                if !Self.known.contains(pair.name) { Issue.record("\(pair.name): \(difference)") }
                rest.append("  \(pair.name) \(pair.kind): \(difference)")
            } else {
                counts[pair.kind]!.equal += 1
            }
            undone += outcome.isUndone == true ? 1 : 0
            replayed += outcome.isReplayed == true ? 1 : 0
            if outcome.isUndone == false { Issue.record("\(pair.name): not as before after undo") }
            if outcome.isReplayed == false { Issue.record("\(pair.name): the log does not give the same") }
        }
        report(counts, rest, pairs: pairs, undone: undone, replayed: replayed)
        for (kind, least) in Self.reached { #expect(counts[kind]?.equal ?? 0 >= least, "\(kind)") }
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
