import CommandLanguage
import ClassFacts
import NibDocument
import NibPrediction
import Replies

private enum DispatchParameters {
    static let selector = Parameter<SelectorName>(
        "SELECTOR", kind: .sentSelector, summary: "the action's selector, as in save:")
    static let start = Parameter<ObjectReference>(
        "OBJ", summary: "the first responder, or the sender if it cannot be one")
}

/// `dispatch SELECTOR` follows an action up the responder chain.
enum DispatchCommand {
    static let command = LookingCommand(
        name: "dispatch",
        syntax: [
            .operand(DispatchParameters.selector),
            .optional([.keyword("from"), .operand(DispatchParameters.start)]),
        ],
        summary: "follows an action without a target through the responder chain",
        discussion: """
            Without `from`, it starts at every object that sends the action to First Responder, or, if none does, at the selected \
            object. `●` answers, `○` does not, and \
            `?` is unknown: the object is outside the document, or its class is not in the code that was read. The first \
            object that answers gets the action, and the others are not asked.

            iOS: from the view up through its superviews, each view followed by its controller, then through the containing \
            controllers to the window, the scene, the application and its delegate. macOS: from the key window's first \
            responder up to the window, then its delegate and controller, the same in the main window, then the application \
            and its delegate. If nothing answers, iOS does nothing and macOS disables the menu item.
            """,
        examples: [
            Example("dispatch save:", "from every object that sends it to First Responder"),
            Example("dispatch save: from hSs-g6-Zcb", "from one object"),
        ],
        seeAlso: ["simulate", "inspect", "candidates", "sources"], group: "Checking",
        answer: DispatchText.type.shape
    ) { context, arguments in
        let ready = try context.ready()
        let word = try arguments[DispatchParameters.selector].word
        let dispatch = Dispatch(ready, selector: word.text)
        let chains: [ResponderChain]
        if let from = try arguments[ifGiven: DispatchParameters.start]?.word {
            chains = [dispatch.chain(from: try context.object(from, in: ready))]
        } else {
            let ofSenders = dispatch.chainsOfSenders()
            let selected = ofSenders.isEmpty ? try? context.object(Word("."), in: ready) : nil
            chains = ofSenders + (selected.map { [dispatch.chain(from: $0)] } ?? [])
        }
        guard !chains.isEmpty else {
            throw withoutSender(of: word, from: try? context.object(word, in: ready), in: ready)
        }
        let text = DispatchText(selector: word.text, isMac: ready.isMac, width: context.width)
        return try context.reply(DispatchText.type, of: (word.text, ready.code != nil, chains)) { line in
            text.write(chains, to: line)
        }
    }

    /// The error for an action that no object sends to First Responder. A word that names an object was meant as the sender.
    private static func withoutSender(of word: Word, from sender: CheckedObject?, in context: DocumentContext)
        -> CommandError
    {
        if let sender {
            let sent = context.document.connections(.action, from: sender.node).map(\.name)
            return CommandError(
                "usage", "\(context.name(of: sender)) is an object, not the selector of an action", span: word.span,
                hints: (sent.isEmpty ? ["SELECTOR"] : sent).map { "dispatch \($0) from \(word.spelling)" })
        }
        let near = Nearest.names(to: word.text, among: context.document.actionsSentToFirstResponder)
        return CommandError(
            "no-sender", "nothing in this document sends '\(word.text)' to First Responder", span: word.span,
            hints: (near.isEmpty ? [] : Advice.didYouMean(near)) + ["dispatch \(word.text) from OBJ"])
    }
}
