import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `constraints [OBJ]` lists constraints.
enum ConstraintsCommand {
    private static let constrained = Parameter<ObjectReference>(
        "OBJ", summary: "a view or layout guide; without it, all constraints are listed")

    static let command = LookingCommand(
        name: "constraints", syntax: [.optional([.operand(constrained)])],
        summary: "lists constraints with their ids",
        discussion: "A constraint's id can be used in `set`, `show`, `remove` and outlets, like any other id.",
        examples: [
            Example("constraints", "all, in document order"),
            Example("constraints hSs-g6-Zcb", "those of a button, wherever they are in the document"),
        ],
        seeAlso: ["constrain", "unconstrain", "show"], group: "Layout"
    ) { context, arguments in
        let document = context.document
        let object = try arguments[ifGiven: constrained].map { try context.references.resolve($0.word) }
        let found = object.map { document.constraints(about: $0) } ?? document.constraints
        return try context.reply { line throws(CommandError) in
            let rows = try context.rows(of: found) { node in
                let varied = Self.variations(of: node, in: document).map { "\($0.text) for \($0.traits)" }
                let text = ([document.constraintSummary(node, inFull: true)] + varied).joined(separator: "; ")
                return [StyledText(document.id(of: node) ?? "", .id), StyledText(text)]
            }
            if rows.isEmpty { return line("no constraints") }
            Columns().write(rows, to: line)
        } fields: { () throws(CommandError) in
            [.init("constraints", .array(try context.each(found) { json($0, in: document) }))]
        }
    }

    /// What differs for some traits: whether the constraint is installed, and its attributes.
    private static func variations(of node: NodeID, in document: NibDocument) -> [(traits: String, text: String)] {
        let tree = document.tree
        let own = tree.elements(in: node).filter { tree.name($0) == "variation" }.compactMap { variation in
            tree.attribute("key", of: variation).map { key in
                let values = tree.attributes(variation).filter { $0.name != "key" }.map { "\($0.name) \($0.value)" }
                return (Variation.words(key) ?? "all", values.joined(separator: ", "))
            }
        }
        let owner = Variation.mask(of: node, in: document)?.owner
        let keys = owner.map { tree.elements(in: $0).filter { tree.name($0) == "variation" } } ?? []
        let installed = keys.compactMap { tree.attribute("key", of: $0) }.compactMap { key -> (String, String)? in
            guard let isInstalled = Variation.isInstalled(node, in: key, of: document) else { return nil }
            return (Variation.words(key) ?? "all", isInstalled ? "installed" : "not installed")
        }
        return own + installed
    }

    /// A constraint as a JSON object with stable fields; values that are not written have their defaults.
    private static func json(_ node: NodeID, in document: NibDocument) -> JSONValue {
        let tree = document.tree
        let owner = tree.parent(node).flatMap { tree.parent($0) }.flatMap { document.id(of: $0) }
        func value(_ name: String, else fallback: String) -> JSONValue {
            .string(tree.attribute(name, of: node) ?? fallback)
        }
        return .object([
            .init("id", .optional(document.id(of: node))), .init("owner", .optional(owner)),
            .init("firstItem", .optional(tree.attribute("firstItem", of: node) ?? owner)),
            .init("firstAttribute", value("firstAttribute", else: "")),
            .init("relation", value("relation", else: "equal")),
            .init("secondItem", .optional(tree.attribute("secondItem", of: node))),
            .init("secondAttribute", .optional(tree.attribute("secondAttribute", of: node))),
            .init("multiplier", value("multiplier", else: "1")), .init("constant", value("constant", else: "0")),
            .init("priority", value("priority", else: "1000")),
            .init("identifier", .optional(tree.attribute("identifier", of: node))),
            .init("text", .string(document.constraintSummary(node, inFull: true))),
        ])
    }
}
