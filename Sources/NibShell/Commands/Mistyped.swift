import CommandLanguage
import NibDocument
import XMLTree

/// Notes about names that are not known but close to one that is. They are only notes: what is not known may be right.
enum Mistyped {
    /// A note about an element that is added bare.
    static func element(_ name: String, _ context: EditContext) -> StyledText? {
        let catalog = context.document.catalog
        guard catalog.element(name) == nil else { return nil }
        let known = catalog.freshElementNames.filter { !$0.contains(":") }
        return note("<\(name)> is not known and was added bare", name, known)
    }

    /// A note about an attribute that the element did not have and is not known to have.
    static func attribute(
        _ steps: [PropertyPath.Step], of object: NodeID, _ context: EditContext
    ) -> StyledText? {
        let document = context.document
        guard let last = steps.last, last.index == nil,
            let node = try? document.follow(steps.dropLast(), from: object),
            document.property(last.name, of: node) == nil
        else { return nil }
        let element = context.tree.name(node)
        let known = document.catalog.attributeOrder(of: element).knownNames
        guard !known.isEmpty, !known.contains(last.name), !document.steps(of: node).contains(last.name) else {
            return nil
        }
        let children = document.catalog.knownChildren(of: element).map { label in
            label.split(separator: "@").last.map(String.init) ?? label
        }
        guard !children.contains(last.name) else { return nil }
        return note("<\(element)> is not known to have '\(last.name)'", last.name, known)
    }

    private static func note(_ text: String, _ name: String, _ known: [String]) -> StyledText? {
        guard let near = Nearest.names(to: name, among: known).first else { return nil }
        return "\("note:", .warning) \(text); did you mean '\(near)'?"
    }
}
