import NibDocument
import Replies
import XMLTree

/// A list of objects, each with an optional note.
struct ObjectList {
    let matches: [Match]

    /// An object of the list.
    struct Match {
        let object: ShownObject
        let note: String?
        /// The path of the document; nil for the open one.
        var file: String?
    }

    /// A list of objects of several documents.
    init(matches: [Match]) { self.matches = matches }

    /// Shows objects of a document with notes about them.
    init(_ objects: [(node: NodeID, note: String?)], in document: NibDocument) {
        matches = objects.map { Match(object: ShownObject($0.node, in: document), note: $0.note) }
    }

    func reply(in context: LookingContext) throws(CommandError) -> Reply {
        try context.list(Self.type, of: self, rows: matches, in: Self.match, none: "nothing found")
    }

    /// The list for programs.
    static let type = RecordType<ObjectList>("objects", rows: "objects") {
        Field("objects", "the objects, in document order", each: match, \.matches)
    }

    static let match = RecordType<Match>("match") {
        Fields(of: ShownObject.type, \.object)
        Field("match", "what of it matched the search", \.note).column(.dim, giving: .text)
        Field("file", "with '--all', the path of the document", \.file)
    }
}
