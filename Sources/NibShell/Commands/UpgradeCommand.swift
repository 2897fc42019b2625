import CommandLanguage
import NibImport
import Platform
import Replies
import Wording

/// `upgrade`: writes a xib of Xcode 3 or 4 as a document of today.
enum UpgradeCommand {
    private static let isTo = Keyword("to")
    private static let file = Parameter<FilePath>("FILE", summary: "the new file, whose name ends in .xib")
    private static let partial = Flag("--partial", summary: "writes it even if something is left out, and tells what")
    private static let force = Flag("--force", summary: "replaces FILE if it exists")

    static let command = DocumentCommand(
        name: "upgrade",
        syntax: [
            .keyword(isTo), .operand(file), .optional([.flag(partial)]), .optional([.flag(force)]),
        ],
        summary: "writes a xib of Xcode 3 or 4 as a document of today",
        discussion: """
            Ids, objects, their properties and connections are those of the old file. Each field of each object in it is either written, or known to \
            have no counterpart in a document of today. If anything else is in it, nothing is written, and the answer lists what is not \
            understood, object by object; `--partial` writes the document without it.

            The old file stays as it is and stays open: `open FILE` opens the new one.
            """,
        examples: [
            Example("upgrade to MainMenu-new.xib", "a new file in the current folder"),
            Example("upgrade to Panel.xib --partial", "without what is not understood"),
        ],
        seeAlso: ["open", "diff", "check"], group: "Files", answer: UpgradeAnswer.type.shape,
        touchesOtherFiles: { _ in true }
    ) { documents, arguments in
        let session = try documents.requireSession()
        let word = try arguments[file].word
        let upgraded = try upgrade(session)
        var answer = UpgradeAnswer(source: session.name, file: word.text, nib: upgraded)
        guard upgraded.leftOut.isEmpty || arguments[partial] else {
            return answer.refusal(documents.options.lineWidth(), force: arguments[force])
        }
        try write(
            upgraded.document, of: session, to: word, with: (arguments[partial], arguments[force]),
            isDryRun: documents.options.isDryRun)
        answer.isWritten = !documents.options.isDryRun
        return answer.reply(documents.options.lineWidth())
    }

    private static func upgrade(_ session: Session) throws(CommandError) -> UpgradedNib {
        guard let format = session.document.readOnlyFormat else {
            throw CommandError(
                "not-old", "\(session.name) is a document of today already", hints: ["save as PATH"])
        }
        let bytes = session.disk.bytes
        let newID = IDMaker.ids(for: "upgrade \(Digest(of: bytes))")
        let upgraded: UpgradedNib?
        do throws(ImportError) { upgraded = try NibImport.upgrade(bytes, makeID: newID) } catch {
            throw CommandError("damaged", error.message)
        }
        guard let upgraded else {
            throw CommandError(
                "not-upgraded", "only xibs of Xcode 3 and 4 are upgraded, and this is a \(format.name)",
                hints: [format.advice])
        }
        return upgraded
    }

    private static func write(
        _ bytes: [UInt8], of session: Session, to word: Word, with flags: (partial: Bool, force: Bool), isDryRun: Bool
    ) throws(CommandError) {
        let path = word.text
        try ScriptReach.check(path, of: session, for: "upgrade")
        guard path.hasSuffix(".xib"), PathName.base(path) != ".xib" else {
            throw CommandError(
                "wrong-place", "the name of a xib ends in .xib", span: word.span,
                hints: ["upgrade to \(Quoting.quote(PathName.stem(path) + ".xib"))"])
        }
        guard !SaveTarget.isOwn(path, of: session) else {
            throw CommandError(
                "wrong-place", "'\(path)' is the old file itself, which is kept", span: word.span,
                hints: ["upgrade to \(Quoting.quote(PathName.stem(path) + "-new.xib"))"])
        }
        guard session.otherDocuments.at(path) == nil else {
            throw CommandError(
                "already-open", "'\(path)' is open here, so it is not replaced", span: word.span,
                hints: ["'use \(Quoting.quote(path))' and 'close' close it"])
        }
        if !flags.force, AtomicFile.replaces(path) {
            throw CommandError(
                "file-exists", "the file '\(path)' already exists", span: word.span,
                hints: ["upgrade to \(Quoting.quote(path))\(flags.partial ? " --partial" : "") --force"])
        }
        do throws(FileError) {
            try AtomicFile.checkWritable(path)
            if !isDryRun {
                let lock = try FileLock.take(path)
                try withExtendedLifetime(lock) { () throws(FileError) in _ = try AtomicFile.write(bytes, to: path) }
            }
        } catch { throw CommandError(error, elsewhere: "upgrade to FILE") }
    }
}
