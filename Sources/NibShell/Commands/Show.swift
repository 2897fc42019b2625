import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

extension Shell {
    static let show = ShellCommand(
        name: "show", syntax: [.operand(CommonParameters.object)],
        summary: "shows an object as it stands in the document",
        examples: [Example("show hSs-g6-Zcb", "its element with all in it")],
        seeAlso: ["inspect", "tree"], group: "Looking"
    ) { shell, arguments in
        let session = try shell.requireSession()
        let document = session.document
        let node = try References(session).resolve(arguments[CommonParameters.object].word)
        let xml = document.text(of: node)
        guard document.readOnlyFormat == nil else {
            // It was not read from a place in a document.
            return Reply("\(xml)", fields: ObjectText(document: document).members(node) + [.init("xml", .string(xml))])
        }
        let (line, column) = document.tree.position(of: node)
        var reply = Reply("\("\(session.name):\(line):\(column)", .dim)\n\(xml)")
        reply.fields =
            ObjectText(document: document).members(node)
            + [.init("line", .int(line)), .init("column", .int(column)), .init("xml", .string(xml))]
        return reply
    }
}
