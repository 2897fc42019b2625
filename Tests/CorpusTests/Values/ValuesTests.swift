import Foundation
import NibShell
import Replies
import TestDocuments
import Testing
import XMLTree

/// `colors`, `fonts` and `images` count each element of a document once, and the lines that they give replace every value that they name.
struct ValuesTests {
    /// What one value is in an answer.
    private struct Value: Decodable {
        struct Use: Decodable { let path: String }
        let value: String
        let kind: String
        let colorSpace: String?
        let count: Int
        let replacements: [String]
        let uses: [Use]
    }

    private struct Answer: Decodable { let values: [Value] }

    private struct Totals: Sendable {
        var (uses, replaced, failures): (Int, Int, [String]) = (0, 0, [])
    }

    private static let names = ["colors": "Chosen", "fonts": "style body", "images": "chosen"]

    @Test func everyElementIsCountedOnceAndReplaced() async throws {
        let paths = Corpus.likeXcode
        let lanes = 2
        let totals = try await withThrowingTaskGroup(of: Totals.self) { group in
            for lane in 0..<lanes {
                group.addTask {
                    var totals = Totals()
                    for index in paths.indices where index % lanes == lane { try Self.judge(paths[index], &totals) }
                    return totals
                }
            }
            return try await group.reduce(into: Totals()) { all, some in
                all.uses += some.uses
                all.replaced += some.replaced
                all.failures += some.failures
            }
        }
        print("values: \(totals.uses) uses, \(totals.replaced) replaced")
        for failure in totals.failures.prefix(40) { Issue.record("\(failure)") }
        #expect(totals.failures.isEmpty, "\(totals.failures.count) failures")
        #expect(totals.replaced > 0)
    }

    private static func judge(_ path: String, _ totals: inout Totals) throws {
        guard let bytes = try? Corpus.bytes(path), let counts = ValueCounts(bytes) else { return }
        let shell = Shell(options: options)
        guard (try? shell.open(path)) != nil, shell.documentBytes == bytes else { return }
        for (command, name) in names.sorted(by: { $0.key < $1.key }) {
            let values = try values(command, in: shell)
            let count = values.reduce(0) { $0 + $1.count }
            totals.uses += count
            if count != counts[command] {
                totals.failures.append("\(Corpus.name(path)): \(command) counts \(count) of \(counts[command])")
            }
            for value in values { try replace(value, by: name, command, path, in: shell, &totals) }
        }
    }

    private static var options: ShellOptions {
        var options = ShellOptions()
        options.wantsFields = true
        return options
    }

    private static func values(_ command: String, in shell: Shell) throws -> [Value] {
        let reply = try shell.execute(command)
        var bytes: [UInt8] = []
        JSONValue.object(reply.fields).write(to: &bytes)
        return try JSONDecoder().decode(Answer.self, from: Data(bytes)).values
    }

    /// Runs the lines of a value, and looks whether it is left where they lead.
    private static func replace(
        _ value: Value, by name: String, _ command: String, _ path: String, in shell: Shell, _ totals: inout Totals
    ) throws {
        guard !value.replacements.isEmpty else { return }
        let place = "\(Corpus.name(path)): \(command) \(value.value)"
        let reached = Set(
            value.replacements.compactMap { $0.components(separatedBy: "} ").last?.split(separator: " ")[0] })
        do throws(CommandError) {
            for line in value.replacements { _ = try shell.execute(written(line, with: name)) }
        } catch {
            totals.failures.append("\(place): \(error.message)")
            return _ = try shell.execute("restore 0")
        }
        let left = try values(command, in: shell).first {
            $0.value == value.value && $0.kind == value.kind && $0.colorSpace == value.colorSpace
        }
        let uses = left?.uses.filter { reached.contains(Substring($0.path)) } ?? []
        if value.value != name, !uses.isEmpty { totals.failures.append("\(place): left at \(uses[0].path)") }
        totals.replaced += value.count - (left?.count ?? 0)
        if try shell.execute("diff").text.plain.isEmpty { totals.failures.append("\(place): no difference") }
        _ = try shell.execute("restore 0")
    }

    /// A line with a name in the place of the word that the user has to replace.
    private static func written(_ line: String, with name: String) -> String {
        for end in [" NAME", " 'style NAME'"] where line.hasSuffix(end) {
            return line.dropLast(end.count) + " '\(name)'"
        }
        return line
    }
}

/// The colors, fonts and images of a document, counted by the names of elements and attributes.
private struct ValueCounts {
    private var counts: [String: Int] = [:]
    private static let unlike: Set = [
        "behavior", "accessibilityTraits", "outlet", "action", "binding", "segue", "outletCollection", "color", "font",
        "fontDescription",
    ]

    init?(_ bytes: [UInt8]) {
        guard let tree = try? XMLTree(bytes: bytes) else { return nil }
        for list in tree.elements(in: tree.root) where tree.name(list) != "resources" {
            for node in tree.subtree(list) {
                add(
                    tree.name(node), Dictionary(uniqueKeysWithValues: tree.attributes(node).map { ($0.name, $0.value) })
                )
            }
        }
    }

    subscript(_ command: String) -> Int { counts[command] ?? 0 }

    private mutating func add(_ name: String, _ attributes: [String: String]) {
        if name == "color" { counts["colors", default: 0] += 1 }
        if ["font", "fontDescription"].contains(name) { counts["fonts", default: 0] += 1 }
        guard !Self.unlike.contains(name) else { return }
        if name == "userDefinedRuntimeAttribute" {
            if attributes["type"] == "image", attributes["value"] != nil { counts["images", default: 0] += 1 }
        } else {
            counts["images", default: 0] += attributes.keys.filter { $0 == "image" || $0.hasSuffix("Image") }.count
        }
    }
}
