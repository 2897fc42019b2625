import CommandLanguage
import NibDocument
import Replies

/// `objects` lists all objects.
enum ObjectsCommand {
    static let command = LookingCommand(
        name: "objects", summary: "lists all objects: id, class, label",
        examples: [Example("objects", "one object per line, in document order")],
        seeAlso: ["tree", "find", "connections"], group: "Looking", answer: ObjectList.type.shape
    ) { context, _ in
        let document = context.document
        return try ObjectList(document.objects.map { ($0, nil) }, in: document).reply(in: context)
    }
}
