import CommandLanguage
import NibDocument
import Replies
import XMLTree

extension Shell {
    static let connectBinding = editing(
        "connect binding",
        [
            .operand(
                Parameter(
                    "SRC.NAME", kind: .bindingMember, summary: "the object and its binding: value, enabled, hidden, …")),
            .keyword("->"),
            .operand(Parameter("DST.KEYPATH", kind: .text, summary: "the object to bind to, and the whole key path")),
            .asID,
        ],
        summary: "connects a binding (macOS)",
        discussion: """
            The key path is all that follows the first dot: `values.volume` of the shared user defaults, `selection.name` of an \
            array controller, `self.title`. A second binding of the same name is called `enabled2` and refers to the first; \
            `value` refers to the `maxValue` that is bound already, `selectionIndexes` to the `content`.

            With source code, a key that the class of the object at the other end does not have is warned of.
            """,
        examples: [
            Example("connect binding sLi-de-r01.value -> uDe-fa-ult.values.volume", "a slider shows a user default")
        ],
        seeAlso: ["disconnect", "inspect"], group: "Connections"
    ) { context, arguments in
        guard context.document.kind.family == .cocoa else {
            throw ShellError("wrong-place", "bindings are there on macOS only", span: arguments.verb)
        }
        let word = try arguments.required("SRC.NAME")
        let target = try arguments.required("DST.KEYPATH")
        let (source, name) = try context.references(for: word, beside: target).member(word, "name")
        try Connecting.checkSource(source, word, context)
        try Connecting.checkName(name, "the name of a binding", word)
        let (destination, rest) = try context.references(near: source).prefix(target)
        let keyPath = rest.map(\.text).joined(separator: ".")
        try checkKeyPath(keyPath, target, context)
        let (sourceID, destinationID) = (try context.requireID(source), try context.requireID(destination))
        let id = try context.newID(arguments["ID"])
        var attributes = [
            Attribute("destination", destinationID), Attribute("name", name), Attribute("keyPath", keyPath),
        ]
        if let previous = previous(name, source, context) { attributes.append(Attribute("previousBinding", previous)) }
        attributes.append(Attribute("id", id))
        var resolved = ResolvedArguments(arguments)
        resolved.set("SRC.NAME", to: sourceID, name)
        resolved.set("DST.KEYPATH", to: .dotted([destinationID] + rest.map(\.text)))
        resolved.set("ID", to: id)
        var outcome = EditOutcome(resolved)
        if let old = Connecting.existing(.binding, name, from: source, context) {
            outcome.remarks.append(Connecting.replaced(old, context))
            context.edit.remove(old.node)
        }
        if let note = unknownBinding(name, of: source, context) { outcome.remarks.append(note) }
        if let problem = context.project.names()?.binding(keyPath, of: destination) {
            outcome.remarks.append(NameRefusal.warning(problem))
        }
        try Connecting.insert(.binding, attributes, from: source, context)
        outcome.fields = Connecting.fields([id], source: sourceID, destinations: [destinationID])
        return outcome
    }

    /// Refuses a key path that no object can follow: an empty one, one with an empty key, one with white space.
    private static func checkKeyPath(_ keyPath: String, _ word: Word, _ context: EditContext) throws(ShellError) {
        // What the log has was done, and is done again.
        guard !context.isReplaying else { return }
        guard !keyPath.isEmpty else {
            throw ShellError(
                "bad-value", "the key path is missing", span: word.span, hints: ["write \(word.spelling).KEYPATH"])
        }
        let keys = keyPath.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isGood = keys.allSatisfy { key in !key.isEmpty && key.allSatisfy { $0 > 0x20 && $0 != 0x7F } }
        guard isGood else {
            throw ShellError(
                "bad-value", "'\(keyPath)' is no key path: it is made of keys with single dots between, without spaces",
                span: word.span)
        }
    }

    /// A note about a binding that AppKit's classes certainly do not have; a class of one's own can expose any.
    private static func unknownBinding(_ name: String, of node: NodeID, _ context: EditContext) -> StyledText? {
        let catalog = context.document.catalog
        guard !context.tree.has("customClass", node),
            let className = catalog.element(context.tree.name(node))?.className,
            !catalog.bindings(ofClass: className).isEmpty, !catalog.isBinding(name, ofClass: className)
        else { return nil }
        let text = "\(context.document.display(node)) is not known to have a binding '\(name)'"
        let near = Nearest.names(to: name, among: catalog.bindings(ofClass: className)).first
        return "\("note:", .warning) \(text)\(near.map { "; did you mean '\($0)'?" } ?? "")"
    }

    /// The binding that has to be made before another of the same object (seen in every document that has both).
    private static let predecessors = ["value": "maxValue", "selectionIndexes": "content"]

    /// The id of the binding that a new one refers to as the one before it: of `enabled2` it is `enabled`.
    private static func previous(_ name: String, _ source: NodeID, _ context: EditContext) -> String? {
        if let before = predecessors[name] { return Connecting.existing(.binding, before, from: source, context)?.id }
        let digits = name.reversed().prefix { $0.isNumber }
        guard let number = Int(String(digits.reversed())), number >= 2 else { return nil }
        let base = String(name.dropLast(digits.count))
        let before = number == 2 ? base : "\(base)\(number - 1)"
        return Connecting.existing(.binding, before, from: source, context)?.id
    }
}
