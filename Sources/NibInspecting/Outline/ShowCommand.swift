import CommandLanguage
import NibDocument
import ObjectReferences
import Platform
import Replies
import XMLTree

/// `show OBJ` prints the XML of an object.
enum ShowCommand {
    static let command = LookingCommand(
        name: "show", syntax: [.operand(CommonParameters.object)],
        summary: "shows the XML of an object, as it is in the document",
        examples: [Example("show hSs-g6-Zcb", "its element with everything in it")],
        seeAlso: ["inspect", "tree"], synonyms: ["cat", "print", "xml"], group: "Looking"
    ) { context, arguments in
        let document = context.document
        let node = try context.references.resolve(arguments[CommonParameters.object].word)
        let xml = document.text(of: node)
        guard document.readOnlyFormat == nil else {
            // An imported document has no places in the original file.
            return Reply(
                XMLStyle.styled(xml),
                fields: ObjectText(document: document).members(node) + [.init("xml", .string(xml))])
        }
        let (line, column) = document.tree.position(of: node)
        return try context.reply {
            "\("\(PathName.atLine(context.path)):\(line):\(column)", .dim)\n\(XMLStyle.styled(xml))"
        } fields: {
            ObjectText(document: document).members(node)
                + [.init("line", .int(line)), .init("column", .int(column)), .init("xml", .string(xml))]
        }
    }
}
