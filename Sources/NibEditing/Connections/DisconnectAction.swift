import Bytes
import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `disconnect action`: removes the actions of a control, or some of them.
enum DisconnectAction {
    private static let source = Parameter<MemberReference>(
        "SRC[.EVENT]", kind: .eventMember, summary: "the control, and an event to disconnect only its actions")
    private static let target = Parameter<MemberReference>(
        "DST[.SELECTOR]", kind: .selectorMember, summary: "the target, and a selector to disconnect only that action")

    static let command = EditingCommand(
        "disconnect action", syntax: [.operand(source), .optional([.keyword("->"), .operand(target)])],
        summary: "disconnects actions",
        examples: [
            Example("disconnect action hSs-g6-Zcb.touchUpInside", "all actions of one event"),
            Example("disconnect action hSs-g6-Zcb -> owner.buttonPressed:", "one action, whatever its event"),
        ],
        seeAlso: ["connect action"], group: "Connections", resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        let word = try arguments[source].word
        let (named, event) = try ActionSource.resolve(word, in: document, with: context.references)
        let node = ScrolledView.meant(by: named, in: document) {
            !Disconnecting.actions(of: $0, in: document).isEmpty
        }.node
        var command = try Disconnecting.command(arguments, source: source, object: node, name: event, in: context)
        var (receiver, selector): (String?, String?) = (nil, nil)
        if let word = try arguments[ifGiven: target]?.word {
            let (id, name) = try targetAndSelector(word, near: node, in: context)
            (receiver, selector) = (id, name)
            command[target] = MemberReference(object: id, name: name)
        }
        guard !actions(of: node, event: event, target: receiver, selector: selector, in: document).isEmpty else {
            let actions = Disconnecting.actions(of: node, in: document)
            let what = actions.isEmpty ? "\(document.display(node)) sends no action" : "no such action is sent"
            if Absence.isPlausible(selector ?? "", among: actions.map(\.name).filter { $0 != selector }) {
                return Absence.nothingToDo(what)
            }
            throw Disconnecting.nothing(what, there: actions, at: word)
        }
        return Resolved(command)
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let (node, event) = try context.member(source, of: command)
        var (receiver, selector): (String?, String?) = (nil, nil)
        if let word = command[target]?.word {
            if context.document.element(withID: word.text) == nil,
                let (id, name) = word.split(atLast: Byte.period)
            {
                (receiver, selector) = (id.text, name.text)
            } else {
                receiver = word.text
            }
        }
        let found = actions(of: node, event: event, target: receiver, selector: selector, in: context.document)
        return try Disconnecting.remove(found, tellsAll: found.count > 1, in: context)
    }

    /// The actions of an object that have an event, a target and a selector, as far as these are given.
    private static func actions(
        of node: NodeID, event: String?, target: String?, selector: String?, in document: NibDocument
    ) -> [Connection] {
        let names = document.actionNames
        return Disconnecting.actions(
            of: node, where: ["selector": selector, names.sender: event, names.target: target], in: document)
    }

    /// Reads `DST[.SELECTOR]`: the whole word is the target if it names an object.
    private static func targetAndSelector(_ word: Word, near source: NodeID, in context: ResolveContext)
        throws(CommandError)
        -> (String, String?)
    {
        if let node = context.document.element(withID: word.text) { return (try context.id(of: node), nil) }
        guard word.lastUnquoted(Byte.period) != nil, word.text != "." else {
            return (try context.id(of: context.references(near: source).resolve(word)), nil)
        }
        let (node, selector) = try context.references(near: source).member(word, what: "selector")
        return (try context.id(of: node), selector)
    }
}
