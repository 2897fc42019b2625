import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

private enum CandidatesParameters {
    static let source = Parameter<ObjectReference>(
        "SRC", summary: "the object that would have the outlet or send the action")
    static let target = Parameter<ObjectReference>(
        "DST",
        summary:
            "the object that the outlet would hold or that would receive the action; without it, SRC is the selected object"
    )
    static let all = Flag("--all", summary: "also lists outlets of other types, and every action")
}

/// `candidates SRC DST` lists what could be connected between two objects.
enum CandidatesCommand {
    static let command = LookingCommand(
        name: "candidates",
        syntax: [
            .operand(CandidatesParameters.source), .optional([.operand(CandidatesParameters.target)]),
            .optional([.flag(CandidatesParameters.all)]),
        ],
        summary: "lists what could be connected between two objects",
        discussion: """
            These are the choices of the pop-up menu that Interface Builder shows at the end of a control-drag. `●` is already \
            connected, `○` is free. Outlets whose type fits come first; an outlet whose type is a protocol takes any object. The \
            names come from framework classes and from objects of the same class in this document, and with source code also \
            from the class itself. With one object, it lists what the selected object could have or send to that one.
            """,
        examples: [
            Example("candidates owner iN0", "outlets of File's Owner for a view"),
            Example("candidates hSs owner", "actions that a button could send to File's Owner"),
            Example("candidates owner", "what the selected object could be connected to File's Owner by"),
        ],
        seeAlso: ["connect outlet", "connect action", "inspect"], group: "Looking",
        answer: CandidateList.type.shape
    ) { context, arguments in
        let first = try arguments[CandidatesParameters.source].word
        let target = try arguments[ifGiven: CandidatesParameters.target]?.word
        if target == nil, (try? context.references.resolve(Word("."))) == nil {
            throw CommandError(
                "usage", "the other object is missing, and no object is selected",
                span: first.span.upperBound..<first.span.upperBound,
                hints: [
                    "candidates \(first.spelling) OTHER", "'select OBJ' selects the one that 'candidates' begins at",
                ])
        }
        let words = [target == nil ? Word(".", span: arguments.verb) : first, target ?? first]
        let ends = try zip(words, words.reversed()).map { word, other in
            let references = context.references(for: word, beside: other)
            return try context.document.connectable(references.resolve(word), named: word)
        }
        let finder = CandidateFinder(
            document: context.document, source: ends[0], destination: ends[1], names: context.names)
        let list = CandidateList(finder: finder, width: context.width)
        let (all, isFull) = (finder.all(), arguments[CandidatesParameters.all])
        return try context.reply(CandidateList.type, of: (list, all)) { list.write(all, isFull: isFull, to: $0) }
    }
}

extension NibDocument {
    /// Refuses an element that cannot be an end of a connection, such as a connection itself.
    func connectable(_ node: NodeID, named word: Word) throws(CommandError) -> NodeID {
        guard node != tree.root, !isConnection(node), id(of: node) != nil else {
            throw CommandError("wrong-place", "\(display(node)) cannot be connected", span: word.span)
        }
        return node
    }
}
