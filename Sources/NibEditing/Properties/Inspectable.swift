import CommandLanguage
import ClassFacts
import NibDocument
import Replies
import XMLTree

/// Properties that the code marks as inspectable: Interface Builder keeps them as runtime attributes, not as attributes.
enum Inspectable {
    /// Returns the runtime attribute that a new attribute stands for.
    ///
    /// - Parameters:
    ///   - change: what setting the property would do.
    ///   - steps: the path to the property.
    ///   - value: the value.
    ///   - object: where the path begins.
    ///   - context: gives access to the code.
    /// - Returns: nil if the name is known of the element, or the code does not declare it as inspectable.
    /// - Throws: an error under the value if the property cannot have it.
    static func resolve(
        _ change: PropertyResolver.Change, at steps: [PropertyPath.Step], value: Word, of object: NodeID,
        in context: ResolveContext
    ) throws(CommandError) -> Resolved? {
        guard steps.count == 1, isNew(change, named: steps[0].name, of: object, in: context.document),
            !PropertyRefusal.isKnown(steps[0].name, of: object, in: context.document),
            let found = context.names?.inspectables(of: object).first(where: { $0.name == steps[0].name }),
            let type = context.names?.attributeType(found.name, of: object),
            let kind = RuntimeAttribute.Kind(rawValue: type)
        else { return nil }
        do throws(NibError) { try RuntimeAttribute.check(value.text, as: kind) } catch {
            throw CommandError(error, span: value.span)
        }
        let text = written(value.text, as: found.name, kind, of: object, in: context)
        let words = ["attribute", try context.id(of: object), found.name, type, text]
        var resolved = Resolved(further: [words.map { Quoting.quote($0, protecting: ["at"]) }.joined(separator: " ")])
        let place = found.place.map { " (\($0.path):\($0.line):\($0.column))" } ?? ""
        resolved.remarks.append("'\(found.name)' is inspectable\(place), so it becomes a runtime attribute")
        return resolved
    }

    /// The value of a runtime attribute as commands write it: with a fraction, if the code declares a number that has one.
    static func written(
        _ value: String, as keyPath: String, _ kind: RuntimeAttribute.Kind, of object: NodeID,
        in context: ResolveContext
    ) -> String {
        guard kind == .number, Int(value) != nil, context.names?.isInspectableReal(keyPath, of: object) == true else {
            return value
        }
        return value + ".0"
    }

    /// Whether a change makes an attribute or a part, such as a color, that no known document has on such an object.
    private static func isNew(
        _ change: PropertyResolver.Change, named name: String, of object: NodeID, in document: NibDocument
    ) -> Bool {
        switch change {
        case .attribute(let node, isNew: let isNew, otherWords: _): return isNew && node == object
        case .part(_, in: let node):
            return node == object && document.child(keyed: name, of: object) == nil
                && document.catalog.ownParts(named: name, of: document.tree.name(object)).isEmpty
        case .none, .numbers, .replacement: return false
        }
    }
}
