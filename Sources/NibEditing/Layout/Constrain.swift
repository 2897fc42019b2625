import Bytes
import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `constrain`: adds a constraint.
enum Constrain {
    static let command = EditingCommand(
        "constrain", syntax: ConstraintWords.syntax,
        summary: "adds a constraint",
        discussion: """
            The constraint goes into the nearest view that contains both objects, or into the view itself if it only sets that \
            view's width or height. Name a layout guide by a path: `X.safeArea.top`. Views that the constraint positions \
            lose their fixed frame and autoresizing mask. Put spaces around signs: `+ 8`, not `+8`.
            """,
        examples: [
            Example("constrain hSs-g6-Zcb.top = iN0-l3-epB.safeArea.top + 8", "a distance"),
            Example("constrain hSs-g6-Zcb.width >= 100 priority=750", "a size"),
            Example("constrain imA-ge-001.width = imA-ge-001.height * 16:9", "a ratio"),
            Example("constrain iN0-l3-epB.trailing = hSs-g6-Zcb.trailing + 20 as cOn-st-001", "as the log writes it"),
        ],
        seeAlso: ["constraints", "unconstrain", "remove", "insert"], group: "Layout", advice: advice,
        resolve: resolve, apply: apply)

    /// Explains the mistake of writing a sign and what it belongs to as one word, as other languages allow.
    private static let advice: EditingCommand.Advice = { _, words in
        if let line = spaced(words) { return ["put spaces around the sign: \(line)"] }
        if let signed = withSign(words) { return [Correction.hint(signed)] }
        return words.compactMap { word in
            let text = word.text
            guard word.isBare, let sign = text.first, "+-*".contains(sign), Double(text.dropFirst()) != nil else {
                return nil
            }
            return "put a space after the sign: write '\(sign) \(text.dropFirst())'"
        }
    }

    /// The statement with spaces around the sign that compares, if it is in a word with both sides of it, as in `A.top=B.top`.
    private static func spaced(_ words: [Word]) -> String? {
        guard words.count > 1, let equals = words[1].firstUnquoted(Byte.equals), equals > 0 else { return nil }
        let (word, bytes) = (words[1], Array(words[1].text.utf8))
        let hasOther = ["<", ">"].contains { bytes[equals - 1] == $0.utf8.first }
        let isDouble = equals + 1 < bytes.count && bytes[equals + 1] == bytes[equals]
        let (start, end) = (hasOther ? equals - 1 : equals, isDouble ? equals + 2 : equals + 1)
        let first = word.slice(0..<start)
        guard first.firstUnquoted(Byte.period) != nil, end < bytes.count else { return nil }
        let sign = hasOther ? word.slice(start..<equals + 1).text : "="
        let sides = [first, word.slice(end..<bytes.count)].map(\.spelling)
        return ([words[0].text, sides[0], sign, sides[1]] + words.dropFirst(2).map(\.spelling)).joined(separator: " ")
    }

    /// The statement with the sign that compares, if both sides are there without one, as in `A.top B.top`.
    private static func withSign(_ words: [Word]) -> [Word]? {
        guard words.count > 2, words[1].firstUnquoted(Byte.period) != nil,
            Double(words[2].text) != nil || words[2].firstUnquoted(Byte.period) != nil,
            ConstraintWords.Sign(rawValue: words[2].text) == nil
        else { return nil }
        return words[..<2] + [Word("=")] + words[2...]
    }

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        try WatchCheck.check("constraint", as: "constraints", at: arguments.verb, in: document)
        let form = try ConstraintWords.form(arguments, in: context)
        let id = try context.newID(try arguments[ifGiven: CommonParameters.newID])
        let owner: NodeID
        do throws(NibError) { owner = try document.owner(of: form) } catch {
            throw CommandError(error, span: try arguments[ConstraintWords.first].span)
        }
        var command = ResolvedArguments(arguments)
        try ConstraintWords.spell(form, in: &command, with: context)
        command[CommonParameters.newID] = NewID(id)
        var resolved = Resolved(command)
        resolved.details = .made([id])
        resolved.details.owner = document.id(of: owner)
        if let note = noAutoLayout(in: context) { resolved.remarks.append(note) }
        resolved.remarks += ContradictedConstraint.notes(form, in: document)
        return resolved
    }

    /// A note about constraints in a document that ignores them.
    static func noAutoLayout(in context: ResolveContext) -> StyledText? {
        guard !context.tree.attribute("useAutolayout", of: context.tree.root, is: "YES") else { return nil }
        return
            "\("note:", .warning) the document does not use Auto Layout; 'set document useAutolayout YES' changes that"
    }

    @Sendable private static func apply(
        _ command: ResolvedArguments, in context: ApplyContext
    ) throws(CommandError) -> Outcome {
        let id = try context.value(CommonParameters.newID, of: command).text
        let form = try ConstraintWords.form(command, in: context)
        _ = try reporting(context.edit.addConstraint(form, id: id))
        var outcome = Outcome()
        outcome.made = id
        return outcome
    }
}
