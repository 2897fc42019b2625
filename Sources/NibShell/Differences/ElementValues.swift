import NibDifference
import NibDocument
import XMLTree

/// One value in an element, and where it is.
struct ElementValue: Hashable {
    let path: String
    let value: String
}

extension ChangeWords {
    /// The values of a connection or constraint and of what is in it, without its id.
    func contents(of change: Change) -> [ElementValue] {
        let (node, document) = change.new.map { ($0, difference.new) } ?? (change.old!, difference.old)
        return Self.contents(of: node, in: document)
    }

    /// Says what differs between a removed connection or constraint and the one in its place; empty if only their ids differ.
    func differences(from removal: Change, to addition: Change) -> String {
        let (before, after) = (contents(of: removal), contents(of: addition))
        let old = Dictionary(before.map { ($0.path, $0.value) }) { first, _ in first }
        let new = Dictionary(after.map { ($0.path, $0.value) }) { first, _ in first }
        let paths = before.map(\.path) + after.map(\.path).filter { old[$0] == nil }
        let differing = paths.filter { old[$0] != new[$0] }
        return differing.map { "\($0): \(ValueText.arrow(from: old[$0], to: new[$0]))" }.joined(separator: ", ")
    }

    private static func contents(of element: NodeID, in document: NibDocument) -> [ElementValue] {
        let tree = document.tree
        let paths = PropertyPaths(document)
        var result: [ElementValue] = []
        if document.isConstraint(element), !tree.has("firstItem", on: element),
            let owner = tree.parent(element).flatMap({ document.object(around: $0) })
        {
            // A constraint without a first item is about the view that has it.
            result.append(ElementValue(path: "firstItem", value: document.id(of: owner) ?? ""))
        }
        for node in [element] + tree.subtree(element).filter({ $0 != element && tree.kind($0) == .element }) {
            let path = paths.path(from: element, to: node).description
            let attributes = tree.attributes(node).filter { $0.name != "id" && $0.name != "key" }
            for attribute in attributes {
                // The value of a number or Boolean is that of its key.
                let isValue = attribute.name == "value" && attributes.count == 1
                let name = path.isEmpty ? attribute.name : isValue ? path : "\(path).\(attribute.name)"
                result.append(ElementValue(path: name, value: attribute.value))
            }
            let text = tree.firstElement(in: node) == nil ? document.string(in: node) : ""
            if !text.isEmpty { result.append(ElementValue(path: path, value: text)) }
        }
        return result
    }
}
