import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `show OBJ` prints the XML of an object.
enum ShowCommand {
    static let command = LookingCommand(
        name: "show", syntax: [.operand(CommonParameters.object)],
        summary: "shows an object as it stands in the document",
        examples: [Example("show hSs-g6-Zcb", "its element with all in it")],
        seeAlso: ["inspect", "tree"], group: "Looking"
    ) { context, arguments in
        let document = context.document
        let node = try context.references.resolve(arguments[CommonParameters.object].word)
        let xml = document.text(of: node)
        guard document.readOnlyFormat == nil else {
            // It was not read from a place in a document.
            return Reply("\(xml)", fields: ObjectText(document: document).members(node) + [.init("xml", .string(xml))])
        }
        let (line, column) = document.tree.position(of: node)
        var reply = Reply("\("\(context.name):\(line):\(column)", .dim)\n\(xml)")
        reply.fields =
            ObjectText(document: document).members(node)
            + [.init("line", .int(line)), .init("column", .int(column)), .init("xml", .string(xml))]
        return reply
    }
}
