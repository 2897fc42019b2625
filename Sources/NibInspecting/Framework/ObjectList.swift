import NibDocument
import Replies
import XMLTree

/// A list of objects, each with an optional note.
struct ObjectList {
    private let context: LookingContext

    init(_ context: LookingContext) { self.context = context }

    func reply(_ objects: [(node: NodeID, note: String?)]) throws(CommandError) -> Reply {
        let text = ObjectText(document: context.document)
        return try context.reply { line throws(CommandError) in
            let rows = try context.rows(of: objects) { item in
                [text.id(item.node), text.kind(item.node), text.label(item.node), StyledText(item.note ?? "", .dim)]
            }
            if rows.isEmpty { return line("nothing found") }
            Columns(width: context.width, shortened: [2]).write(rows, to: line)
        } fields: { () throws(CommandError) in
            let values = try context.each(objects) { item in
                JSONValue.object(text.members(item.node) + [.init("match", .optional(item.note))])
            }
            return [.init("objects", .array(values))]
        }
    }
}
