import CommandLanguage
import Foundation
import NibDocument
import NibShell
import Replies
import SeededRandom
import TestDocuments
import Testing
import XMLTree

/// What the attributes inspector shows can be changed, removed and set again with `set` and `unset` alone.
///
/// Of 33,413 values of the whole corpus, 68 do not come back to the same bytes when another one is set and then the old one:
///
/// - 60 views without constraints whose `fixedFrame` and mask do not go with `translatesAutoresizingMaskIntoConstraints`, as an older
///   Interface Builder left them: setting that attribute makes the three agree, and it stays so.
/// - 7 parts that another program wrote as `<rect … />`: a part that is written anew ends in `/>` without a space.
/// - 1 attribute that is not where Interface Builder puts it: `hidden` goes to its own place when it comes back.
///
/// Each situation is tried once: a property of an element of an era, among the same other properties. NIBSH_PROBES=all tries every
/// document; NIBSH_PROBE_FOLDER names a folder of further documents.
struct InspectorValueTests {
    @Test func whatIsShownCanBeSetToAnotherValueAndBack() throws {
        let outcome = try run { $0.changesAndBack() }
        outcome.report("set to another value and back")
        #expect(outcome.tried > 1000)
        #expect(outcome.failures * 1000 < outcome.tried * 5)
    }

    @Test func whatIsShownCanBeRemovedAndSetAgain() throws {
        let outcome = try run { $0.removalsAndBack() }
        outcome.report("removed and set again")
        #expect(outcome.tried > 1000)
        #expect(outcome.failures * 100 <= outcome.tried * 3)
        #expect(outcome.refused * 1000 < outcome.tried * 5)
    }

    private func run(_ trials: (inout TrialFinder) throws -> [Trial]) throws -> TrialOutcome {
        var outcome = TrialOutcome()
        var finder = TrialFinder()
        for file in files() {
            guard let bytes = try? Corpus.bytes(file), let document = try? NibDocument(bytes: bytes),
                document.readOnlyFormat == nil
            else { continue }
            let folder = try TemporaryFolder()
            let shell = Shell(options: Shell.Options())
            _ = try shell.open(folder.write(bytes, to: "Probe.\(document.kind.isStoryboard ? "storyboard" : "xib")"))
            try finder.read(document, in: shell)
            outcome.objects += finder.count
            for trial in try trials(&finder) { outcome.note(trial, in: shell, base: bytes, name: Corpus.name(file)) }
        }
        return outcome
    }

    private func files() -> [String] {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["NIBSH_PROBE_FOLDER"] { return Self.documents(in: folder) }
        let own = (Corpus.ownFiles + Corpus.sampleFiles).filter { Corpus.likeXcode.contains($0) }
        var files = Corpus.likeXcode.filter { !own.contains($0) }
        if environment["NIBSH_PROBES"] != "all" {
            var random = SeededGenerator(seed: 14)
            files = Array(files.shuffled(using: &random).prefix(40))
        }
        return own + files
    }

    /// The documents in a folder.
    static func documents(in folder: String) -> [String] {
        let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
        return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map { "\(folder)/\($0)" }
    }
}

/// Commands after which a document must have its bytes again.
struct Trial {
    let label: String
    let commands: [String]
}

/// Finds what can be tried on a document.
struct TrialFinder {
    private var document: NibDocument?
    private var values: [(id: String, all: [ShownValue])] = []
    private var seen: Set<String> = []
    /// The number of objects of the document.
    var count: Int { values.count }

    mutating func read(_ document: NibDocument, in shell: Shell) throws {
        self.document = document
        var ids: Set<String> = []
        values = []
        for node in document.tree.subtree(document.tree.root) {
            guard let id = document.id(of: node), document.element(withID: id) == node, ids.insert(id).inserted,
                document.catalog.element(document.tree.name(node))?.kind == .object
                    || document.catalog.element(document.tree.name(node)) == nil
                    || document.catalog.element(document.tree.name(node))?.kind == .constraint
            else { continue }
            values.append((id, try ShownValue.all(of: id, in: shell, document)))
        }
    }

    private func situation(_ value: ShownValue, among all: [ShownValue]) -> String {
        let head = value.path.split(separator: ".").dropLast().joined(separator: ".")
        let names = all.filter { $0.path.hasPrefix(head) }.map(\.path).joined(separator: " ")
        let platform = document.map { "\($0.kind.platform) \($0.catalog.era.index)" } ?? ""
        return "\(platform) \(value.label) \(names)"
    }

    private static func command(_ verb: String, _ id: String, _ shown: ShownValue, _ value: String? = nil) -> String {
        let words = [verb, Quoting.quote(id), Quoting.quote(shown.path)] + (value.map { [Quoting.forced($0)] } ?? [])
        return words.joined(separator: " ") + shown.traits
    }

    /// Sets each value to another one and back.
    mutating func changesAndBack() -> [Trial] {
        var trials: [Trial] = []
        for (id, all) in values {
            for value in all {
                guard let other = value.other, seen.insert(situation(value, among: all)).inserted else { continue }
                trials.append(
                    Trial(
                        label: value.label,
                        commands: [
                            Self.command("set", id, value, other), Self.command("set", id, value, value.value),
                        ]))
            }
        }
        return trials
    }

    /// Removes each value, and each part with several, and sets it again.
    mutating func removalsAndBack() -> [Trial] {
        var trials: [Trial] = []
        for (id, all) in values {
            for value in all where seen.insert(situation(value, among: all)).inserted {
                let last = value.path.split(separator: ".").last ?? ""
                guard !ShownValue.needed.contains(String(last)) else { continue }
                trials.append(
                    Trial(
                        label: value.label,
                        commands: [
                            Self.command("unset", id, value), Self.command("set", id, value, value.value),
                        ]))
            }
            for head in Set(all.filter { $0.traits.isEmpty }.compactMap(\.head)).sorted() {
                let inner = all.filter { $0.head == head && $0.traits.isEmpty }
                guard inner.count > 1, !head.contains("["),
                    seen.insert("part " + situation(inner[0], among: inner)).inserted
                else { continue }
                trials.append(
                    Trial(
                        label: "\(inner[0].label.split(separator: " ")[0]) \(head).*",
                        commands: ["unset \(Quoting.quote(id)) \(Quoting.quote(head))"]
                            + inner.map { Self.command("set", id, $0, $0.value) }))
            }
        }
        return trials
    }
}

/// What came of trials.
struct TrialOutcome {
    var objects = 0
    private(set) var tried = 0
    private(set) var failures = 0
    private(set) var refused = 0
    private var kept = 0
    private var listed: [String: (count: Int, example: String)] = [:]

    /// Tries commands, and undoes them.
    mutating func note(_ trial: Trial, in shell: Shell, base: [UInt8], name: String) {
        defer { _ = try? shell.execute("restore 0") }
        for (index, command) in trial.commands.enumerated() {
            do { _ = try shell.execute(command) } catch {
                if index == 0, error.code == "protected-object" || trial.commands[0].hasPrefix("unset") {
                    kept += 1
                    return
                }
                tried += 1
                failures += 1
                refused += 1
                add("refused \(trial.label): \(error.message.prefix(90))", "\(name): \(command.prefix(150))")
                return
            }
        }
        tried += 1
        guard let bytes = shell.documentBytes, bytes != base,
            Self.essential(bytes) != Self.essential(base)
        else { return }
        failures += 1
        add("differs \(trial.label)", "\(name): \(trial.commands) \(DeltaRun.difference(bytes, base) ?? "")")
    }

    private mutating func add(_ key: String, _ example: String) { listed[key, default: (0, example)].count += 1 }

    /// The lines outside `<resources>`: the sizes of images and the values of colors are nowhere else.
    private static func essential(_ bytes: [UInt8]) -> [Substring] {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(of: "    <resources>"), let last = lines.firstIndex(of: "    </resources>"),
            first < last
        else { return lines.filter { $0 != "    <resources/>" } }
        return Array(lines[..<first] + lines[(last + 1)...])
    }

    /// Prints the figures and every class of failures.
    func report(_ what: String) {
        print(
            "values \(what): \(objects) objects, \(tried) tried, \(failures) failed (\(refused) refused), \(kept) kept")
        for (label, found) in listed.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }).prefix(150) {
            print("  \(found.count) \(label)  \(found.example.prefix(420))")
        }
    }
}
