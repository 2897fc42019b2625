import CommandLanguage
import NibDocument
import NibShell
import Replies
import TestDocuments
import Testing
import XMLTree

/// Objects of each document are pasted into another one of its platform, and into their own parent: nothing is broken, removing them
/// gives the bytes before, and the log makes the same of them without the clipboard.
struct CopyingTests {
    /// A document that can be edited, and what the test copies of it.
    private struct Source: Sendable {
        let path: String
        let platform: DocumentKind.Platform
        /// Some objects that can be copied, spread over the document.
        let objects: [String]
        /// An object that takes many others.
        let parent: String?
    }

    private struct Totals: Sendable {
        var pasted = 0
        var refused: [String: Int] = [:]
        var failures: [String] = []

        mutating func add(_ other: Totals) {
            pasted += other.pasted
            refused.merge(other.refused) { $0 + $1 }
            failures += other.failures
        }
    }

    /// What a paste may be refused for: the parent cannot hold the object.
    private static let places: Set = [
        "wrong-place", "already-exists", "unknown-slot", "unknown-element", "protected-object",
    ]
    private static let perDocument = 5

    @Test func pastedObjectsAreWholeAndCanBeRemoved() async throws {
        let sources = Corpus.likeXcode.compactMap(Self.source)
        let lanes = 2
        let totals = try await withThrowingTaskGroup(of: Totals.self) { group in
            for lane in 0..<lanes {
                group.addTask {
                    var totals = Totals()
                    for index in sources.indices where index % lanes == lane {
                        totals.add(try Self.run(sources[index], besides: sources, after: index))
                    }
                    return totals
                }
            }
            return try await group.reduce(into: Totals()) { $0.add($1) }
        }
        print("copies: \(totals.pasted) pasted, refused \(totals.refused.sorted { $0.key < $1.key })")
        for failure in totals.failures.prefix(40) { Issue.record("\(failure)") }
        #expect(totals.failures.isEmpty, "\(totals.failures.count) failures")
        #expect(totals.pasted > sources.count)
    }

    private static func source(_ path: String) -> Source? {
        guard let bytes = try? Corpus.bytes(path), let document = try? NibDocument(bytes: bytes),
            (try? document.requireEditable()) != nil, document.sharedIDs.isEmpty, document.brokenReferences.isEmpty
        else { return nil }
        let objects = document.objects.filter { document.placeholder($0) == nil && !document.isController($0) }
        let step = max(1, objects.count / perDocument)
        let chosen = objects.indices.filter { $0 % step == step / 2 }.map { objects[$0] }
        let parent = objects.first { ["view", "customView"].contains(document.tree.name($0)) }
        return Source(
            path: path, platform: document.kind.platform,
            objects: chosen.prefix(perDocument).compactMap { document.id(of: $0) },
            parent: parent.flatMap { document.id(of: $0) })
    }

    private static func run(_ source: Source, besides all: [Source], after index: Int) throws -> Totals {
        var totals = Totals()
        let shell = Shell(options: Shell.Options())
        let others = (1..<all.count).lazy.map { all[(index + $0) % all.count] }
        let other = others.first { $0.platform == source.platform && $0.parent != nil }
        for id in source.objects {
            _ = try shell.open(source.path)
            if let error = refusal(of: "copy \(Quoting.quote(id))", in: shell) {
                totals.refused["copy \(error.code)", default: 0] += 1
                shell.discard()
                continue
            }
            totals.add(try paste("paste", from: id, of: source, in: shell))
            guard let other, let parent = other.parent else { continue }
            _ = try shell.open(other.path)
            totals.add(try paste("paste into \(Quoting.quote(parent))", from: id, of: source, in: shell))
        }
        return totals
    }

    /// Pastes into the open document, and leaves it as it was.
    private static func paste(_ command: String, from id: String, of source: Source, in shell: Shell) throws -> Totals {
        var totals = Totals()
        let before = shell.documentBytes ?? []
        let place = "\(Corpus.name(source.path)) \(id), \(command) in \(Corpus.name(shell.documentPath ?? ""))"
        if let error = refusal(of: command, in: shell) {
            totals.refused[error.code, default: 0] += 1
            if !places.contains(error.code) { totals.failures.append("\(place): \(error.message)") }
        } else {
            totals.pasted = 1
            totals.failures += try faults(since: before, in: shell).map { "\(place): \($0)" }
        }
        _ = try shell.execute("restore 0")
        if shell.documentBytes != before { totals.failures.append("\(place): undo does not give the bytes before") }
        shell.discard()
        return totals
    }

    private static func refusal(of command: String, in shell: Shell) -> CommandError? {
        do throws(CommandError) { _ = try shell.execute(command) } catch { return error }
        return nil
    }

    private static func faults(since before: [UInt8], in shell: Shell) throws -> [String] {
        let after = shell.documentBytes ?? []
        var faults: [String] = []
        let document = try NibDocument(bytes: after)
        if let id = document.sharedIDs.first { faults.append("the id \(id) is not unique") }
        if let broken = document.brokenReferences.first {
            faults.append("\(broken.attribute) leads to no \(broken.id)")
        }
        let script = try shell.execute("log --script").text.plain
        let old = try NibDocument(bytes: before)
        let new = document.objects.filter { node in document.id(of: node).map { !old.hasID($0) } == true }
        for node in document.outermost(of: new) {
            guard let id = document.id(of: node) else { continue }
            _ = try shell.execute("remove \(Quoting.quote(id))")
        }
        if lines(shell.documentBytes ?? []) != lines(before) {
            faults.append("removing does not give the bytes before")
        }
        _ = try shell.execute("restore 0")
        for line in script.split(separator: "\n") { _ = try shell.execute(String(line)) }
        if shell.documentBytes != after { faults.append("the log makes something else") }
        return faults
    }

    /// The lines of a document, without the entries that Xcode keeps once they were needed.
    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { line in
            !line.contains("<plugIn ") && !line.contains("<capability ")
        }
    }
}
