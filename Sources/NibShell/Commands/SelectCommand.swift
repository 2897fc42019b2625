import CommandLanguage
import NibDocument
import NibInspecting
import ObjectReferences
import Replies
import XMLTree

/// `select`: chooses the object that `.` stands for.
enum SelectCommand {
    private static let object = Parameter<ObjectReference>(
        "OBJ|-", summary: "\(CommonParameters.objectSummary); '-' is the one that was selected before")

    static let command = SessionCommand(
        name: "select", syntax: [.optional([.operand(object)])],
        summary: "selects an object, which '.' then means; 'select -' goes back",
        discussion: "Without OBJ, nothing is selected.",
        examples: [
            Example("select hSs-g6-Zcb", "then: set . title Go"),
            Example("select -", "the object that was selected before"),
        ],
        seeAlso: ["inspect"], group: "Looking", answer: type.shape
    ) { session, arguments in
        guard let word = try arguments[ifGiven: object]?.word else {
            if let old = session.selection { session.earlierSelections.append(old) }
            session.selection = nil
            return Reply("nothing is selected", record: type.record(nil))
        }
        let isBack = word.isBare("-")
        let node = isBack ? try earlier(in: session, at: word) : try References(session).resolve(word)
        guard let id = session.document.id(of: node) else {
            throw CommandError.withoutID(node, in: session.document, span: word.span)
        }
        if !isBack, let old = session.selection, old != id { session.earlierSelections.append(old) }
        session.selection = id
        let text = ObjectText(document: session.document)
        return Reply("\(text.label(node))  \(id, .id)", record: type.record(ShownObject(node, in: session.document)))
    }

    /// Returns the object that was selected last before the selected one, and is still there.
    private static func earlier(in session: Session, at word: Word) throws(CommandError) -> NodeID {
        while let id = session.earlierSelections.popLast() {
            if id != session.selection, let node = session.document.element(withID: id) { return node }
        }
        throw CommandError("unknown-object", "no object was selected before", span: word.span)
    }

    private static let type = RecordType<ShownObject?>("selection") {
        Field("selected", "the object that '.' stands for", optional: ShownObject.type, \.self)
    }
}
