import CommandLanguage
import Replies
import Wording

/// The commands about several open documents: `documents` lists them, and `use` makes one the current one.
enum OpenDocumentCommands {
    private static let document = Parameter<DocumentName>(
        "NAME", summary: "a file's name, with folders before it if several open documents have the name")

    static let list = DocumentCommand(
        name: "documents", summary: "lists the open documents",
        discussion: "The current one, on which commands act, has an asterisk.",
        examples: [Example("documents", "with what is not saved in each")],
        seeAlso: ["open", "use", "save"], group: "Files", answer: type.shape
    ) { documents, _ in
        let rows = documents.names.sorted.map { OpenRow(name: $0.name, session: $0.session, in: documents) }
        let columns = Columns(width: documents.options.lineWidth(), giving: OpenRow.giving)
        return Reply(
            lines: rows.isEmpty ? ["no document is open"] : columns.lines(rows.map(\.cells)), record: type.record(rows))
    }

    static let use = DocumentCommand(
        name: "use", syntax: [.operand(document)],
        summary: "makes another open document the current one",
        examples: [
            Example("use Login.xib", "by the file's name"), Example("use Login", "or without its ending"),
            Example("use Settings/View.xib", "one of two documents with the same name"),
        ],
        seeAlso: ["documents", "open"], group: "Files", answer: OpenedDocument.type.shape
    ) { documents, arguments in
        try documents.requireSwitchable(for: "use")
        _ = try documents.requireSession()
        let session = try documents.names.session(named: try arguments[document].word)
        documents.use(session)
        return Reply(
            "\(documents.names.shown(session), .label) is the current document",
            record: documents.options.wantsFields ? OpenedDocument.type.record(OpenedDocument(session)) : nil,
            isEcho: true)
    }

    /// What `documents` answers.
    private static let type = RecordType<[OpenRow]>("open documents", rows: "documents") {
        Field("documents", "the open documents, sorted by name", each: row, \.self)
    }

    private static let row = RecordType<OpenRow>("open document") {
        Field("name", "the name that tells it from the other open documents", \.name)
        Field("file", "its path as it was given", \.session.path)
        Field("kind", "its platform and kind, in words", \.kind)
        Field("isCurrent", "whether commands act on it", \.isCurrent)
        Field("isEdited", "whether it has unsaved changes", \.isEdited)
        Field("unsavedCount", "how many entries of the log lead from what was saved to what it is now", \.unsaved)
    }
}

/// An open document in the list of them.
private struct OpenRow {
    let name: String
    let session: Session
    let isCurrent: Bool
    let isEdited: Bool
    let unsaved: Int

    init(name: String, session: Session, in documents: OpenDocuments) {
        (self.name, self.session) = (name, session)
        isCurrent = session === documents.session
        isEdited = documents.isModified(session)
        let (back, forward) = session.log.way(to: session.log.savedState)
        unsaved = isEdited ? back.count + forward.count : 0
    }

    var kind: String {
        let document = session.document
        return document.readOnlyFormat.map { "\(document.kind.platform.rawValue) \($0.name), read-only" }
            ?? document.kind.description
    }

    /// The path gives way first: the name tells the documents apart.
    static let giving: [Giving] = [.nothing, .nothing, .nothing, .nothing, .place]

    var cells: [StyledText] {
        let edits = unsaved == 0 ? "not saved" : Plural.of("unsaved edit", count: unsaved)
        return [
            StyledText(isCurrent ? "*" : " "), StyledText(ShownText.line(name), .label), StyledText(kind),
            StyledText(isEdited ? edits : "", .warning), StyledText(ShownText.line(session.path), .dim),
        ]
    }
}
