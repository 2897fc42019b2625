import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import XMLTree

extension Shell {
    static let insert = editing(
        "insert",
        [
            .operand(
                Parameter("XML", kind: .text, summary: "one element as it stands in a document, in single quotes")),
            .keyword("into"),
            .operand(
                Parameter("PARENT[.slot]", kind: .slotMember, summary: "the object that takes it, and where in it")),
            .atPlace,
        ],
        summary: "puts a literal element into an object",
        discussion: """
            The element is laid out as Xcode would, whatever its own white space. Where a list is sorted (connections, \
            constraints, resources) it is sorted in. An element with a `key` takes the place of the one that has the key, \
            unless that is an object. An object, connection or constraint without an id gets one. The slot is found from both elements, or named: `X.constraints`, `X.subviews`.
            """,
        examples: [
            Example(
                "insert '<color key=\"tintColor\" systemColor=\"systemRedColor\"/>' into iN0-l3-epB",
                "a color"),
            Example(
                "insert '<constraint firstAttribute=\"width\" constant=\"44\" id=\"wId\"/>' into hSs",
                "a constraint"),
        ],
        seeAlso: ["add", "remove", "unset"]
    ) { context, arguments in
        let literal = try arguments.required("XML")
        let word = try arguments.required("PARENT[.slot]")
        let probe: XMLTree
        do throws(ParseError) { probe = try XMLTree(bytes: Array(literal.text.utf8)) } catch {
            throw ShellError(
                "bad-xml",
                "the element is not well-formed: line \(error.line), column \(error.column): \(error.message)",
                span: literal.span, hints: ["give one whole element: '<color key=\"textColor\" white=\"1\"/>'"])
        }
        let text = try textWithID(literal.text, probe, context)
        let key = probe.attribute("key", of: probe.root)
        let place = try Slots(context: context).destination(word, child: probe.name(probe.root), key: key)
        let index = try arguments.integer("N")
        let node = try context.edit.makeElement(from: text, for: place.parent)
        if let key = place.key, context.tree.attribute("key", of: node) == nil {
            context.edit.setAttribute("key", to: key, of: node)
        }
        if let old = occupant(node, place, index, context) {
            guard context.document.id(of: old) == nil else {
                throw ShellError(
                    "already-exists", "\(context.document.display(old)) is there already as '\(key ?? "")'",
                    span: word.span, hints: ["remove it first: remove \(context.document.id(of: old)!)"])
            }
            context.edit.replace(old, with: node)
        } else {
            try context.edit.place(node, into: place.parent, at: index)
        }
        try Connecting.checkFree(outletsIn: node, literal.span, context)
        var resolved = ResolvedArguments(arguments)
        if text != literal.text { resolved.set("XML", to: text) }
        // A key that the element brings itself is no part of the place.
        let spelled =
            key != nil && place.spelled.last == key && place.key == key && place.spelled.count > 1
            ? place.spelled.dropLast() : place.spelled
        resolved.set("PARENT[.slot]", to: .dotted(Array(spelled)))
        var outcome = EditOutcome(resolved)
        outcome.made = context.document.id(of: node)
        outcome.fields = [.init("id", .optional(outcome.made))]
        return outcome
    }

    /// The text with an id for the element, where such elements have one and it lacks it.
    private static func textWithID(_ text: String, _ probe: XMLTree, _ context: EditContext) throws -> String {
        let root = probe.root
        let element = probe.name(root)
        guard context.document.catalog.element(element)?.hasID == true,
            probe.attribute("id", of: root) == nil, probe.attribute("reference", of: root) == nil
        else { return text }
        let place = context.document.catalog.attributePosition(
            element: element, present: probe.attributeNames(root), new: "id")
        probe.apply(probe.settingAttribute("id", to: try context.newID(nil), at: place, of: root))
        return String(decoding: probe.bytes(of: root), as: UTF8.self)
    }

    /// The element that has the key of the new one; a child without a place of its own in a list.
    private static func occupant(_ node: NodeID, _ place: Destination, _ index: Int?, _ context: EditContext) -> NodeID?
    {
        guard index == nil, let key = context.tree.attribute("key", of: node) ?? place.key else { return nil }
        return context.tree.elements(in: place.parent).first { context.tree.attribute("key", of: $0, is: key) }
    }
}
