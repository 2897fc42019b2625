import CommandLanguage
import ClassFacts
import NibDocument
import NibPrediction
import Platform
import Replies

private enum WhyParameters {
    static let line = Parameter<Text>(
        "LINE", kind: .text, summary: "the text that was printed or thrown, up to the end of the line")
    static let file = Parameter<FilePath>("FILE", summary: "a log or crash report")
}

/// `why LINE` finds the cause of a crash or log message.
enum WhyCommand {
    static let command = ProjectCommand(
        name: "why",
        syntax: [
            .optional([.several(WhyParameters.line)]), .optional([.keyword("--file"), .operand(WhyParameters.file)]),
        ],
        summary: "finds the cause of a crash or of a message in a log",
        discussion: """
            Paste a line, and nibsh finds the connection, attribute or object that caused it, in the open document, in the \
            other documents of the project and in its code. Dates, process ids, addresses and mangled Swift names do not \
            matter. The line may contain quotes of any kind; a message of several lines is read from a file.

            nibsh knows messages about:

            * an outlet, runtime attribute or binding that a class lacks (`setValue:forUndefinedKey:`, `missing setter or \
            instance variable`, `Failed to set … user defined inspected property`)
            * an action that no object has (`unrecognized selector`, `Could not connect action`)
            * a class that is not in the program (`Unknown class … in Interface Builder file`, `Could not instantiate class named`)
            * a nib or storyboard that is missing, or whose view is not set (`loaded the … nib but`, `Could not load NIB`, `failed to \
            load window nib file`), and a main storyboard without an initial view controller
            * identifiers of controllers, segues and cells (`doesn't contain a view controller`, `has no segue`, `could not \
            dequeue`, `failed to obtain a cell`, `invalid nib registered`), and classes of segues
            * initializers and outlets that are nil (`init(coder:) has not been implemented`, `Use of unimplemented initializer`, \
            `Unexpectedly found nil`)
            * objects of another class than code expects (`Could not cast value of type`)
            * images that a nib names (`Could not load the … image referenced from a nib`)
            """,
        examples: [
            Example(
                "why 'Unknown class RedButton in Interface Builder file.'",
                "the objects of that class, and what is wrong"),
            Example("why --file crash.log", "every known message in a file"),
        ],
        seeAlso: ["check", "simulate", "sources"], group: "Checking", answer: WhyText.type.shape,
        touchesOtherFiles: { _ in true }
    ) { context, arguments in
        let words = try arguments[all: WhyParameters.line]
        let file = try arguments[ifGiven: WhyParameters.file]
        var lines: [RuntimeLine] = []
        if let file {
            do { lines = knownLines(in: try FileIO.read(file.text)) } catch {
                throw CommandError(error, span: file.span)
            }
        }
        if let first = words.first, let last = words.last {
            let text = words.map(\.text).joined(separator: " ")
            guard let line = RuntimeLine(text) else {
                throw unknownMessage(first.span.lowerBound..<last.span.upperBound)
            }
            lines.append(line)
        }
        guard !lines.isEmpty else {
            if let file { throw unknownMessage(file.span) }
            throw CommandError("usage", "missing LINE", span: arguments.verb, hints: ["why 'LINE'", "why --file FILE"])
        }
        let open = try context.open?.ready()
        let explanations = lines.map { explain($0, open: open, context: context) }
        return Reply(
            lines: WhyText(open: open?.file).lines(explanations),
            record: WhyText.type.record(explanations))
    }

    private static func explain(_ line: RuntimeLine, open: DocumentContext?, context: ProjectLookingContext)
        -> Explanation
    {
        let documents = context.documents(with: open, holding: Investigation.words(for: line))
        let code = open?.code ?? context.project.code()
        return Investigation.explain(line, documents: documents, code: code) { document in
            context.project.remedies(in: document, code: code)
        }
    }

    /// Returns the known messages in a file, each once, including those that span two lines.
    private static func knownLines(in bytes: [UInt8]) -> [RuntimeLine] {
        let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        var seen: Set<RuntimeLine> = []
        return lines.indices.compactMap { index in
            if let line = RuntimeLine(lines[index]) { return line }
            guard index + 1 < lines.count, RuntimeLine(lines[index + 1]) == nil else { return nil }
            return RuntimeLine(lines[index] + " " + lines[index + 1])
        }.filter { seen.insert($0).inserted }
    }

    private static func unknownMessage(_ span: Range<Int>?) -> CommandError {
        CommandError(
            "unknown-message", "this is not a known message about nibs", span: span,
            hints: ["'help why' lists the known messages", "'check' finds problems before the program runs"])
    }
}
