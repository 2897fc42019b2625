import CommandLanguage
import NibDocument
import NibInspecting
import ObjectReferences
import Replies

/// `select`: chooses the object that `.` stands for.
enum SelectCommand {
    static let command = SessionCommand(
        name: "select", syntax: [.optional([.operand(CommonParameters.object)])],
        summary: "selects an object, which '.' then stands for; without OBJ, selects nothing",
        examples: [Example("select hSs-g6-Zcb", "then: set . title Go")],
        seeAlso: ["inspect"], group: "Looking"
    ) { session, arguments in
        guard let word = try arguments[ifGiven: CommonParameters.object]?.word else {
            session.selection = nil
            return Reply("nothing is selected", fields: [.init("id", nil)])
        }
        let node = try References(session).resolve(word)
        guard let id = session.document.id(of: node) else {
            throw CommandError.withoutID(node, in: session.document, span: word.span)
        }
        session.selection = id
        let text = ObjectText(document: session.document)
        return Reply("\(text.label(node))  \(id, .id)", fields: text.members(node))
    }
}
