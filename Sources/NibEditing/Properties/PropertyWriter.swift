import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Sets properties that a resolved command names.
package enum PropertyWriter {
    /// Sets what a path leads to: an attribute, or the numbers of a rectangle, size or point.
    ///
    /// - Parameters:
    ///   - path: the path to the property.
    ///   - value: the value as the command gives it.
    ///   - object: where the path begins.
    ///   - edit: the transaction.
    /// - Throws: an error if the path leads nowhere, or the property cannot have the value.
    package static func set(
        _ path: PropertyPath, to value: Word, of object: NodeID, in edit: Edit
    ) throws {
        let document = edit.document
        guard let last = path.steps.last else { return }
        switch try PropertyTarget(path.steps, of: object, in: document) {
        case .child(let child):
            if let node = NullProperty.owner(ofAttributeAt: child, in: document) {
                return try edit.setProperty(last.name, to: value.text, of: node)
            }
            try setNumbers(of: child, to: value, in: edit)
        case .property(let node):
            if document.property(last.name, of: node, is: value.text) { return }
            try edit.setProperty(last.name, to: value.text, of: node)
        case .nothing(let node) where document.tree.name(node) == "nil":
            let element = try NullProperty.replacement(of: node, with: last.name, in: document)
            let new = document.tree.makeElement(
                element,
                attributes: [
                    Attribute("key", document.tree.attribute("key", of: node) ?? ""), Attribute(last.name, value.text),
                ])
            edit.replace(node, with: new)
        case .nothing(let node):
            guard last.index == nil else { throw document.unknown(last, in: node) }
            if let group = NumberGroup.element(for: value, keyed: last.name, in: node, document) {
                let numbers = try NumberGroup.read(value, for: group)
                let child = document.tree.makeElement(group, attributes: [Attribute("key", last.name)] + numbers)
                return try edit.place(child, into: node)
            }
            try edit.setProperty(last.name, to: value.text, of: node)
        }
    }

    private static func setNumbers(of child: NodeID, to value: Word, in edit: Edit) throws(CommandError) {
        let tree = edit.document.tree
        let element = tree.name(child)
        guard NumberGroup.isOne(element) else {
            throw CommandError("wrong-place", "'\(element)' is an element, not an attribute")
        }
        for attribute in try NumberGroup.read(value, for: element)
        where tree.attribute(attribute.name, of: child) != attribute.value {
            edit.setAttribute(attribute.name, to: attribute.value, of: child)
        }
    }
}
