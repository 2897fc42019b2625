import CommandLanguage
import CommandLog
import NibDocument
import ObjectReferences
import Platform
import Replies
import XMLTree

/// `copy`: copies objects to another document, to another place in this one, or to the clipboard.
enum Copy {
    private static let objects = Parameter<ObjectReference>("OBJ", summary: CommonParameters.objectSummary)
    private static let target = Parameter<DocumentPlace>(
        "[DOC:]PARENT[.slot]",
        summary: "the file of the other document, and the parent in it; without to, the objects go to the clipboard")
    private static let newIDs = Parameter<NewID>(
        "ID", summary: "the ids of the copies and of what they contain, in document order")

    static let command = EditingCommand(
        "copy",
        syntax: [
            .several(objects), .optional([.keyword("to"), .operand(target)]),
            .optional([.keyword("as"), .several(newIDs)]),
        ],
        summary: "copies objects to another document or to the clipboard",
        discussion: """
            Everything in the copies gets a new id. Connections and constraints between the copied objects come along, with the \
            gesture recognizers and other objects at the top level that they refer to, and with the resources that they use. In \
            another document, what leads to other objects is dropped and told. If that document is open, the copies are an entry of \
            its log; otherwise `save` writes it along with this one, and `undo` takes the copies back. Without `to`, `paste` puts the objects into any document, also in another session.
            """,
        examples: [
            Example("copy cEl-l0-001 to Menu.storyboard:tAb-le-V1w", "a cell into a table of another storyboard"),
            Example("copy hSs-g6-Zcb 'Sign in'", "a button and another object to the clipboard"),
        ],
        seeAlso: ["cut", "paste", "duplicate", "move"], synonyms: ["cp", "clone", "yank"], changesOtherFiles: true,
        takesContents: true, resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let copied = try CopiedObjects(try arguments[all: objects], verb: "copy", in: context)
        let ids = try arguments[all: newIDs]
        guard let place = try arguments[ifGiven: target] else {
            guard ids.isEmpty else {
                throw CommandError(
                    "usage", "the clipboard keeps no new ids", span: ids[0].word.span, hints: ["paste into PARENT"])
            }
            return try toClipboard(copied)
        }
        guard let file = place.file, !place.parent.text.isEmpty else {
            try checkHasParent(place.word)
            return try copy(copied, into: place.parent, as: ids, in: context)
        }
        let open = try context.project.openDocument(file)
        if isOwn(open?.path ?? file.text, in: context) {
            return try copy(copied, into: place.parent, as: ids, in: context)
        }
        return try elsewhere(copied, to: place, file: file, open: open, ids: ids, arguments: arguments, in: context)
    }

    /// Copies the objects to the clipboard.
    static func toClipboard(_ copied: CopiedObjects) throws(CommandError) -> Resolved {
        let excerpt = try copied.excerpt()
        var resolved = Resolved.nothingToDo
        resolved.clipboard = ClipboardText.bytes(of: excerpt)
        resolved.remarks = CopiedObjects.remarks(excerpt.dropped)
        resolved.details.ids = copied.ids
        resolved.details.dropped = excerpt.dropped
        resolved.label = copied.summary
        return resolved
    }

    /// Refuses the name of a document without a parent.
    private static func checkHasParent(_ word: Word) throws(CommandError) {
        let name = word.text.hasSuffix(":") ? word.slice(0..<word.text.utf8.count - 1) : word
        guard DocumentPlace.documentEnds.contains(where: { name.text.hasSuffix($0) }) else { return }
        throw CommandError(
            "usage", "the object that takes the copies is missing", span: word.span,
            hints: ["copy OBJ… to \(name.spelling):PARENT", "\(name.spelling):document is the top level of a xib"])
    }

    private static func isOwn(_ path: String, in context: ResolveContext) -> Bool {
        let own = context.project.documentPath
        return path == own || RealPath.of(path).map { $0 == RealPath.of(own) } == true
    }

    // MARK: - In the same document

    private static func copy(
        _ copied: CopiedObjects, into parent: Word, as ids: [NewID], in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        let excerpt = try copied.excerpt(keepsReferences: true)
        let pasting = try Pasting(excerpt, into: parent, as: ids, verb: "copy", in: context)
        return Resolved(pasting, label: "copy \(copied.ids.joined(separator: " ")) to")
    }

    // MARK: - In another document

    private static func elsewhere(
        _ copied: CopiedObjects, to place: DocumentPlace, file: Word, open: (path: String, bytes: [UInt8])?,
        ids: [NewID],
        arguments: Arguments, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        let path = file.text
        if open == nil { try context.project.checkReach(path, for: "copy … to") }
        let excerpt = try copied.excerpt()
        let bytes: [UInt8]
        do throws(CommandError) {
            bytes = if let open { open.bytes } else { try context.project.bytes(of: path) }
        } catch {
            var error = error
            error.span = file.span
            let kind = path.hasSuffix(".xib") ? "xib" : "storyboard"
            let form = "\(context.document.kind.platform.rawValue.lowercased())-\(kind)"
            if error.code == "file-missing" { error.hints.append("to make one: new \(form) \(Quoting.quote(path))") }
            throw error
        }
        let pasting: Pasting
        let other: NibDocument
        do throws(CommandError) {
            other = try reporting(NibDocument(bytes: bytes))
            pasting = try Pasting(excerpt, into: place.parent, as: ids, verb: "copy", in: context.inside(other))
            _ = try other.withTransaction { edit throws(CommandError) in try pasting.apply(in: edit) }
        } catch { throw Self.error(error, in: file) }
        if let open {
            var resolved = Resolved(
                pasting,
                label: "copy \(copied.ids.joined(separator: " ")) of \(PathName.base(context.project.documentPath)) to")
            resolved.details = .made(pasting.ids)
            resolved.elsewhere = open.path
            resolved.details.dropped = excerpt.dropped + pasting.dropped
            resolved.remarks = CopiedObjects.remarks(resolved.details.dropped)
            return resolved
        }
        var command = ResolvedArguments(arguments)
        command[all: objects] = copied.ids.map { ObjectReference($0) }
        command[target] = DocumentPlace(file: path, parent: pasting.path?.word ?? place.parent)
        command[all: newIDs] = pasting.ids.map { NewID($0) }
        var resolved = Resolved(command)
        resolved.fileChanges = [try FilePatch.make(path: path, from: bytes, to: other.bytes)].compactMap(\.self)
        resolved.details = .made(pasting.ids)
        resolved.details.dropped = excerpt.dropped + pasting.dropped
        resolved.remarks = CopiedObjects.remarks(resolved.details.dropped)
        return resolved
    }

    private static func error(_ error: CommandError, in file: Word) -> CommandError {
        var error = error
        error.message = "\(PathName.shown(file.text)): \(error.message)"
        error.span = error.span ?? file.span
        if !["wrong-platform", "usage"].contains(error.code) {
            error.hints = error.hints.map { "in that document, \($0)" }
        }
        return error
    }

    // MARK: - Applying

    /// Nothing changes in the document itself: replay takes the change of the other one from the journal.
    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        for id in command[all: objects] { _ = try context.element(id.word) }
        return Outcome()
    }
}

extension Resolved {
    /// The result of a command that puts objects into its own document.
    ///
    /// - Parameters:
    ///   - pasting: the lines.
    ///   - label: what the log calls the entry, without the place.
    init(_ pasting: Pasting, label: String) {
        self.init(further: pasting.lines)
        self.label = "\(label) \(pasting.path?.word.spelling ?? "") as \(pasting.made.joined(separator: " "))"
        made = pasting.made.first
        details.dropped = pasting.dropped
        remarks = CopiedObjects.remarks(pasting.dropped)
    }
}

extension Pasting {
    private static let table = EditingCommand.table(of: [Insert.command])

    /// Applies the lines to a document that has no log here.
    fileprivate func apply(in edit: Edit) throws(CommandError) {
        let context = ApplyContext(edit: edit, isTold: false, wantsFields: false)
        for line in lines {
            do {
                let (command, arguments) = try Self.table.parse(Lexer.words(of: line))
                _ = try command.run((), arguments).apply(ResolvedArguments(arguments), in: context)
            } catch { throw CommandError(error) }
        }
    }
}
