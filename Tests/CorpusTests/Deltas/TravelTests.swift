import TestDocuments
import Testing

/// Edits of other programs, written with names in place of ids, do the same in documents with other ids, or are refused.
struct TravelTests {
    /// How often a script did the same, was refused, or did something else.
    private struct Count {
        var (same, refused, wrong) = (0, 0, 0)
        var all: Int { same + refused + wrong }
        var text: String { "\(same) of \(all) the same, \(refused) refused, \(wrong) wrong" }
    }

    /// At most so many pairs are tried, evenly from all.
    private static let most = 160

    @Test func scriptsWithNamesTravel() throws {
        let folder = try TemporaryFolder()
        let pairs = try DeltaPair.all()
        let step = max(1, pairs.count / Self.most)
        var (renewed, translated, siblings) = (Count(), Count(), Count())
        var (named, kept) = (0, 0)
        var rest: [String] = []
        for (index, pair) in pairs.enumerated() where index % step == 0 {
            let run = try TravelRun(pair: pair, folder: folder)
            guard let script = run.script else { continue }
            if script.contains("# no name means ") { kept += 1 } else { named += 1 }
            try note(run, on: run.renewed(), in: &renewed, "renewed", &rest)
            try note(run, on: run.translated(), in: &translated, "translated", &rest)
            let others = pairs.filter { $0.document == pair.document && $0.name != pair.name && pair.document != nil }
            if let other = others.first, let target = try run.sibling(other) {
                try note(run, on: target, in: &siblings, "sibling", &rest)
            }
        }
        print("travel: \(named) scripts without ids, \(kept) keep some")
        print("travel: other ids: \(renewed.text); also other titles: \(translated.text); versions: \(siblings.text)")
        for line in rest { print("  " + line) }
        #expect(renewed.all > 10)
        #expect(renewed.same * 100 >= renewed.all * 85)
        #expect(translated.same * 100 >= translated.all * 60)
        // One edit differs in the list of designables, which is what Xcode drew, and names objects by their ids.
        #expect(renewed.wrong + translated.wrong + siblings.wrong <= 2)
    }

    private func note(
        _ run: TravelRun, on target: TravelRun.Target, in count: inout Count, _ what: String, _ rest: inout [String]
    ) throws {
        switch try run.outcome(on: target) {
        case .same: count.same += 1
        case .refused(let reason):
            count.refused += 1
            rest.append("\(run.pair.name) \(what): \(reason)")
        case .wrong(let difference):
            count.wrong += 1
            rest.append("\(run.pair.name) \(what) WRONG: \(difference)")
        }
    }
}
