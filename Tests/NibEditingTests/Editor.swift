import CommandLanguage
import ClassFacts
import NibDocument
import ObjectReferences
import Replies
import SourceIndex
import Testing

@testable import NibEditing

/// Runs editing commands in both phases on a document, and keeps their lines as the log does.
final class Editor {
    let document: NibDocument
    /// The lines of the commands that were carried out.
    private(set) var lines: [String] = []
    private let ids = CountingIDs()

    private static let table = CommandTable<Int, Int>(
        EditingCommand.byName.values.sorted { $0.name < $1.name }.map { command in
            Command(
                name: command.name, syntax: command.syntax, summary: command.summary, examples: command.examples,
                group: command.group
            ) { _, _ in 0 }
        }, rewordings: Rewording.all)

    /// Opens a document.
    init(_ text: String) throws { document = try NibDocument(bytes: Array(text.utf8)) }

    /// The text of the document.
    var text: String { String(decoding: document.bytes, as: UTF8.self) }

    /// Resolves a statement, applies what it comes to, and keeps the lines.
    func run(_ statement: String) throws {
        let (editing, arguments) = try Self.parse(statement)
        let context = ResolveContext(
            scope: ReferenceScope(document: document), ids: ids, project: NoProject(), wantsFields: true,
            isInScript: false)
        let resolved = try editing.resolve(arguments, in: context)
        var new: [String] = []
        for command in resolved.commands {
            var line: [UInt8] = []
            try arguments.append(lineFor: command, to: &line)
            new.append(String(decoding: line, as: UTF8.self))
        }
        let (_, inverses) = try document.withTransaction { edit throws(CommandError) in
            let context = ApplyContext(edit: edit, isTold: true, wantsFields: true)
            for command in resolved.commands { _ = try editing.apply(command, in: context) }
        }
        if !inverses.isEmpty { lines += new }
    }

    /// Applies a line of the log.
    func replay(_ line: String) throws {
        let (editing, arguments) = try Self.parse(line)
        _ = try document.withTransaction { edit throws(CommandError) in
            try editing.apply(
                ResolvedArguments(arguments), in: ApplyContext(edit: edit, isTold: false, wantsFields: false))
        }
    }

    private static func parse(_ line: String) throws -> (EditingCommand, Arguments) {
        let (command, arguments) = try table.parse(Lexer.words(of: line), allowPrefixes: false)
        return (try #require(EditingCommand.byName[command.name]), arguments)
    }
}

/// Makes the ids `nEw-00-001`, `nEw-00-002` and so on.
private final class CountingIDs: IDSource {
    private var count = 0

    func nextID(in document: NibDocument, besides reserved: Set<String>) -> String {
        while true {
            count += 1
            let digits = String(count)
            let id = "nEw-00-" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
            if !document.hasID(id), !reserved.contains(id) { return id }
        }
    }
}

/// A document that no code is known of.
private struct NoProject: ProjectAccess {
    func code() -> (any CodeLookup)? { nil }
    let documentPath = "View.xib"
    func documents() throws(CommandError) -> [String] { [] }
    func files(where isWanted: (String) -> Bool) throws(CommandError) -> [String] { [] }
    func bytes(of path: String) throws(CommandError) -> [UInt8] {
        throw CommandError("file-missing", "there is no file \(path)")
    }
    func names() -> NameCheck? { nil }
}
