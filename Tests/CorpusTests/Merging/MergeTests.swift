import Foundation
import LineDiff
import NibDifference
import NibDocument
import SeededRandom
import TestDocuments
import Testing
import XMLTree

@testable import NibMerge

/// Real merges, and what holds of every merge.
struct MergeTests {
    /// A merge that people made.
    private struct RealMerge {
        let name: String
        let base: [UInt8]
        let ours: [UInt8]
        let theirs: [UInt8]
        let result: [UInt8]

        init?(folder: String, name: String) throws {
            let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")
            func version(_ part: String) throws -> [UInt8]? {
                try files.first { $0.hasPrefix("\(part).") }.map { try Corpus.bytes("\(folder)/\(name)/\($0)") }
            }
            guard let base = try version("base"), let ours = try version("ours"), let theirs = try version("theirs"),
                let result = try version("result")
            else { return nil }
            (self.name, self.base, self.ours, self.theirs, self.result) = (name, base, ours, theirs, result)
        }

        static func all() throws -> [RealMerge] {
            guard let folder = Corpus.folder.map({ "\($0)/merges" }), FileManager.default.fileExists(atPath: folder)
            else { return [] }
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                .filter { Int($0) != nil }.compactMap { try RealMerge(folder: folder, name: $0) }
        }
    }

    @Test(.enabled(if: Corpus.folder != nil, "\(Corpus.reason)"))
    func realMerges() throws {
        let merges = try RealMerge.all()
        guard !merges.isEmpty else { return }
        var (clean, sameLines, conflicting, whole, same): (Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0)
        for merge in merges {
            let lines = LineMerge(base: merge.base, ours: merge.ours, theirs: merge.theirs)
            let merged = try DocumentMerge(base: merge.base, ours: merge.ours, theirs: merge.theirs)
            try Self.requireSound(merged.bytes, versions: [merge.ours, merge.theirs], merge.name)
            if lines.isClean {
                clean += 1
                if merged.bytes == lines.bytes() {
                    sameLines += 1
                } else {
                    print("  \(merge.name): not the lines of git")
                }
            } else {
                conflicting += 1
                if merged.conflicts.isEmpty { whole += 1 }
                if Self.essence(merged.bytes) == Self.essence(merge.result) { same += 1 }
            }
        }
        print(
            "merge: \(sameLines) of \(clean) clean ones as git has them; of \(conflicting) others \(whole) without conflicts, "
                + "\(same) as people had them")
        #expect(sameLines == clean)
        #expect(Double(whole) >= 0.8 * Double(conflicting))
    }

    /// The lines of a document without those of frames and the header.
    private static func essence(_ bytes: [UInt8]) -> [Substring] {
        let header = [
            "<document ", "<plugIn", "<deployment", "<capability", "<rect ", "<point key=\"canvasLocation", "<device",
            "<adaptation", "</device", "<!--", "<?xml", "<image name", "<systemColor", "<namedColor", "</systemColor",
            "</namedColor", "<size", "<simulated",
        ]
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            .map { $0.drop { $0 == " " } }.filter { line in !header.contains { line.hasPrefix($0) } }
    }

    private static func requireSound(_ bytes: [UInt8], versions: [[UInt8]], _ name: String) throws {
        let document = try NibDocument(bytes: bytes)
        let known = try versions.map { Soundness(try NibDocument(bytes: $0)) }
        #expect(!Soundness(document).isWorse(than: known), "\(name) is not sound")
    }

    // MARK: - What holds of every merge

    @Test func oneSideAloneIsTheResult() throws {
        let pairs = try DeltaPair.all()
        var (exact, all) = (0, 0)
        for index in Sample.of(0..<pairs.count) where index % 4 == 0 {
            let pair = pairs[index]
            for (base, ours, theirs, result) in [
                (pair.before, pair.before, pair.after, pair.after), (pair.before, pair.after, pair.before, pair.after),
                (pair.before, pair.after, pair.after, pair.after),
            ] {
                all += 1
                #expect(try DocumentMerge(base: base, ours: ours, theirs: theirs).bytes == result, "\(pair.name)")
                let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs, triesLines: false)
                #expect(merge.conflicts.isEmpty, "\(pair.name)")
                if merge.bytes == result { exact += 1 } else { print("  \(pair.name) is merged differently by object") }
            }
        }
        print("one side alone, by object: \(exact) of \(all) byte for byte")
        #expect(exact == all)
    }

    @Test func noRandomMergeIsUnsoundOrLosesAnything() throws {
        let folder = try TemporaryFolder()
        let files = Corpus.ownFiles.filter { !$0.contains("/Odd/") } + Corpus.sampleFiles
        var (merged, agreed) = (0, 0)
        for seed in Sample.of(1..<160) {
            let file = files[seed * 7 % files.count]
            let suffix = file.hasSuffix(".xib") ? "xib" : "storyboard"
            let base = try Corpus.bytes(file)
            guard
                let ours = try ScriptTests.edited(base, suffix: suffix, seed: UInt64(seed), folder: folder),
                let theirs = try ScriptTests.edited(base, suffix: suffix, seed: UInt64(seed) + 10_000, folder: folder)
            else { continue }
            for isByLines in [true, false] {
                let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs, triesLines: isByLines)
                try Self.requireSound(merge.bytes, versions: [ours, theirs], "seed \(seed)")
                try Self.requireNothingLost(base, ours, theirs, merge, seed)
                merged += 1
                let other = try DocumentMerge(base: base, ours: theirs, theirs: ours, triesLines: isByLines)
                if merge.conflicts.isEmpty != other.conflicts.isEmpty {
                    let keys = (merge.conflicts + other.conflicts).map(\.key)
                    print("  seed \(seed): conflicts depend on the side:", keys)
                }
                if Self.sorted(merge.bytes) == Self.sorted(other.bytes) || !merge.conflicts.isEmpty { agreed += 1 }
            }
        }
        print("random merges: \(merged), of which \(agreed) are the same in either order")
        #expect(merged > 100)
    }

    @Test func independentEditsAreBothScriptsInEitherOrder() throws {
        let folder = try TemporaryFolder()
        let files = Corpus.ownFiles.filter { !$0.contains("/Odd/") } + Corpus.sampleFiles
        var (same, all) = (0, 0)
        for seed in Sample.of(1..<160) {
            let file = files[seed * 11 % files.count]
            let suffix = file.hasSuffix(".xib") ? "xib" : "storyboard"
            let base = try Corpus.bytes(file)
            guard
                let (ours, theirs) = try Self.independentEdits(of: base, suffix: suffix, seed: seed, folder: folder)
            else { continue }
            let first = try ScriptRun(from: base, to: ours, suffix: suffix, folder: folder)
            let second = try ScriptRun(from: base, to: theirs, suffix: suffix, folder: folder)
            #expect(first.result == ours && second.result == theirs, "seed \(seed)")
            let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs, triesLines: false)
            let results = [
                try ScriptRun.play(second.script, on: ours, suffix: suffix, folder: folder).result,
                try ScriptRun.play(first.script, on: theirs, suffix: suffix, folder: folder).result,
            ]
            all += 1
            if merge.conflicts.isEmpty, results.allSatisfy({ $0.map(Self.sorted) == Self.sorted(merge.bytes) }) {
                same += 1
            } else {
                print("  seed \(seed), \(Corpus.name(file)): scripts and merge differ", merge.conflicts.map(\.key))
            }
        }
        print("independent edits: \(same) of \(all) merges are both scripts in either order")
        #expect(all * Sample.distance >= 100)
        // A random edit may take an id away, which the script does; a merge keeps the id, because something may refer to it.
        #expect(Double(same) >= 0.99 * Double(all))
    }

    /// Two versions in which random commands changed different objects; nil if there are none among the first tries.
    private static func independentEdits(
        of base: [UInt8], suffix: String, seed: Int, folder: TemporaryFolder
    ) throws -> (ours: [UInt8], theirs: [UInt8])? {
        let old = try NibDocument(bytes: base)
        var versions: [(bytes: [UInt8], touched: [NodeID])] = []
        for number in 0..<10 {
            let own = UInt64(seed * 10 + number) + 500
            guard let bytes = try ScriptTests.edited(base, suffix: suffix, seed: own, most: 3, folder: folder) else {
                continue
            }
            let touched = try touched(old, bytes)
            guard !touched.isEmpty else { continue }
            if let other = versions.first(where: { areIndependent($0.touched, touched, in: old) }) {
                return (other.bytes, bytes)
            }
            versions.append((bytes, touched))
        }
        return nil
    }

    /// The objects of a document that another version has otherwise, in which it has something new, or to which it lets something refer.
    private static func touched(_ old: NibDocument, _ version: [UInt8]) throws -> [NodeID] {
        let difference = NibDifference(from: old, to: try NibDocument(bytes: version))
        return difference.essential.flatMap { change -> [NodeID] in
            let ends = [change.old.map { ($0, old) }, change.new.map { ($0, difference.new) }].compactMap { $0 }
                .flatMap { node, document in
                    document.tree.attributes(node).compactMap { old.element(withID: $0.value) }
                }
            if let node = change.old { return [old.object(around: node) ?? node] + ends }
            let holder = change.new.flatMap { difference.pairing.old(for: difference.new.nibPlace(of: $0).holder) }
            return (holder.map { [$0] } ?? []) + ends
        }
    }

    /// Whether no object is one of the others, or in one.
    private static func areIndependent(_ ours: [NodeID], _ theirs: [NodeID], in old: NibDocument) -> Bool {
        ours.allSatisfy { node in
            theirs.allSatisfy { !old.tree.contains(node, inner: $0) && !old.tree.contains($0, inner: node) }
        }
    }

    private static func sorted(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }.sorted()
    }

    /// Every object that one side added is in the result, unless its id was renewed or it is in a conflict.
    private static func requireNothingLost(
        _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], _ merge: DocumentMerge, _ seed: Int
    ) throws {
        let old = try NibDocument(bytes: base)
        let result = try NibDocument(bytes: merge.bytes)
        for version in [ours, theirs] {
            let document = try NibDocument(bytes: version)
            for node in document.objects {
                guard let id = document.id(of: node), !old.hasID(id), !document.isDuplicated(id) else { continue }
                #expect(
                    result.hasID(id) || !merge.conflicts.isEmpty || !merge.notes.isEmpty,
                    "seed \(seed) lost \(document.display(node)) \(id)")
            }
        }
    }
}
