import ClassFacts
import NibCatalog
import NibDocument
import XMLTree

extension Rule {
    /// Runtime attributes whose value is not stored in the way that their type requires.
    static let runtimeAttributeValue = Rule(
        "runtime-attribute-value", severity: .error, needsCode: false,
        summary: "a runtime attribute whose value does not have the form that its type requires",
        rationale: """
            The type determines where the value is: a number in a child `<integer>` or `<real>`, a text in the \
            attribute `value` or in a child `<string>`. If the child is of another type, the nib compiler stops with a \
            message that does not name the place.
            """,
        check: { context, findings in
            for (number, node) in context.runtimeAttributes {
                let object = context.objects[number]
                guard let problem = problem(of: node, in: context) else { continue }
                let keyPath = context.tree.attribute("keyPath", of: node) ?? ""
                findings.add(
                    .error, "runtime attribute '\(keyPath)' of \(context.name(of: object)) \(problem)", at: node,
                    attribute: "type", object: object, in: context)
            }
        })

    private static func problem(of node: NodeID, in context: DocumentContext) -> String? {
        let tree = context.tree
        let type = tree.attribute("type", of: node) ?? ""
        // Localized strings occur in documents too; the catalogue has no form for them.
        if type == "localizedString" { return nil }
        guard let form = context.catalog.runtimeAttributeForm(type) else {
            return type.isEmpty ? "has no type" : "has the unknown type '\(type)'"
        }
        let child = tree.firstElement(in: node).map { tree.name($0) }
        switch form {
        case .child(let names):
            if let child { return names.contains(child) ? nil : "is a \(type), but its value is a <\(child)>" }
            return "is a \(type), but has no \(names.map { "<\($0)>" }.joined(separator: " or "))"
        case .attribute:
            let strings = ["string", "mutableString"]
            guard let child, !(type == "string" && strings.contains(child)) else { return nil }
            // An image's value may have child elements, which are not checked.
            return ["integer", "real", "color", "point", "size", "rect", "range", "string"].contains(child)
                ? "is a \(type), but its value is a <\(child)>" : nil
        case .none: return nil
        }
    }
}
