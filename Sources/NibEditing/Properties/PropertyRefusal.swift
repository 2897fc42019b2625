import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Refuses attributes and values that Interface Builder never writes, as far as documents tell.
package enum PropertyRefusal {
    private static let advice = "'--force' sets it anyway"

    /// Checks what setting a property would do.
    ///
    /// What the document itself has on another element of the same name is always accepted.
    ///
    /// - Parameters:
    ///   - change: what it would do.
    ///   - steps: the path to the property.
    ///   - value: the new value.
    ///   - document: the document.
    ///   - path: the path as it is written.
    /// - Throws: an error with the nearest name.
    static func check(
        _ change: PropertyResolver.Change, _ steps: [PropertyPath.Step], value: Word, in document: NibDocument,
        at path: Word
    ) throws(CommandError) {
        guard case .attribute(let node, let isNew, let others) = change, let name = steps.last?.name else { return }
        let element = document.tree.name(node)
        if isNew, !isKnown(name, of: node, in: document), !occurs(name, onElements: element, of: node, in: document) {
            let near = meant(name, of: node, isNested: steps.count > 1, in: document)
            guard near.isEmpty, isRare(element, in: document) else {
                throw CommandError(
                    "unknown-attribute", "<\(element)> is not known to have '\(name)'", span: path.span,
                    hints: Advice.didYouMean(near) + [advice])
            }
        }
        if let others, !occurs(name, with: value.text, onElements: element, of: node, in: document) {
            let near = Nearest.names(to: value.text, among: others)
            throw CommandError(
                "bad-value", "'\(name)' of <\(element)> is not known to be '\(value.text)'", span: value.span,
                hints: (near.isEmpty ? ["it is \(others.joined(separator: ", "))"] : Advice.didYouMean(near)) + [advice]
            )
        }
        if isLayoutPriority(name, of: element), let number = Double(value.text),
            !(0...1000).contains(number)
        {
            throw CommandError(
                "bad-value", "'\(name)' is a priority from 0 to 1000, not '\(value.text)'", span: value.span,
                hints: [advice])
        }
    }

    /// Whether so few attributes of an element are known that it may well have others: those that Interface Builder writes only if they
    /// differ from the default are seldom seen.
    private static func isRare(_ element: String, in document: NibDocument) -> Bool {
        let known = document.knownAttributes(of: element).subtracting(["id", "key", "userLabel"])
        return element != "document" && !known.isEmpty && known.count < 4
    }

    /// Whether an attribute is a priority of Auto Layout, which goes to 1000.
    private static func isLayoutPriority(_ name: String, of element: String) -> Bool {
        ["HuggingPriority", "CompressionResistancePriority", "holdingPriority"].contains { name.hasSuffix($0) }
            || name == "priority" && element == "constraint"
    }

    /// Whether documents are known to have an attribute on such an element, or on one of its superclasses.
    ///
    /// - Parameters:
    ///   - name: the attribute.
    ///   - node: the element.
    ///   - document: the document; what it has itself does not count.
    /// - Returns: whether the attribute is accepted without looking at the document's other elements.
    package static func isKnown(_ name: String, of node: NodeID, in document: NibDocument) -> Bool {
        let element = document.tree.name(node)
        guard
            Mistyped.attribute(
                name, ofElement: element, isPlaceholder: document.placeholder(node) != nil, in: document) != nil
        else { return true }
        let children = document.catalog.childOrder(of: element).knownNames + document.catalog.knownChildren(of: element)
        if children.contains(where: { $0 == "string@\(name)" || $0 == "mutableString@\(name)" }) { return true }
        guard document.kind.platform != .watchOS, let className = document.catalog.element(element)?.className else {
            return false
        }
        let superclasses = Set(document.catalog.superclasses(of: className).dropFirst())
        return document.catalog.allElements.contains { other in
            other.className.map(superclasses.contains) == true
                && document.knownAttributes(of: other.name).contains(name)
        }
    }

    /// Whether another element of the document has the attribute, and the value if one is given.
    private static func occurs(
        _ name: String, with value: String? = nil, onElements element: String, of node: NodeID, in document: NibDocument
    ) -> Bool {
        let tree = document.tree
        guard let symbol = tree.symbol(element) else { return false }
        return tree.subtree(tree.root).contains { other in
            guard other != node, tree.symbol(of: other) == symbol else { return false }
            return value.map { tree.attribute(name, of: other, is: $0) } ?? tree.has(name, on: other)
        }
    }

    /// The names that were probably meant.
    private static func meant(_ name: String, of node: NodeID, isNested: Bool, in document: NibDocument) -> [String] {
        let element = document.tree.name(node)
        let isObject = document.placeholder(node) != nil || document.catalog.element(element)?.isObject == true
        return Mistyped.meant(name, ofElement: element, isObject: isObject, isNested: isNested, in: document)
    }
}
