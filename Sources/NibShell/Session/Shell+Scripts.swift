import CommandLanguage
import NibDocument

/// Running scripts.
extension Shell {
    private static let deepestScript = 32

    /// Runs the commands of a file as one entry of the log.
    func source(_ path: String) throws -> Reply {
        guard scriptDepth < Self.deepestScript else {
            throw ShellError("too-deep", "scripts call each other more than \(Self.deepestScript) deep")
        }
        let text = try Self.script(path)
        scriptDepth += 1
        defer { scriptDepth -= 1 }
        var lines: [StyledText] = []
        var count = 0
        try grouped(Self.label(path)) {
            for (statement, parsed) in ParsedScript(text, takesShortNames: options.isInteractive) {
                let reply = try run(statement, parsed, of: path)
                count += 1
                if !reply.isEcho, !reply.text.isEmpty { lines.append(reply.text) }
                if hasQuit { break }
            }
        }
        if options.isInteractive, let saved = try finishStagedSave() { lines.append(saved.text) }
        return Reply(lines: lines, fields: [.init("commands", .int(count))])
    }

    /// Runs one statement of a script.
    ///
    /// - Parameters:
    ///   - statement: the statement.
    ///   - parsed: what it says, where that is known already.
    ///   - path: the script.
    /// - Returns: the command's reply.
    /// - Throws: `ShellError` with the statement's place in the script.
    func run(
        _ statement: Statement, _ parsed: (command: ShellCommand, arguments: Arguments)?, of path: String
    ) throws(ShellError) -> Reply {
        do throws(ShellError) {
            if let parsed { return try execute(parsed.command, parsed.arguments) }
            return try execute(statement)
        } catch {
            var error = error
            guard error.place == nil else { throw error }
            let (line, column) = statement.position(of: error.span?.lowerBound ?? 0)
            error.place = ShellError.Place(file: path, line: line, column: column)
            error.statement = statement.text
            throw error
        }
    }

    /// The text of a script.
    public static func script(_ path: String) throws(ShellError) -> String {
        let bytes: [UInt8]
        do throws(FileError) { bytes = try FileIO.read(path) } catch { throw ShellError(error) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ShellError("encoding", "the script '\(path)' is not in UTF-8")
        }
        return text
    }

    /// What the log calls a script.
    public static func label(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
