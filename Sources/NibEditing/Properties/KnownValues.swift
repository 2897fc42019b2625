import CommandLanguage
import NibCatalog
import NibDocument
import XMLTree

/// The values that a property is known to take, for completion.
package enum KnownValues {
    /// Returns the values of what a path leads to, which need not be there yet.
    ///
    /// - Parameters:
    ///   - steps: the path.
    ///   - object: where it begins.
    ///   - document: the document.
    /// - Returns: YES and NO for a flag, the words of an enumeration, the options of a set, the colors of the system, or fonts as
    ///   examples of the notation; empty if the values are of another kind.
    package static func of(_ steps: [PropertyPath.Step], from object: NodeID, in document: NibDocument) -> [String] {
        guard let name = steps.last?.name else { return [] }
        if steps.count == 1, name == Variation.installed, Variation.mask(of: object, in: document) != nil {
            return ["YES", "NO"]
        }
        let cell = ControlCell.holding(steps, of: object, in: document)
        guard let holder = try? PathMaker.holder(of: steps, from: cell ?? object, in: document) else { return [] }
        let element = document.tree.name(document.described(holder))
        switch document.catalog.valueKind(of: name, element: element) {
        case .flag: return ["YES", "NO"]
        case .words(let words), .seen(let words): return words
        case .integer, .number: return []
        case nil: break
        }
        return document.parts(named: name, of: holder).flatMap { values(of: $0, in: document) }
    }

    /// Returns the names of parts that an element can have, but does not have yet.
    package static func missingParts(of node: NodeID, in document: NibDocument) -> [String] {
        let there = Set(document.steps(of: node))
        let element = document.tree.name(document.described(node))
        let parts = document.catalog.knownChildren(of: element).map { Part(label: $0) }
        var names: [String] = []
        for part in parts {
            guard let key = part.key, !key.contains("="), key != "default", !there.contains(key), part.tag != "nil",
                document.catalog.element(part.tag)?.isObject != true
            else { continue }
            let name = key.hasSuffix("Configuration") && key.hasPrefix(part.tag) ? part.tag : key
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Returns the element that a path leads to, or the part that `set` would make for it; the part belongs to no document.
    package static func holder(after steps: [PropertyPath.Step], from object: NodeID, in document: NibDocument)
        -> NodeID?
    {
        let property = steps + [PropertyPath.Step("")]
        let cell = ControlCell.holding(property, of: object, in: document)
        return try? PathMaker.holder(of: property, from: cell ?? object, in: document)
    }

    private static func values(of part: Part, in document: NibDocument) -> [String] {
        switch part.tag {
        case "nil": ["nil"]
        case "color": document.catalog.systemColorNames + ["clearColor", "whiteColor", "blackColor"]
        case "fontDescription", "font":
            ["system 17", "system 17 bold"] + FontStyle.names.keys.sorted().map { "style \($0)" }
        case "bool": ["YES", "NO"]
        default:
            document.catalog.options(of: part.tag).sorted()
                + (document.catalog.options(of: part.tag).isEmpty ? [] : ["none"])
        }
    }
}
