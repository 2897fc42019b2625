import CommandLanguage
import NibDocument
import Platform
import Replies

/// Running scripts.
extension Shell {
    private static let deepestScript = 32

    /// Runs the commands of a file as one entry of the log.
    func source(_ path: String) throws -> Reply {
        guard scriptDepth < Self.deepestScript else {
            throw CommandError("too-deep", "scripts call each other more than \(Self.deepestScript) deep")
        }
        let text = try Self.script(path)
        scriptDepth += 1
        defer { scriptDepth -= 1 }
        var lines: [StyledText] = []
        var count = 0
        try runScript(text, label: Self.label(path)) { statement in
            let reply = try run(statement, of: path)
            count += 1
            if !reply.isEcho, !reply.text.isEmpty { lines.append(reply.text) }
        }
        if options.isInteractive { try finishStagedSaves { lines.append($0.text) } }
        return Reply(lines: lines, fields: [.init("commands", .int(count))])
    }

    /// Runs the statements of a script as one entry of the log, up to one that quits.
    ///
    /// - Parameters:
    ///   - text: the script.
    ///   - label: what the log calls it.
    ///   - body: runs a statement.
    /// - Throws: what `body` does; what the script has done is taken back then.
    func runScript(
        _ text: String, label: String, _ body: (Statement) throws -> Void
    ) throws {
        try grouped(label) {
            for statement in StatementReader.statements(in: text) {
                try body(statement)
                if hasQuit { break }
            }
        }
    }

    /// Runs one statement of a script.
    ///
    /// - Parameters:
    ///   - statement: the statement.
    ///   - path: the script.
    /// - Returns: the command's reply.
    /// - Throws: `CommandError` with the statement's place in the script.
    func run(_ statement: Statement, of path: String) throws(CommandError) -> Reply {
        do throws(CommandError) {
            return try execute(statement)
        } catch {
            var error = error
            guard error.place == nil else { throw error }
            let (line, column) = statement.position(of: error.span?.lowerBound ?? 0)
            error.place = CommandError.Place(file: path, line: line, column: column)
            error.statement = statement.text
            throw error
        }
    }

    /// The text of a script.
    public static func script(_ path: String) throws(CommandError) -> String {
        let bytes: [UInt8]
        do throws(FileError) { bytes = try FileIO.read(path) } catch {
            var commandError = CommandError(error)
            if error.kind == .folder { commandError.hints = ["give the path of a script inside it"] }
            throw commandError
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandError("encoding", "the script '\(path)' is not in UTF-8")
        }
        return text
    }

    /// What the log calls a script.
    public static func label(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
