import CommandLanguage
import CommandLog
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import XMLTree

/// What an editing command works with: the document, the edit that collects its changes, and the names it may use.
final class EditContext {
    let session: Session
    let edit: Edit
    var document: NibDocument { session.document }
    var tree: XMLTree { session.document.tree }
    var references: References { References(session) }

    /// References in a command that names another object as well.
    func references(near other: NodeID) -> References { References(session, near: other) }

    /// References for one end of a connection: `owner` and `first-responder` of a storyboard are those of the other end's scene.
    func references(for word: Word, beside other: Word?) -> References {
        References(session, for: word, beside: other)
    }

    /// Whether a command works with it now.
    var isInUse = true

    private var reserved: [String] = []
    /// What the command changed in other files.
    private(set) var patches: [FilePatch] = []
    /// Whether a line of the log is played again; its patches are known then.
    private(set) var isReplaying: Bool

    /// Whether the reply's fields are read by a program, so that they are worth finding.
    let wantsFields: Bool

    /// The project's code and documents.
    let project: ShellProject

    init(session: Session, edit: Edit, wantsFields: Bool, isReplaying: Bool, project: ShellProject) {
        self.project = project
        self.isReplaying = isReplaying
        self.wantsFields = wantsFields
        self.session = session
        self.edit = edit
    }

    /// Makes a context that has served one command ready for the next.
    func begin(isReplaying: Bool) {
        isInUse = true
        self.isReplaying = isReplaying
        if !reserved.isEmpty { reserved = [] }
        if !patches.isEmpty { patches = [] }
    }

    /// Changes another file; it is written when the document is saved.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - splices: what is replaced, from its start to its end.
    /// - Throws: `ShellError` when the file cannot be read or is not what the splices were made for.
    func change(_ path: String, _ splices: [FilePatch.Splice]) throws(ShellError) {
        guard !isReplaying else { return }
        if let patch = try session.companions.change(path, splices) { patches.append(patch) }
    }

    /// Takes back what was changed in other files.
    func takeBackFiles() {
        for patch in patches.reversed() { try? session.companions.apply(patch.inverse) }
        patches = []
    }

    /// The id given with `as`, checked, or a new one.
    func newID(_ word: Word?) throws -> String {
        guard let word else {
            let id = session.ids.next(in: document, besides: reserved)
            reserved.append(id)
            return id
        }
        guard !word.text.isEmpty, word.text.utf8.allSatisfy(Self.isIDByte) else {
            throw ShellError(
                "bad-id", "'\(word.text)' cannot be an id", span: word.span,
                hints: Advice.hints(for: NibError(.badID, "")))
        }
        if document.hasID(word.text) || reserved.contains(word.text) {
            throw ShellError(
                "duplicate-id", "the id '\(word.text)' is already taken", span: word.span,
                hints: Advice.hints(for: NibError(.duplicateID, "", candidates: [word.text])))
        }
        reserved.append(word.text)
        return word.text
    }

    private static func isIDByte(_ byte: UInt8) -> Bool {
        (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 48 && byte <= 57) || byte == 45 || byte == 95
    }

    /// The id of an element that a command needs to name.
    func requireID(_ node: NodeID) throws -> String {
        if let id = document.knownID(of: node) { return id }
        throw ShellError.withoutID(node, document)
    }

    /// What the log calls an element: its id, `document`, or `scene:ID`.
    func name(of node: NodeID) throws -> String {
        if node == tree.root { return "document" }
        if let id = document.knownID(of: node) { return id }
        if let id = tree.attribute("sceneID", of: node), document.scene(withID: id) == node { return "scene:\(id)" }
        return try requireID(node)
    }

    /// Attributes in the order of their element, made one by one.
    func ordered(_ element: String, _ attributes: [Attribute]) -> [Attribute] {
        var result: [Attribute] = []
        for attribute in attributes {
            let position = document.catalog.attributePosition(
                element: element, present: result.map(\.name), new: attribute.name)
            result.insert(attribute, at: position)
        }
        return result
    }
}

/// What an editing command did.
struct EditOutcome: ~Copyable {
    /// The command's arguments with all references resolved and all defaults filled in: what the log keeps.
    var resolved: ResolvedArguments
    /// Lines about what went along or was replaced; also shown by scripts.
    var remarks: [StyledText] = []
    /// The arguments of further runs of the command that did something along with it.
    var along: [ResolvedArguments] = []
    /// Further fields for programs.
    var fields: [JSONValue.Member] = []
    /// The id of the object that was made, `$` from now on.
    var made: String?

    init(_ resolved: consuming ResolvedArguments) { self.resolved = resolved }
}
