import CommandLanguage
import NibDocument
import Platform
import Replies

/// The other storyboard of `split` and `join`.
enum StoryboardFile {
    /// The name by which references mean the storyboard of a file.
    static func name(_ path: String) -> String { String(PathName.stem(PathName.base(path))) }

    /// Refuses files that cannot be the other storyboard.
    ///
    /// - Parameters:
    ///   - word: the path.
    ///   - context: the document.
    ///   - command: the name of the command.
    /// - Throws: an error if it is the document itself, no storyboard by its name, or out of reach for a script.
    static func check(_ word: Word, in context: ResolveContext, for command: String) throws(CommandError) {
        let (path, own) = (word.text, context.project.documentPath)
        guard path.hasSuffix(".storyboard"), !name(path).isEmpty else {
            throw CommandError(
                "usage", "'\(path)' is not the name of a storyboard", span: word.span,
                hints: ["\(command) \(Quoting.quote(PathName.stem(path) + ".storyboard"))"])
        }
        guard path != own, RealPath.of(path).map({ $0 == RealPath.of(own) }) != true else {
            throw CommandError(
                "usage", "'\(path)' is the document itself", span: word.span, hints: ["name another storyboard"])
        }
        let folder = PathName.folder(PathName.absolute(path))
        guard RealPath.isFolder(folder) else {
            throw CommandError(
                "file-missing", "there is no folder '\(PathName.shown(folder))'", span: word.span,
                hints: ["\(command) \(Quoting.quote(PathName.base(path)))"])
        }
        guard name(path) != name(own) else {
            throw CommandError(
                "usage", "references to '\(name(path))' would mean this storyboard, which has the same name",
                span: word.span,
                hints: ["give the other storyboard another name"])
        }
        try context.project.checkReach(path, for: command)
    }

    /// Reads the storyboard.
    ///
    /// - Returns: nil if there is no such file, or nothing in it.
    /// - Throws: an error if it cannot be read, or is one of another platform.
    static func existing(_ word: Word, in context: ResolveContext) throws(CommandError) -> NibDocument? {
        let bytes: [UInt8]
        do throws(CommandError) { bytes = try context.project.bytes(of: word.text) } catch {
            if error.code == "file-missing" { return nil }
            throw CommandError(error, span: word.span)
        }
        guard !bytes.isEmpty else { return nil }
        let document: NibDocument
        do throws(NibError) {
            document = try NibDocument(bytes: bytes)
            try document.requireEditable()
        } catch {
            var error = CommandError(error, span: word.span)
            error.message = "\(PathName.shown(word.text)): \(error.message)"
            throw error
        }
        guard document.kind == context.document.kind else {
            throw CommandError(
                "wrong-platform",
                "'\(word.text)' is not a storyboard of \(context.document.kind.platform.rawValue), as this one is",
                span: word.span, hints: ["name a storyboard of the same platform"])
        }
        return document
    }

    private static let table = EditingCommand.table(
        of: [Insert.command, Replace.command, SetProperty.command, UnsetProperty.command, RemoveScene.command])

    /// Applies lines to a document that has no log here.
    ///
    /// - Throws: an error if a line cannot be applied.
    static func apply(_ lines: [String], in edit: Edit) throws(CommandError) {
        let context = ApplyContext(edit: edit, isTold: false, wantsFields: false)
        for line in lines {
            do {
                let (command, arguments) = try table.parse(Lexer.words(of: line))
                _ = try command.run((), arguments).apply(ResolvedArguments(arguments), in: context)
            } catch { throw CommandError(error) }
        }
    }
}
