import CommandLanguage
import Replies

/// `compare`: shows how the open document differs from another version, by object.
enum CompareCommand {
    private static let other = Parameter<FilePath>(
        "FILE", summary: "another file, a revision such as HEAD, or REV:path of the repository around")
    private static let all = Flag("--all", summary: "also lists what Xcode changed by itself")
    private static let script = Flag("--script", summary: "prints the commands that make the open document of FILE")
    private static let essential = Flag("--essential", summary: "leaves what Xcode changed by itself out of the script")
    private static let markdown = Flag("--markdown", summary: "prints a comment for a review")

    static let command = DocumentCommand(
        name: "compare",
        syntax: [
            .operand(other), .optional([.flag(all)]), .optional([.flag(script)]), .optional([.flag(essential)]),
            .optional([.flag(markdown)]),
        ],
        summary: "shows how the open document differs from another version, by object",
        discussion: """
            FILE is the old version, the open document with its unsaved edits the new one. Objects are the same if they have \
            the same id. What Xcode changes by itself when it saves, such as frames that follow from constraints, is folded \
            into one line.
            """,
        examples: [
            Example("compare HEAD", "with the version of the last commit"),
            Example("compare Old.xib --script", "the commands that make this document out of another one"),
        ],
        seeAlso: ["diff", "log"], group: "Files"
    ) { documents, arguments in
        let session = try documents.requireSession()
        let word = try arguments[other]
        var form = DifferenceForm()
        form.showsAll = arguments[all]
        form.wantsFields = documents.options.wantsFields
        form.isEssential = arguments[essential]
        form.kind = arguments[script] || arguments[essential] ? .script : arguments[markdown] ? .markdown : .text
        let old: DocumentVersion
        do throws(CommandError) { old = try DocumentVersion(word.text, of: session.path) } catch {
            throw CommandError(error, span: word.span)
        }
        var reply = try VersionComparison.reply(
            from: old, to: DocumentVersion(name: session.name, document: session.document), form: form)
        // A difference is what the command was asked for, no failure of a script.
        reply.fallsShort = false
        return reply
    }
}
