import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Sets properties that a resolved command names.
package enum PropertyWriter {
    /// Sets what a path leads to: an attribute, or a part such as a color. Parts on the way are made if they are missing.
    ///
    /// - Parameters:
    ///   - path: the path to the property.
    ///   - value: the value as the command gives it.
    ///   - object: where the path begins.
    ///   - edit: the transaction.
    /// - Throws: an error if the path leads nowhere, or the property cannot have the value.
    package static func set(
        _ path: PropertyPath, to value: Word, of object: NodeID, in edit: Edit
    ) throws(CommandError) {
        let document = edit.document
        guard let last = path.steps.last else { return }
        let holder = try reporting(PathMaker.makeHolder(of: path.steps, from: object, in: edit))
        switch try reporting(PropertyTarget(last, setTo: value.text, of: holder, in: document)) {
        case .child(let child):
            if let node = NullProperty.owner(ofAttributeAt: child, in: document) {
                if value.text == "nil" { return }
                return try reporting(edit.setProperty(last.name, to: value.text, of: node))
            }
            try PartWriter.set(child, to: value, in: edit)
        case .property(let node):
            if document.property(last.name, of: node, is: value.text) { return }
            if last.name == "destination", let segue = document.connection(node), segue.kind == .segue {
                return try reporting(edit.redirect(segue, to: value.text))
            }
            try reporting(edit.setProperty(last.name, to: value.text, of: node))
        case .nothing(let node) where document.tree.name(node) == "nil":
            let element = try NullProperty.replacement(of: node, with: last.name, in: document)
            let new = document.tree.makeElement(
                element,
                attributes: [
                    Attribute("key", document.tree.attribute("key", of: node) ?? ""), Attribute(last.name, value.text),
                ])
            edit.replace(node, with: new)
        case .nothing(let node):
            if last.index != nil, !PathMaker.isNext(last, in: node, of: document) {
                throw CommandError(document.unknown(last, in: node))
            }
            if let made = try PartWriter.read(value, named: last.name, in: node, of: document) {
                return try reporting(edit.place(edit.makeElement(made.element, for: node), into: node))
            }
            try reporting(edit.setProperty(last.name, to: value.text, of: node))
        }
    }
}
