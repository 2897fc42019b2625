import NibDocument
import Replies
import XMLTree

/// An object of a document, as answers show it.
package struct ShownObject {
    let document: NibDocument
    let node: NodeID

    /// Shows an object.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - document: its document.
    package init(_ node: NodeID, in document: NibDocument) {
        (self.node, self.document) = (node, document)
    }

    private var text: ObjectText { ObjectText(document: document) }

    /// The object's id; for a scene, which has none, the reference `scene:ID`.
    private var id: String? {
        if let id = document.id(of: node) { return id }
        guard document.tree.name(node) == "scene" else { return nil }
        return document.tree.attribute("sceneID", of: node).map { "scene:\($0)" }
    }

    /// An object for programs, and its columns in lists.
    package static let type = RecordType<ShownObject>("object") {
        Field("id", "the id; of a scene, the reference 'scene:ID'; null if the document gives it none", \.id)
            .column(.id) { $0.text.id($0.node) }
        Field("element", "the element's name in the document") { $0.document.tree.name($0.node) }
        Field("class", "the class, custom or the element's own") { $0.document.className(of: $0.node) }
            .column(.kind, giving: .className) { $0.text.kind($0.node) }
        Field("label", "the name that the outline shows") { $0.document.fullName(of: $0.node) }
            .column(.label, giving: .label) { $0.text.label($0.node) }
        Field("title", "the title, text or other name that the document has for it") { $0.document.title(of: $0.node) }
    }
}

/// A connection of a document, as answers show it.
struct ShownConnection {
    let connection: Connection
    let document: NibDocument

    init(_ connection: Connection, in document: NibDocument) {
        (self.connection, self.document) = (connection, document)
    }

    /// What it connects, in words, without its kind.
    private var ends: String {
        let summary = document.summary(of: connection.node, inFull: true)
        return String(summary.dropFirst(connection.kind.rawValue.count + 1))
    }

    /// A connection for programs, and its columns in lists.
    static let type = RecordType<ShownConnection>("connection") {
        Field("id", "the id", \.connection.id).column(.id)
        Field("kind", "the kind of connection", \.connection.kind.rawValue).column(.kind)
        Field("source", "the id of the object that has the connection") { $0.document.id(of: $0.connection.source) }
        Field("name", "the outlet, selector, binding, or kind of segue", \.connection.name)
        Field("destination", "the id of the object that it leads to", \.connection.destination)
        Field("event", "the event that sends the action", \.connection.event)
        Field("keyPath", "the key path of a binding", \.connection.keyPath)
        Field("identifier", "the identifier of a segue", \.connection.identifier)
        Field("relationship", "the relationship of a segue", \.connection.relationship)
        Field("text", "the connection in words", \.ends).column(giving: .text)
    }
}
