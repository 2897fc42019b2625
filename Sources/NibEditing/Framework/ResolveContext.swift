import CommandLanguage
import NibCatalog
import ClassFacts
import NibDocument
import ObjectReferences
import Queries
import Replies
import XMLTree

/// What a command is resolved with: the document, what is selected in it, the catalogue and the project's code.
///
/// It offers no way to change the document.
package final class ResolveContext {
    /// The document as it is before the command.
    package let document: NibDocument
    /// The project's code.
    package let project: any ProjectAccess
    /// Whether a program reads the reply's fields, so that commands must fill them in.
    package let wantsFields: Bool
    /// Whether a script runs as one entry of the log. Scripts set nothing that they do not name.
    package let isInScript: Bool
    private let scope: ReferenceScope
    private let ids: any IDSource
    /// The new ids of the command, which the document does not have yet.
    private var reserved: Set<String> = []

    /// Makes the context of one statement.
    ///
    /// - Parameters:
    ///   - scope: the document and what is selected in it.
    ///   - ids: makes new ids.
    ///   - project: the project's code.
    ///   - wantsFields: whether programs read the reply's fields.
    ///   - isInScript: whether a script runs as one entry of the log.
    package init(
        scope: ReferenceScope, ids: any IDSource, project: any ProjectAccess, wantsFields: Bool, isInScript: Bool
    ) {
        document = scope.document
        self.scope = scope
        self.ids = ids
        self.project = project
        self.wantsFields = wantsFields
        self.isInScript = isInScript
    }

    /// Returns the context of the same command in another document.
    func inside(_ other: NibDocument) -> ResolveContext {
        ResolveContext(
            scope: ReferenceScope(document: other), ids: ids, project: NoProject(), wantsFields: wantsFields,
            isInScript: isInScript)
    }

    /// The selected object; nil if there is none.
    var selection: String? { scope.selection.flatMap { document.hasID($0) ? $0 : nil } }

    /// The tree of the document.
    package var tree: XMLTree { document.tree }
    /// What Interface Builder offers in documents of this kind.
    package var catalog: Catalog { document.catalog }
    /// Finds the objects that words name.
    package var references: References { References(scope) }

    /// Returns references in a command that names another object as well.
    package func references(near other: NodeID) -> References { References(scope, near: other) }

    /// Returns references for one end of a connection: in a storyboard `owner` and `first-responder` are those of the other
    /// end's scene.
    package func references(for word: Word, beside other: Word?) -> References {
        References(scope, for: word, beside: other)
    }

    /// Checks names against the code; nil if names are not checked.
    package var names: NameCheck? { project.names() }

    /// Returns a value that a user gives for an object: as it is, or that of another attribute of the object.
    ///
    /// - Throws: an error if the value is that of an attribute that the object does not have.
    package func value(_ word: Word, of object: NodeID) throws(CommandError) -> Word {
        try OwnValue(word)?.value(of: object, in: document) ?? word
    }

    // MARK: - Ids

    /// Returns the id given with `as`, checked, or a new one.
    ///
    /// - Throws: an error if the word cannot be an id, or is the id of something else.
    package func newID(_ given: NewID?) throws(CommandError) -> String {
        guard let word = given?.word else {
            let id = ids.nextID(in: document, besides: reserved)
            reserved.insert(id)
            return id
        }
        guard !word.text.isEmpty, word.text.utf8.allSatisfy(Self.isIDByte) else {
            throw CommandError(
                "bad-id", "'\(word.text)' cannot be an id", span: word.span,
                hints: Advice.hints(for: NibError(.badID, "")))
        }
        if document.hasID(word.text) || reserved.contains(word.text) {
            throw CommandError(
                "duplicate-id", "the id '\(word.text)' is already taken", span: word.span,
                hints: Advice.hints(for: NibError(.duplicateID, "", candidates: [word.text])))
        }
        reserved.insert(word.text)
        return word.text
    }

    private static func isIDByte(_ byte: UInt8) -> Bool {
        (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 48 && byte <= 57) || byte == 45 || byte == 95
    }

    /// Returns the id of an element, by which the resolved command names it.
    ///
    /// - Throws: an error if the element has none, or shares it with another one.
    package func id(of node: NodeID) throws(CommandError) -> String {
        if let id = document.knownID(of: node) {
            guard document.isDuplicated(id) else { return id }
            throw CommandError(
                "duplicate-id", "the document has several elements with the id '\(id)'",
                hints: ["'set \(document.logName(of: node) ?? id) id NEW' gives this one another id"])
        }
        throw CommandError.withoutID(node, in: document)
    }

    /// Returns the name of an element in a resolved command: its id, `document`, or `scene:ID`.
    ///
    /// - Throws: an error if the element has no such name.
    package func name(of node: NodeID) throws(CommandError) -> String {
        if let name = document.logName(of: node) { return name }
        throw CommandError.withoutID(node, in: document)
    }
}
