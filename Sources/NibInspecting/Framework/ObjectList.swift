import NibDocument
import Replies
import XMLTree

/// A list of objects, each with an optional note.
struct ObjectList {
    let document: NibDocument

    func reply(_ objects: [(node: NodeID, note: String?)]) -> Reply {
        let text = ObjectText(document: document)
        let rows = objects.map { item -> [StyledText] in
            [text.id(item.node), text.kind(item.node), text.label(item.node), StyledText(item.note ?? "", .dim)]
        }
        let lines = rows.isEmpty ? ["nothing found"] : Columns.lines(rows)
        let values = objects.map { item in
            JSONValue.object(text.members(item.node) + [.init("match", .optional(item.note))])
        }
        return Reply(lines: lines, fields: [.init("objects", .array(values))])
    }
}
