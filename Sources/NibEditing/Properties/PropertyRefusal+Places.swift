import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Attributes that an element can have only where it is, and ids of objects that are not what an attribute names.
extension PropertyRefusal {
    /// The attributes of a cell that name its own views.
    private static let ownViews: Set = ["textLabel", "detailTextLabel", "imageView"]

    /// Returns why an element cannot have a value because of where it is, or because of what the value names.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - name: the attribute.
    ///   - node: the element that has it.
    ///   - document: the document.
    /// - Returns: the error; nil for a possible value.
    static func refusalOfPlace(_ value: Word, as name: String, on node: NodeID, in document: NibDocument)
        -> CommandError?
    {
        let tree = document.tree
        switch name {
        case "initialViewController" where node == tree.root:
            guard let named = document.element(withID: value.text), !document.isController(named) else { return nil }
            return refused(
                value, because: "<\(tree.name(named))> is not a controller",
                hint: document.scene(of: named).flatMap { document.logName(of: $0) }.map { "set initial \($0)" })
        case _ where ownViews.contains(name) && tree.name(node) == "tableViewCell":
            guard let named = document.element(withID: value.text), !tree.contains(node, inner: named) else {
                return nil
            }
            return refused(
                value, because: "'\(name)' names a view in the cell, and '\(value.text)' is not in it", hint: nil)
        case "key":
            // No list of views, items, cells or the like has a member with a key.
            guard document.catalog.element(tree.name(node))?.isObject == true, let list = tree.parent(node),
                ["subviews", "items", "cells", "prototypes", "objects"].contains(tree.name(list))
            else { return nil }
            return refused(
                value, because: "<\(tree.name(node))> is in a list, where nothing has a key",
                hint: "'move' puts it into another place")
        default: return nil
        }
    }

    private static func refused(_ value: Word, because message: String, hint: String?) -> CommandError {
        CommandError(
            "bad-value", message, span: value.span, hints: (hint.map { [$0] } ?? []) + ["'--force' sets it anyway"])
    }
}
