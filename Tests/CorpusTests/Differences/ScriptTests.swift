import LineDiff
import NibDifference
import NibDocument
import NibShell
import SeededRandom
import TestDocuments
import Testing

/// Scripts give the new version byte for byte: for edits of other programs, and for random ones.
struct ScriptTests {
    @Test func scriptsGiveWhatXcodeSaved() throws {
        let folder = try TemporaryFolder()
        var (equal, coarse, ratios, rest): (Int, Int, [Double], [String]) = (0, 0, [], [])
        let pairs = try DeltaPair.all()
        for pair in pairs {
            let run = try ScriptRun(from: pair.before, to: pair.after, suffix: pair.suffix, folder: folder)
            ratios.append(Double(run.script.blocks.joined().count) / Double(max(1, pair.operations.count)))
            if run.isCoarse { coarse += 1 }
            if run.result == pair.after { equal += 1 } else { rest.append("\(pair.name): \(run.failure ?? run.rest)") }
        }
        ratios.sort()
        let median = ratios[ratios.count / 2]
        print(
            "diff --script: \(equal) of \(pairs.count) byte for byte, \(median) commands for an operation on the median, "
                + "\(coarse) with elements replaced as a whole"
        )
        for line in rest { print("  \(line)") }
        #expect(equal == pairs.count)
        #expect(Double(coarse) <= 0.01 * Double(pairs.count))
        #expect(median <= 1.2)
    }

    @Test func aDocumentDoesNotDifferFromItself() throws {
        for file in Corpus.ownFiles + Corpus.sampleFiles {
            let bytes = try Corpus.bytes(file)
            guard let one = try? NibDocument(bytes: bytes), let other = try? NibDocument(bytes: bytes) else { continue }
            #expect(NibDifference(from: one, to: other).changes.isEmpty, "\(Corpus.name(file))")
        }
    }

    @Test func scriptsOfRandomEditsGiveTheirResult() throws {
        let folder = try TemporaryFolder()
        // What commands write is laid out as Xcode does it, so documents that are laid out otherwise differ in that.
        let files = Corpus.ownFiles.filter { !$0.contains("/Odd/") } + Corpus.sampleFiles
        var (equal, coarse, all): (Int, Int, Int) = (0, 0, 0)
        for seed in UInt64(1)...160 {
            let file = files[Int(seed * 7) % files.count]
            let suffix = file.hasSuffix(".xib") ? "xib" : "storyboard"
            let old = try Corpus.bytes(file)
            guard let new = try Self.edited(old, suffix: suffix, seed: seed, folder: folder), new != old else {
                continue
            }
            for (from, to) in [(old, new), (new, old)] {
                all += 1
                let run = try ScriptRun(from: from, to: to, suffix: suffix, folder: folder)
                if run.result == to { equal += 1 }
                if run.isCoarse {
                    coarse += 1
                    print("  seed \(seed), \(from == old ? "there" : "back"), \(Corpus.name(file)): \(run.coarse)")
                }
                #expect(run.result == to, "seed \(seed), \(Corpus.name(file)): \(run.failure ?? run.rest)")
            }
        }
        print("random edits: \(equal) of \(all) scripts give the result, \(coarse) with elements replaced as a whole")
        #expect(all >= 200)
        // Random edits do what no program does: they put a scene into a list of views, or take the key from a color.
        #expect(Double(coarse) <= 0.2 * Double(all))
    }

    /// The bytes after some random commands; nil if the document cannot be edited.
    static func edited(
        _ old: [UInt8], suffix: String, seed: UInt64, most: Int = 12, folder: TemporaryFolder
    ) throws -> [UInt8]? {
        let file = try folder.write(old, to: "edited.\(suffix)")
        var random = SeededGenerator(seed: seed)
        let shell = Shell(options: Shell.Options())
        guard (try? shell.open(file)) != nil else { return nil }
        for _ in 0..<Int.random(in: 1...most, using: &random) {
            var commands = RandomCommands(try NibDocument(bytes: shell.documentBytes ?? []), random: random)
            let command = commands.next()
            random = commands.random
            _ = try? shell.execute(command)
        }
        return shell.documentBytes
    }
}
