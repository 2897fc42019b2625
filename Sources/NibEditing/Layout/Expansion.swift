import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Turns a command into the lines of others, each of which is resolved in the document as the ones before it leave it.
///
/// The lines are tried on the document and undone: they are applied when the command is.
final class Expansion {
    private let context: ResolveContext
    private let edit: Edit
    private var lines: [String] = []
    private var remarks: [StyledText] = []
    /// The element that was made last.
    private(set) var made: NodeID?

    /// Begins with the document as it is.
    init(_ context: ResolveContext) {
        self.context = context
        edit = Edit(context.document)
    }

    deinit { edit.cancel() }

    /// What the log has for the command.
    var resolved: Resolved {
        var resolved = Resolved.lines(lines)
        resolved.remarks = remarks
        return resolved
    }

    /// Resolves a statement, and tries it.
    ///
    /// - Parameters:
    ///   - statement: a statement of an editing command.
    ///   - span: the place in the command's own statement that an error is about.
    /// - Throws: an error if the statement is refused.
    func run(_ statement: String, at span: Range<Int>) throws(CommandError) {
        do {
            let (command, arguments) = try Self.table.parse(Lexer.words(of: statement))
            let editing = try command.run((), arguments)
            let resolved = try editing.resolve(arguments, in: context)
            remarks += resolved.remarks
            for line in resolved.otherLines { try run(line, at: span) }
            for command in resolved.commands {
                var bytes: [UInt8] = []
                try arguments.append(lineFor: command, to: &bytes)
                let outcome = try editing.apply(
                    command, in: ApplyContext(edit: edit, isTold: false, wantsFields: false))
                made = outcome.made.flatMap { context.document.element(withID: $0) } ?? made
                lines.append(String(decoding: bytes, as: UTF8.self))
            }
            for line in resolved.further { try run(line, at: span) }
        } catch {
            var error = CommandError(error)
            error.span = span
            throw error
        }
    }

    private static let table = EditingCommand.table(of: EditingCommand.all)
}
