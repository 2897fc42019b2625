import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `at N` of `set`: the index of an attribute among those of its element. What is no attribute has no such index.
enum AttributePlace {
    /// Refuses an index.
    ///
    /// - Parameters:
    ///   - place: the index; nil if none is given, which is never refused.
    ///   - reason: why there is no such index.
    ///   - hint: a line to type instead.
    /// - Throws: an error under the index.
    static func refuse(_ place: WholeNumber?, because reason: String, hint: String = "leave out 'at N'")
        throws(CommandError)
    {
        guard let place else { return }
        throw CommandError("wrong-place", "\(reason), so there is no position for it", span: place.span, hints: [hint])
    }

    /// Refuses an index for a title that other elements keep for an object.
    static func refuse(
        _ place: WholeNumber?, of name: String, keptBy holders: [NodeID], insteadOf object: NodeID,
        in document: NibDocument
    ) throws(CommandError) {
        guard let place, let holder = holders.first else { return }
        let path = "\(document.path(from: object, to: holder)).\(name)"
        try refuse(
            place, because: "'\(name)' is not an attribute of \(document.display(object)) itself",
            hint: "name the attribute: set \(document.id(of: object) ?? "OBJ") \(path) VALUE at \(place.value)")
    }

    /// Refuses an index if a property is not written as an attribute.
    static func check(
        _ place: WholeNumber?, for change: PropertyResolver.Change, of steps: [PropertyPath.Step],
        in document: NibDocument
    ) throws(CommandError) {
        guard place != nil, let name = steps.last?.name else { return }
        switch change {
        case .none, .replacement: break
        case .numbers, .part: try refuse(place, because: "'\(name)' is an element, not an attribute")
        case .attribute(let node, let isNew, _):
            if !isNew, document.tree.attribute(name, of: node) == nil {
                try refuse(place, because: "'\(name)' is written as an element, not as an attribute")
            }
        }
    }
}
