import CommandLanguage
import NibDocument
import Replies

/// `diff`: shows how the open document differs from what was saved, or from another version.
enum DiffCommand {
    private static let version = Parameter<FilePath>(
        "VERSION", summary: "another file, a revision such as HEAD, or REV:path of the enclosing repository")
    private static let lines = Flag("--lines", summary: "a patch of the lines")
    private static let disk = Flag("--disk", summary: "compares with the file as it is on disk now")
    private static let all = Flag("--all", summary: "also lists what Xcode changed on its own")
    private static let script = Flag("--script", summary: "the commands that make the open document of VERSION")
    private static let essential = Flag(
        "--essential", summary: "leaves what Xcode changed on its own out of the script")
    private static let markdown = Flag("--markdown", summary: "a comment for a review")
    private static let picture = Parameter<FilePath>(
        "FILE", summary: "a picture of both versions side by side; its name ends in .svg or .png")
    private static let force = Flag("--force", summary: "replaces FILE if it exists")

    static let command = DocumentCommand(
        name: "diff",
        syntax: [
            .optional([.operand(version)]), .optional([.flag(lines), .flag(script), .flag(markdown)]),
            .optional([.flag(disk)]), .optional([.flag(all)]), .optional([.flag(essential)]),
            .optional([.keyword("--picture"), .operand(picture)]), .optional([.flag(force)]),
        ],
        summary: "shows what saving would change, or how another version differs",
        discussion: """
            Without VERSION, the old version is the file as it was opened or last saved, in a merge what ours has. The open document \
            with its unsaved edits is the new one. Objects are the same if they have the same id. What Xcode changes on its own when \
            it saves, such as frames that follow from constraints, is folded into one line.

            With `--picture`, FILE shows both versions side by side, and what is new, gone, moved or changed is outlined there; each outline \
            has the number that the answer has before the object.
            """,
        examples: [
            Example("diff", "what saving would change, by object"),
            Example("diff --lines", "the same as a patch"),
            Example("diff HEAD", "since the version of the last commit"),
            Example("diff HEAD --picture Review.png", "both versions side by side, numbered as in the answer"),
            Example("diff Old.xib --script", "the commands that make this document out of another one"),
        ],
        seeAlso: ["log", "save"], group: "Files", answer: VersionComparison.shape,
        touchesOtherFiles: { (try? $0[ifGiven: picture]) != nil }
    ) { documents, arguments in
        let session = try documents.requireSession()
        var form = DifferenceForm()
        form.showsAll = arguments[all]
        form.wantsFields = documents.options.wantsFields
        form.isEssential = arguments[essential]
        form.isDryRun = documents.options.isDryRun
        form.replacesPicture = arguments[force]
        if let word = try arguments[ifGiven: picture]?.word {
            _ = try PictureFile.format(of: word)
            try ScriptReach.check(word.text, of: session, for: "diff --picture")
            form.picture = word.text
        }
        form.kind =
            arguments[script] || arguments[essential]
            ? .script : arguments[markdown] ? .markdown : arguments[lines] ? .lines : .text
        let word = try arguments[ifGiven: version]
        if let word, arguments[disk] {
            throw CommandError(
                "usage", "'--disk' and '\(word.text)' are both the old version", span: word.span, hints: ["diff --disk"]
            )
        }
        var reply: Reply
        if let word {
            let old: DocumentVersion
            do throws(CommandError) { old = try DocumentVersion(word.text, of: session.path) } catch {
                throw CommandError(error, span: word.span)
            }
            let new = DocumentVersion(name: session.name, document: session.document)
            reply = try VersionComparison.reply(from: old, to: new, form: form)
        } else if let merge = session.merge, !arguments[disk], let ours = try? NibDocument(bytes: merge.ours) {
            // The file may have the markers of the conflicts.
            let new = DocumentVersion(name: session.name, document: session.document)
            reply = try VersionComparison.reply(
                from: DocumentVersion(name: "ours", document: ours), to: new, form: form)
        } else {
            reply = try Difference(session).reply(disk: arguments[disk], form: form)
        }
        // A difference is what the command was asked for, no failure of a script.
        reply.fallsShort = false
        return reply
    }
}
