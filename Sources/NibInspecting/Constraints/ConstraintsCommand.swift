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
        seeAlso: ["constrain", "unconstrain", "show"], group: "Layout",
        answer: type.shape
    ) { context, arguments in
        let document = context.document
        let object = try arguments[ifGiven: constrained].map { try context.references.resolve($0.word) }
        let found = object.map { document.constraints(about: $0) } ?? document.constraints
        let constraints = found.map { ShownConstraint(node: $0, document: document) }
        return try context.list(
            type, of: constraints, rows: constraints, in: ShownConstraint.type, none: "no constraints")
    }

    private static let type = RecordType<[ShownConstraint]>("constraints", rows: "constraints") {
        Field("constraints", "the constraints, in document order", each: ShownConstraint.type, \.self)
    }
}

/// A constraint, as answers show it.
private struct ShownConstraint {
    let node: NodeID
    let document: NibDocument

    /// A constraint for programs, and its columns in lists; values that are not written have their defaults.
    static let type = RecordType<ShownConstraint>("constraint") {
        Field("id", "the id") { $0.document.id(of: $0.node) }.column(.id)
        Field("owner", "the id of the view that it is in", \.owner)
        Field("firstItem", "the id of the first object") { $0.value("firstItem") ?? $0.owner }
        Field("firstAttribute", "the attribute of the first object") { $0.value("firstAttribute") ?? "" }
        Field("relation", "the relation between the two attributes") { $0.value("relation") ?? "equal" }
        Field("secondItem", "the id of the second object") { $0.value("secondItem") }
        Field("secondAttribute", "the attribute of the second object") { $0.value("secondAttribute") }
        Field("multiplier", "what the second attribute is multiplied by; 0.5625 for a ratio of 9:16") {
            $0.value("multiplier").map(number) ?? 1
        }
        Field("constant", "what is added to it") { $0.value("constant").map(number) ?? 0 }
        Field("priority", "the priority, up to 1000") { $0.value("priority").map(number) ?? 1000 }
        Field("identifier", "the identifier") { $0.value("identifier") }
        Field("text", "the constraint in words") { $0.document.constraintSummary($0.node, inFull: true) }
            .column(giving: .text) { StyledText($0.fullText) }
        Field("variations", "what differs for some traits", each: variation, \.variations)
    }

    private static let variation = RecordType<(traits: String, text: String)>("variation") {
        Field("traits", "the traits, in words", \.traits)
        Field("text", "what differs", \.text)
    }

    private var owner: String? {
        document.tree.parent(node).flatMap { document.tree.parent($0) }.flatMap { document.id(of: $0) }
    }

    private func value(_ name: String) -> String? { document.tree.attribute(name, of: node) }

    /// The number that an attribute has: `2.5`, or `16:9` for a ratio.
    private static func number(_ text: String) -> Double? {
        let parts = text.split(separator: ":").map { Double($0) }
        guard parts.count == 2, let above = parts[0], let below = parts[1] else { return Double(text) }
        return above / below
    }

    private var fullText: String {
        let varied = variations.map { "\($0.text) for \($0.traits)" }
        return ([document.constraintSummary(node, inFull: true)] + varied).joined(separator: "; ")
    }

    /// What differs for some traits: whether the constraint is installed, and its attributes.
    private var variations: [(traits: String, text: String)] {
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
}
