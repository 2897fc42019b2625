import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import Wording
import XMLTree

/// `renew`: gives elements that share an id ids of their own.
enum Renew {
    private static let shared = Parameter<ObjectReference>(
        "ID", kind: .sharedID, summary: "an id that several elements have")
    private static let newIDs = Parameter<NewID>(
        "NEW", summary: "the new ids, for all elements but the first, in document order")

    static let command = EditingCommand(
        "renew", syntax: [.operand(shared), .optional([.keyword("as"), .several(newIDs)])],
        summary: "gives elements that share an id ids of their own",
        discussion: """
            The first of the elements keeps the id. Each other one gets a new id, together with the references that certainly \
            mean it. If a reference may mean several of the elements, the command is refused and names it: \
            `set ID[N] id NEW` then gives one of them a new id, and leaves the references that are unclear.
            """,
        examples: [Example("renew hSs-g6-Zcb", "after two branches were merged")],
        seeAlso: ["set", "check"], resolve: resolve, apply: apply)

    // MARK: - Resolving

    @Sendable private static func resolve(
        _ arguments: Arguments, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        let (document, word, given): (NibDocument, Word, [NewID])
        do {
            (document, word, given) = (context.document, try arguments[shared].word, try arguments[all: newIDs])
        } catch { throw CommandError(error) }
        guard document.isDuplicated(word.text) else {
            // Says what is wrong with a name of nothing.
            _ = try context.references.resolve(word)
            throw CommandError(
                "not-shared", "only one element has the id '\(word.text)'", span: word.span,
                hints: ["'set \(word.text) id NEW' gives it another id"])
        }
        let references = SharedReferences(id: word.text, in: document)
        if let unclear = references.unclear.first {
            throw CommandError(
                "unclear-reference",
                "\(document.description(of: unclear)) may mean any of \(references.elements.count) elements with this id",
                span: word.span,
                hints: ["'set \(word.text)[1] id NEW' gives the second of them another id, and leaves such references"])
        }
        let count = references.elements.count - 1
        guard given.isEmpty || given.count == count else {
            throw CommandError(
                "usage", "\(Plural.of("element", count: count)) will get a new id, but \(given.count) are given",
                span: given.last?.word.span, hints: ["without 'as', nibsh makes the ids"])
        }
        do throws(NibError) { for node in references.elements { try document.checkRenamable(node) } } catch {
            throw CommandError(error, span: word.span)
        }
        var ids: [String] = []
        for place in 0..<count { ids.append(try context.newID(given.isEmpty ? nil : given[place])) }
        var command = ResolvedArguments(arguments)
        command[all: newIDs] = ids.map { NewID($0) }
        var resolved = Resolved(command)
        resolved.details = .made(ids)
        try resolved.followStrings(.copied(ids.map { (word.text, $0) }), in: context)
        return resolved
    }

    // MARK: - Applying

    @Sendable private static func apply(
        _ command: ResolvedArguments, in context: ApplyContext
    ) throws(CommandError) -> Outcome {
        let document = context.document
        let id = try context.value(shared, of: command).word.text
        let (elements, ids) = (document.elements(sharingID: id), command[all: newIDs].map(\.text))
        guard elements.count == ids.count + 1 else {
            throw CommandError(
                "usage", "\(elements.count) elements have the id, but the log line gives \(ids.count) ids")
        }
        let renamed = Array(zip(elements.dropFirst(), ids))
        let followers = try renamed.map { node, new throws(CommandError) in
            do throws(NibError) { return try context.edit.rename(node, to: new) } catch { throw CommandError(error) }
        }
        var outcome = Outcome()
        // All are told after the last is renamed: names that tell objects apart contain ids.
        for ((node, new), count) in zip(renamed, followers) where context.isTold {
            let along = count > 0 ? ", with \(Plural.of("reference", count: count))" : ""
            outcome.remarks.append("\(document.summary(of: node)) now has the id '\(new)'\(along)")
        }
        return outcome
    }
}
