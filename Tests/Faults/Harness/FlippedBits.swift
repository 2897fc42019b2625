import Foundation
import SeededRandom

/// A journal in which one bit is flipped: the next undo works, all of the log comes back or what comes before the damage and an entry for
/// the rest, and the next edit and another session go on from there.
struct FlippedBitTry {
    let folder: String
    let seed: UInt64
    /// How many labels make documents of different sizes.
    private static let sizes = [0, 0, 5, 30, 120, 400]
    /// The states that are saved; two more are not in some journals.
    private static let (saved, all) = (3, 5)
    private var path: String { folder + "/B.xib" }
    private var copy: String { folder + "/copy.xib" }

    init(folder: String, seed: UInt64) { (self.folder, self.seed) = (folder, seed) }

    /// What came of the try.
    enum Outcome {
        /// All of the log came back.
        case whole
        /// What comes before the damage came back, and an entry for the rest.
        case prefix
        case loss(String)
    }

    func outcome() -> Outcome {
        var random = SeededGenerator(seed: seed)
        let padding = random.pick(Self.sizes) ?? 0
        let last = random.chance(40) ? Self.all : Self.saved
        let hasLongRecord = random.chance(5)
        if let problem = makeJournal(padding: padding, last: last, hasLongRecord: hasLongRecord) {
            return .loss(problem)
        }
        let journals = folder + "/state/nibsh/journals"
        guard let name = names(journals).first(where: { $0.hasSuffix(".journal") }) else {
            return .loss("there is no journal")
        }
        var bytes = read(journals + "/" + name)
        let bit = place(in: bytes, &random)
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        write(bytes, to: journals + "/" + name)
        let what = "bit \(bit % 8) of byte \(bit / 8) of \(bytes.count)"
        let undone = undo(padding: padding, isInteractive: random.chance(30))
        guard let state = undone.state else { return .loss("\(what): \(undone.problem ?? "undo did nothing")") }
        let isWhole = (0...last).allSatisfy { restored($0, padding: padding) == $0 }
        // Less than the whole log is told, and then the entry for the rest is what was undone.
        if state != Self.saved - 1 || !isWhole {
            guard undone.isTold, state < Self.saved else { return .loss("\(what): undo led to state \(state)") }
        }
        if let problem = goOn(padding: padding) { return .loss("\(what): \(problem)") }
        return isWhole && state == Self.saved - 1 ? .whole : .prefix
    }

    private func makeJournal(padding: Int, last: Int, hasLongRecord: Bool) -> String? {
        try? FileManager.default.removeItem(atPath: folder + "/state")
        write(Materials.document(0, padding: padding), to: path)
        let many = ["begin"] + (10...600).map(Materials.command) + [Materials.command(2), "commit"]
        let second = hasLongRecord ? many : [Materials.command(2)]
        let statements = [Materials.command(1)] + second + [Materials.command(3), "undo", "redo", "save"]
        let made = ShellRun(folder: folder).run(path, statements)
        if let error = made.error { return "cannot make a journal: \(error)" }
        if last > Self.saved {
            _ = ShellRun(folder: folder, isInteractive: true).run(path, [Materials.command(4), Materials.command(5)])
        }
        return nil
    }

    /// A bit of the journal: anywhere, in the header, or in the records.
    private func place(in journal: [UInt8], _ random: inout SeededGenerator) -> Int {
        let feeds = journal.indices.filter { journal[$0] == 0x0A }
        let header = feeds[2] + 1
        let records = journal.indices.first { journal[$0...].starts(with: "\nedit 1 ".utf8) } ?? header
        let range =
            switch random.below(4) {
            case 0: 0..<header
            case 1: records..<journal.count
            default: 0..<journal.count
            }
        return range.lowerBound * 8 + random.below(range.count * 8)
    }

    /// Takes the last saved edit back.
    private func undo(padding: Int, isInteractive: Bool) -> (state: Int?, isTold: Bool, problem: String?) {
        try? FileManager.default.removeItem(atPath: copy)
        let run = ShellRun(folder: folder, isInteractive: isInteractive).run(path, ["undo", "save \(copy)"])
        guard Materials.state(of: read(path), padding: padding) == Self.saved else {
            return (nil, false, "undo changed the document's file")
        }
        let isTold = run.notices.contains { $0.contains("the journal is damaged") }
        return (Materials.state(of: read(copy), padding: padding), isTold, run.error)
    }

    /// The state of the document after it was restored to an entry.
    private func restored(_ state: Int, padding: Int) -> Int? {
        try? FileManager.default.removeItem(atPath: copy)
        _ = ShellRun(folder: folder).run(path, ["restore \(state)", "save \(copy)"])
        return Materials.state(of: read(copy), padding: padding)
    }

    /// Edits and saves, and undoes everything in another session.
    private func goOn(padding: Int) -> String? {
        let edit = ShellRun(folder: folder).run(path, [Materials.command(7), "save"])
        if let error = edit.error { return "the next edit failed: \(error)" }
        guard Materials.state(of: read(path), padding: padding) == 7 else { return "the next edit is not saved" }
        let back = ShellRun(folder: folder).run(path, ["restore 0", "save"])
        if let error = back.error { return "it cannot be undone later: \(error)" }
        guard Materials.state(of: read(path), padding: padding) == 0 else { return "undoing all is not the base" }
        // Damage of the base is found when that is read, and is gone after the edits that follow.
        let again = ShellRun(folder: folder).run(path, ["restore 1", "save"])
        if let note = again.notices.first ?? again.error { return "it is still damaged: \(note)" }
        return nil
    }

    private func names(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private func read(_ path: String) -> [UInt8] { Array(FileManager.default.contents(atPath: path) ?? Data()) }

    private func write(_ bytes: [UInt8], to path: String) {
        _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    }
}
