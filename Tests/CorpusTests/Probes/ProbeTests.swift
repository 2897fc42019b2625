import Foundation
import NibDocument
import NibShell
import SeededRandom
import TestDocuments
import Testing

/// What is taken away from a document and given back by commands is where it was.
///
/// Each situation is tried once: an element of an era with the same names in the same order. A run without NIBSH_PROBES=all tries some
/// documents only, which a seed chooses. NIBSH_PROBE_FOLDER names a folder of documents to try instead of those of the corpus.
struct ProbeTests {
    @Test func whatIsGivenBackIsWhereItWas() throws {
        let outcome = try run(on: (Corpus.ownFiles + Corpus.sampleFiles).filter { Corpus.likeXcode.contains($0) })
        outcome.report("the project's own documents")
        #expect(outcome.tried > 500)
        outcome.expectPlaces()
    }

    @Test(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.reason)))
    func whatIsGivenBackToRealDocumentsIsWhereItWas() throws {
        let own = Set(Corpus.ownFiles + Corpus.sampleFiles)
        var files = Corpus.likeXcode.filter { !own.contains($0) }
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["NIBSH_PROBE_FOLDER"] {
            files = InspectorValueTests.documents(in: folder)
        } else if environment["NIBSH_PROBES"] != "all" {
            var random = SeededGenerator(seed: 13)
            files = Array(files.shuffled(using: &random).prefix(40))
        }
        let outcome = try run(on: files)
        outcome.report("real documents")
        #expect(outcome.tried > 500)
        outcome.expectPlaces()
    }

    private func run(on files: [String]) throws -> ProbeOutcome {
        var outcome = ProbeOutcome()
        var seen: Set<String> = []
        let folder = try TemporaryFolder()
        for file in files {
            let bytes = try Corpus.bytes(file)
            guard let document = try? NibDocument(bytes: bytes), document.readOnlyFormat == nil else { continue }
            let probes = ProbeFinder(document).probes(besides: &seen)
            guard !probes.isEmpty else { continue }
            let shell = Shell(options: Shell.Options())
            _ = try shell.open(folder.write(bytes, to: "Probe.\(document.kind.isStoryboard ? "storyboard" : "xib")"))
            for probe in probes { try outcome.note(probe, in: shell, base: bytes, name: Corpus.name(file)) }
        }
        return outcome
    }
}

/// What came of probes.
struct ProbeOutcome {
    private(set) var tried = 0
    /// The number of probes of each class that came out otherwise, with one of them.
    private var wrong: [String: (count: Int, example: String)] = [:]
    private var refused: [String: (count: Int, example: String)] = [:]
    /// Entries of `<resources>` whose sizes the document no longer tells.
    private var resources = 0
    private var kept = 0

    /// Tries a probe and undoes it.
    mutating func note(_ probe: Probe, in shell: Shell, base: [UInt8], name: String) throws {
        do { _ = try shell.execute(probe.removal) } catch {
            kept += 1
            return
        }
        tried += 1
        do {
            _ = try shell.execute(probe.addition)
            if let bytes = shell.documentBytes, bytes != base {
                compare(bytes, with: base, after: probe, name: name)
            }
        } catch {
            add(&refused, "\(error.code) \(probe.label)", "\(name): \(probe.addition.prefix(160))")
        }
        _ = try shell.execute("restore 0")
    }

    private mutating func compare(_ bytes: [UInt8], with base: [UInt8], after probe: Probe, name: String) {
        let (ours, theirs) = (Self.lines(bytes), Self.lines(base))
        if Self.withoutResources(ours) == Self.withoutResources(theirs) {
            resources += 1
            return
        }
        add(&wrong, probe.label, "\(name): \(DeltaRun.difference(bytes, base) ?? "")")
    }

    private func add(_ to: inout [String: (count: Int, example: String)], _ key: String, _ example: String) {
        to[key, default: (0, example)].count += 1
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The lines that are not in `<resources>` and `<customFonts>`: the sizes of images, the values of colors and the files of fonts are
    /// nowhere else.
    private static func withoutResources(_ lines: [Substring]) -> [Substring] {
        ["resources", "customFonts"].reduce(lines) { lines, list in
            guard let first = lines.firstIndex(where: { $0.hasPrefix("    <\(list)") && !$0.hasSuffix("/>") }),
                let last = lines.firstIndex(of: "    </\(list)>"), first < last
            else { return lines.filter { $0 != "    <\(list)/>" } }
            return Array(lines[..<first] + lines[(last + 1)...])
        }
    }

    /// Prints the figures and every class that came out otherwise.
    func report(_ what: String) {
        let (wrong, refused) = (Self.sum(wrong), Self.sum(refused))
        print(
            "probes of \(what): \(tried), \(wrong) wrong, \(refused) refused, \(resources) with another resource entry")
        print("  \(kept) that cannot be taken away")
        for (title, classes) in [("wrong", self.wrong), ("refused", self.refused)] {
            for (label, found) in classes.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
                print("  \(title) \(found.count) \(label)  \(found.example)")
            }
        }
    }

    private static func sum(_ classes: [String: (count: Int, example: String)]) -> Int {
        classes.values.reduce(0) { $0 + $1.count }
    }

    /// Expects that at most 5 of 1,000 are in another place.
    func expectPlaces() {
        #expect(Self.sum(wrong) * 1000 <= tried * 5)
    }
}
