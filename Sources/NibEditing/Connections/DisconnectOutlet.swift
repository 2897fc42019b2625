import CommandLanguage
import NibDocument
import ObjectReferences
import Replies

/// `disconnect outlet`: makes an outlet hold nothing.
enum DisconnectOutlet {
    private static let source = Parameter<MemberReference>(
        "SRC.NAME", kind: .outletMember, summary: "the object that has the outlet, and the outlet's name")

    static let command = EditingCommand(
        "disconnect outlet", syntax: [.operand(source)],
        summary: "disconnects an outlet",
        examples: [Example("disconnect outlet owner.coolview", "the outlet is nil from now on")],
        seeAlso: ["connect outlet"], group: "Connections", resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        let word = try arguments[source].word
        let (named, name) = try context.references.member(word, what: "name")
        let node = ScrolledView.meant(by: named, in: document) {
            document.connection(.outlet, named: name, from: $0) != nil
        }.node
        guard document.connection(.outlet, named: name, from: node) != nil else {
            return try Disconnecting.absent(
                name, told: "the outlet '\(name)' of \(document.display(node)) is not connected",
                there: document.connections(.outlet, from: node), of: node, at: word, in: context)
        }
        return Resolved(
            try Disconnecting.command(arguments, source: source, object: node, name: name, in: context))
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let (node, name) = try context.named(source, of: command)
        let outlet = context.document.connection(.outlet, named: name, from: node)
        return try Disconnecting.remove(outlet.map { [$0] } ?? [], in: context)
    }
}
