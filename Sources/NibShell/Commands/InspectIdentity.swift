import CommandLanguage
import NibDocument
import ObjectReferences

extension Shell {
    static let inspectIdentity = ShellCommand(
        name: "inspect identity", syntax: [.optional([.operand(CommonParameters.object)])],
        summary: "shows what an object is: class, module, label, identifiers, runtime attributes",
        discussion: "This is Interface Builder's Identity inspector. Without OBJ the selected object is shown.",
        examples: [Example("inspect identity owner", "the class of File's Owner")],
        seeAlso: ["inspect", "inspect attributes", "set"], group: "Looking"
    ) { shell, arguments in
        let session = try shell.requireSession()
        let node = try References(session).inspected(arguments)
        return IdentityInspector(document: session.document, node: node).reply()
    }
}
