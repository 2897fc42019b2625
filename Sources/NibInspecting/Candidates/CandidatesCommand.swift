import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

private enum CandidatesParameters {
    static let source = Parameter<ObjectReference>(
        "SRC", summary: "the object that would have the outlet or send the action")
    static let target = Parameter<ObjectReference>(
        "DST", summary: "the object that the outlet would hold or that would receive the action")
    static let all = Flag("--all", summary: "also lists outlets of other types, and every action")
}

/// `candidates SRC DST` lists what could be connected between two objects.
enum CandidatesCommand {
    static let command = LookingCommand(
        name: "candidates",
        syntax: [
            .operand(CandidatesParameters.source), .operand(CandidatesParameters.target),
            .optional([.flag(CandidatesParameters.all)]),
        ],
        summary: "lists what could be connected between two objects",
        discussion: """
            These are the choices of the pop-up menu that Interface Builder shows at the end of a control-drag. `●` is already \
            connected, `○` is free. Outlets whose type fits come first; an outlet whose type is a protocol takes any object. The \
            names come from framework classes and from objects of the same class in this document, and with source code also \
            from the class itself.
            """,
        examples: [
            Example("candidates owner iN0", "outlets of File's Owner for a view"),
            Example("candidates hSs owner", "actions that a button could send to File's Owner"),
        ],
        seeAlso: ["connect outlet", "connect action", "inspect"], group: "Looking"
    ) { context, arguments in
        let words = [try arguments[CandidatesParameters.source].word, try arguments[CandidatesParameters.target].word]
        let ends = try zip(words, words.reversed()).map { word, other in
            let references = context.references(for: word, beside: other)
            return try context.document.connectable(references.resolve(word), named: word)
        }
        let finder = CandidateFinder(
            document: context.document, source: ends[0], destination: ends[1], names: context.names)
        let list = CandidateList(finder: finder, width: context.width)
        let (all, isFull) = (finder.all(), arguments[CandidatesParameters.all])
        return try context.reply(lines: { list.write(all, isFull: isFull, to: $0) }, fields: { list.fields(all) })
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
