import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `replace`: puts other XML in the place of an element, byte for byte.
enum Replace {
    private static let element = Parameter<ObjectReference>(
        "ELEMENT", summary: "an object, a scene, `document`, or the path to a child without an id")
    private static let xml = Parameter<Text>("XML", kind: .text, summary: "the new element, in quotes")
    private static let force = Flag(
        "--force",
        summary: "accepts another element, ids that are taken, references that lead nowhere, and values that cannot be")

    static let command = EditingCommand(
        "replace", syntax: [.operand(element), .operand(xml), .optional([.flag(force)])],
        summary: "replaces an element by XML, byte for byte",
        discussion: """
            Unlike `insert`, it keeps the XML as it is written, with its white space, and so can write everything that a \
            document can contain. The new element must have the same name, and the document must be whole afterwards: ids are \
            unique, and references lead somewhere.

            For `document`, the XML can also be the text of the whole file, with the XML declaration and the end of the last line.

            With `--force`, the document has exactly this text, whether it is sound or not: nothing is checked but that it is \
            well-formed, and lists such as resources do not follow. `diff --script` writes that where no other command leads to \
            the new version.
            """,
        examples: [
            Example(
                "replace hSs-g6-Zcb.normal '<state key=\"normal\" title=\"Sign in\"/>'", "a child without an id"),
            Example("replace lAb-el-001 '<label opaque=\"NO\" id=\"lAb-el-001\"/>'", "an object"),
        ],
        seeAlso: ["insert", "show", "set"], resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let (word, literal) = (try arguments[element].word, try arguments[xml].word)
        let node = try context.references.resolve(word)
        let tree = context.tree
        let probe = try Insert.parsed(literal)
        if literal.text.utf8.elementsEqual(tree.bytes(of: node)) { return .nothingToDo }
        if !arguments[force] || node == tree.root {
            try checkName(of: probe, instead: node, literal: literal, in: context)
        }
        if !arguments[force] {
            try checkPlaceholder(node, remains: probe, at: word, in: context)
            try LiteralValues.check(probe, replacing: node, in: context.document, at: literal)
        }
        var command = ResolvedArguments(arguments)
        command[element] = ObjectReference(try SlotPath(to: node, in: context).reference.word)
        var resolved = Resolved(command)
        let kept = Set(probe.subtree(probe.root).compactMap { probe.attribute("id", of: $0) })
        try resolved.followStrings(.removed(context.document.ids(in: node).subtracting(kept)), in: context)
        return resolved
    }

    private static func checkName(
        of probe: XMLTree, instead node: NodeID, literal: Word, in context: ResolveContext
    ) throws(CommandError) {
        let (old, new) = (context.tree.name(node), probe.name(probe.root))
        guard old != new else { return }
        throw CommandError(
            "wrong-place", "\(context.document.display(node)) is a <\(old)>, not a <\(new)>", span: literal.span,
            hints: node == context.tree.root ? [] : ["'--force' does it anyway"])
    }

    /// Refuses to make another object of a placeholder.
    private static func checkPlaceholder(
        _ node: NodeID, remains probe: XMLTree, at word: Word, in context: ResolveContext
    ) throws(CommandError) {
        guard context.document.placeholder(node) != nil else { return }
        let isSame = ["id", "placeholderIdentifier"].allSatisfy { name in
            probe.attribute(name, of: probe.root) == context.tree.attribute(name, of: node)
        }
        guard !isSame else { return }
        throw CommandError.protected("the id and the kind of a placeholder cannot be changed", at: word)
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let node = try SlotPath.element(of: try context.value(element, of: command).word, in: context)
        let text = try context.value(xml, of: command).text
        try reporting(context.edit.replace(node, withExactly: text, isAlone: command[force]))
        return Outcome()
    }
}
