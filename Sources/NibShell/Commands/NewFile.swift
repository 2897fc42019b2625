import CommandLanguage
import CommandLog
import NibDocument
import Platform
import Replies
import SourceIndex

extension NewDocument: Choice {}

private enum NewFileParameters {
    static let kind = Parameter<NewDocument>("KIND", summary: "what to begin")
    static let file = Parameter<FilePath>("FILE", summary: "the file that 'save' will write")
    static let force = Flag("--force", summary: "also when there is a file: 'save' then takes its place")
}

extension Shell {
    static let newFile = ShellCommand(
        name: "new",
        syntax: [
            .operand(NewFileParameters.kind), .operand(NewFileParameters.file),
            .optional([.flag(NewFileParameters.force)]),
        ],
        summary: "begins an empty document as Interface Builder makes it",
        discussion: """
            A xib has its placeholders, a storyboard its first scene with the initial controller. The document is open then; \
            nothing is on disk until `save`.
            """,
        examples: [
            Example("new ios-storyboard Main.storyboard", "a storyboard with one view controller"),
            Example("new macos-xib Panel.xib", "a xib with File's Owner, First Responder and Application"),
        ],
        seeAlso: ["open", "save", "add", "add scene"], group: "Files"
    ) { shell, arguments in
        let (form, file) = (try arguments[NewFileParameters.kind], try arguments[NewFileParameters.file])
        do { return try shell.makeDocument(form, at: file.text, force: arguments[NewFileParameters.force]) } catch {
            throw CommandError(error, span: file.span)
        }
    }

    /// Opens an empty document in place of the open one; it is written by the first save.
    ///
    /// - Parameters:
    ///   - form: what kind of document.
    ///   - path: the file that it will be.
    ///   - force: whether a file that is there may be replaced.
    /// - Returns: what there is in it.
    /// - Throws: `CommandError` when there is such a file, or the open document has unsaved changes.
    func makeDocument(_ form: NewDocument, at path: String, force: Bool) throws -> Reply {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard name.hasSuffix(".\(form.fileExtension)"), name.utf8.count > form.fileExtension.utf8.count + 1 else {
            throw CommandError(
                "bad-value", "the name of a \(form.fileExtension) ends in '.\(form.fileExtension)'",
                hints: form.isStoryboard
                    ? ["ios-xib and macos-xib begin a xib"] : ["ios-storyboard and macos-storyboard begin a storyboard"]
            )
        }
        let old = try existing(path)
        if old != nil, !force {
            throw CommandError(
                "file-exists", "there is a file '\(path)' already",
                hints: ["'open' opens it; 'new … --force' replaces it when you save"])
        }
        let folder = PathName.folder(path)
        guard RealPath.isFolder(folder) else {
            throw CommandError("file-missing", "there is no folder '\(folder)'", hints: ["make it first"])
        }
        try leaveDocument(for: "new")
        let bytes = try form.bytes()
        let log = JournaledLog(
            documentPath: path, folder: options.journalFolder, bytes: bytes, waitsForSave: !options.isInteractive)
        let session = Session(
            path: path, document: try NibDocument(bytes: bytes), bytes: bytes, identity: old?.identity, log: log)
        session.isNew = true
        session.diskBytes = old?.bytes ?? []
        offerRecovery(session, Self.endedUnsaved)
        self.session = session
        return openingReply(session)
    }

    /// What is at the path now; nil when nothing is.
    private func existing(_ path: String) throws -> (bytes: [UInt8], identity: FileIdentity)? {
        do throws(FileError) { return try FileIO.load(path) } catch {
            guard error.kind == .missing else { throw error }
            return nil
        }
    }
}
