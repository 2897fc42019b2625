import NibDocument
import NibShell
import Replies
import TestDocuments
import XMLTree

@testable import DifferenceScript
@testable import NibDifference

/// Records an edit of another program in a log, writes the log with names, and plays that on other documents.
struct TravelRun {
    /// What came of playing a script on another document.
    enum Outcome: Equatable {
        /// The document changed as the first one did.
        case same
        /// A command was refused, so that nothing was saved.
        case refused(String)
        /// The script ran, and the document is another one than it should be.
        case wrong(String)
    }

    /// A document on which a script is played, and what it should become.
    struct Target {
        let before: [UInt8]
        let after: [UInt8]
        /// The ids that both versions have; others were made by commands.
        let known: Set<String>
    }

    let pair: DeltaPair
    let folder: TemporaryFolder
    /// The log with names, and what the log leads to; nil if the edit cannot be recorded.
    private(set) var script: String?
    private var after: [UInt8] = []

    init(pair: DeltaPair, folder: TemporaryFolder) throws {
        (self.pair, self.folder) = (pair, folder)
        let (old, new) = (try NibDocument(bytes: pair.before), try NibDocument(bytes: pair.after))
        guard let commands = try? DifferenceScript(for: NibDifference(from: old, to: new)), !commands.blocks.isEmpty
        else { return }
        let run = try play(commands.text, then: ["log --script --names", "save"], on: pair.before)
        guard run.failure == nil else { return }
        script = run.replies.last { $0.text.plain.contains("\n") || !$0.text.plain.hasPrefix("saved") }?.text.plain
        after = run.bytes
    }

    // MARK: - Documents

    /// The pair's document with other ids.
    func renewed() throws -> Target {
        let (before, names) = try Self.renewed(pair.before)
        return Target(before: before, after: try Self.renamed(after, names), known: Set(names.values))
    }

    /// The pair's document with other ids and in another language: the titles that the edit leaves alone are other ones.
    func translated() throws -> Target {
        let (before, after) = (try NibDocument(bytes: pair.before), try NibDocument(bytes: after))
        let old = Self.titles(in: before)
        let kept = Self.titles(in: after).filter { old[$0.key] == $0.value }
        for document in [before, after] { Self.translate(document, where: kept) }
        let (renewed, names) = try Self.renewed(before.bytes)
        return Target(before: renewed, after: try Self.renamed(after.bytes, names), known: Set(names.values))
    }

    /// Another version of the document with other ids; nil if the log with ids does not apply to it.
    func sibling(_ other: DeltaPair) throws -> Target? {
        let (old, new) = (try NibDocument(bytes: pair.before), try NibDocument(bytes: pair.after))
        guard let commands = try? DifferenceScript(for: NibDifference(from: old, to: new)) else { return nil }
        let run = try play(commands.text, then: ["save"], on: other.before)
        guard run.failure == nil, run.bytes != other.before else { return nil }
        let (before, names) = try Self.renewed(other.before)
        return Target(before: before, after: try Self.renamed(run.bytes, names), known: Set(names.values))
    }

    private static func renewed(_ bytes: [UInt8]) throws -> (bytes: [UInt8], names: [String: String]) {
        let document = try NibDocument(bytes: bytes)
        var names: [String: String] = [:]
        let ids = document.tree.subtree(document.tree.root).compactMap { document.id(of: $0) }
        for (index, id) in ids.enumerated() where document.element(withID: id) != nil && !id.hasPrefix("-") {
            let digits = String(10_000 + index)
            names[id] = "N\(digits.prefix(2))-\(digits.suffix(3).prefix(2))-\(digits.suffix(1))wn"
        }
        return (try renamed(bytes, names), names)
    }

    private static func renamed(_ bytes: [UInt8], _ names: [String: String]) throws -> [UInt8] {
        let document = try NibDocument(bytes: bytes)
        _ = try document.withTransaction { edit throws(NibError) in
            for (old, new) in names {
                guard let node = document.element(withID: old), (try? document.checkRenamable(node)) != nil else {
                    continue
                }
                _ = try edit.rename(node, to: new)
            }
        }
        return document.bytes
    }

    // MARK: - Titles

    /// A text that people read: the element that has it, by its object and the path from that, and the attribute.
    private struct Title: Hashable {
        let object: String
        let path: String
        let attribute: String
    }

    private static let attributes = ["title", "text", "placeholder", "placeholderString", "headerTitle", "label"]

    private static func titles(in document: NibDocument) -> [Title: String] {
        var found: [Title: String] = [:]
        visit(document) { title, value, _ in found[title] = value }
        return found
    }

    private static func translate(_ document: NibDocument, where kept: [Title: String]) {
        var nodes: [(NodeID, String, String)] = []
        visit(document) { title, value, node in
            if kept[title] == value { nodes.append((node, title.attribute, value)) }
        }
        _ = try? document.withTransaction { edit throws(NibError) in
            for (node, attribute, value) in nodes {
                edit.setAttribute(attribute, to: String(value.reversed()) + "e", of: node)
            }
        }
    }

    private static func visit(_ document: NibDocument, _ body: (Title, String, NodeID) -> Void) {
        for object in document.objects {
            guard let id = document.id(of: object) else { continue }
            for node in [object] + document.tree.elements(in: object).filter({ document.id(of: $0) == nil }) {
                for attribute in attributes {
                    guard let value = document.tree.attribute(attribute, of: node), !value.isEmpty else { continue }
                    let path = document.path(from: object, to: node).description
                    body(Title(object: id, path: path, attribute: attribute), value, node)
                }
            }
        }
    }

    // MARK: - Playing

    /// Plays the log with names on a document.
    func outcome(on target: Target) throws -> Outcome {
        guard let script else { return .refused("no script") }
        let run = try play(script, then: ["save"], on: target.before)
        if let failure = run.failure { return .refused(failure) }
        let known = target.known.union(Self.scenes(in: target.before))
        let (ours, wanted) = (Self.lines(run.bytes, known: known), Self.lines(target.after, known: known))
        if ours == wanted { return .same }
        let first = zip(ours, wanted).first { $0 != $1 }
        return .wrong(first.map { "'\($0.0.prefix(150))' instead of '\($0.1.prefix(150))'" } ?? "other lines")
    }

    /// The lines of a document with one word for all ids that commands made, and connections and constraints, which are sorted by their
    /// ids, in the order of what they say.
    private static func lines(_ bytes: [UInt8], known: Set<String>) -> [String] {
        let document = try? NibDocument(bytes: bytes)
        let ids = document.map { document in
            document.tree.subtree(document.tree.root).compactMap { document.id(of: $0) }
        }
        let new = Set((ids ?? []) + scenes(in: bytes)).filter { !known.contains($0) && !$0.hasPrefix("-") }
        var (lines, run): ([String], [String]) = ([], [])
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            let text = parts.map { new.contains(String($0)) ? "new" : String($0) }.joined(separator: "\"")
            if ["<constraint ", "<outlet ", "<action ", "<segue ", "<outletCollection "].contains(where: text.contains)
            {
                run.append(text)
            } else {
                lines += run.sorted() + [text]
                run = []
            }
        }
        return lines + run.sorted()
    }

    /// The ids of a document's scenes, which new scenes get as objects get theirs.
    private static func scenes(in bytes: [UInt8]) -> [String] {
        guard let document = try? NibDocument(bytes: bytes) else { return [] }
        return document.scenes.compactMap { document.tree.attribute("sceneID", of: $0) }
    }

    private func play(
        _ script: String, then commands: [String], on bytes: [UInt8]
    ) throws -> (bytes: [UInt8], replies: [Reply], failure: String?) {
        let file = try folder.write(bytes, to: "\(pair.name).\(pair.suffix)")
        var replies: [Reply] = []
        var failure: String?
        let inputs = [Batch.Input.script(path: "script", text: script)] + commands.map { .command($0) }
        let outcome = Batch(inputs: inputs, options: Shell.Options()).run(on: file) { event in
            switch event {
            case .reply(let reply, let command, _): if command != "open" { replies.append(reply) }
            case .failure(let error, _, let statement, _):
                failure = "\(error.message): \(statement?.prefix(160) ?? "")"
            case .line, .notice: break
            }
        }
        return (try Corpus.bytes(file), replies, failure ?? outcome.error?.message)
    }
}
