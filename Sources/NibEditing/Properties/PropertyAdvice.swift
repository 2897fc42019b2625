import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import XMLTree

/// Where Interface Builder keeps what a name means that is not an attribute of an element.
struct PropertyAdvice {
    let name: String
    let node: NodeID
    let value: Word
    let document: NibDocument

    private var catalog: Catalog { document.catalog }
    private var element: String { document.tree.name(node) }
    private var object: String { Quoting.quote(document.logName(of: node) ?? "OBJ") }

    /// Commands to give instead, best first; empty if nothing is known.
    var hints: [String] {
        guard document.id(of: node) != nil || document.tree.parent(node) == nil else { return [] }
        if let title = catalog.titlePaths(element).first(where: { $0.attribute == name }) {
            return [setting(title.description)]
        }
        if let command { return [command] }
        if let plain = withoutPrefix { return [setting(plain)] }
        if let path = nestedPath { return [setting(path)] }
        if let child = objectInside { return ["set \(child) \(name) \(value.spelling)"] }
        let kinds = catalog.knownChildren(of: element).map { Part(label: $0) }
        if let part = kinds.first(where: { $0.key == name }), catalog.element(part.tag)?.isObject == true {
            return ["add \(part.tag) to \(object).\(name)"]
        }
        if let key = kinds.first(where: { $0.tag == name })?.key { return [setting(key)] }
        if isOutlet { return ["connect outlet \(object).\(name) -> DST"] }
        let keys = kinds.compactMap(\.key).filter { $0 != name && !$0.contains("=") }
        return Advice.didYouMean(Nearest.misspelled(as: name, among: keys).map { [$0] } ?? [])
    }

    /// The command that the catalogue names for it; nil if it names none.
    var command: String? { configured ?? catalog.advice(for: name, element: element).map(filled) }

    /// The command for what the configuration of a button has, which documents keep there and not in its states.
    private var configured: String? {
        guard element == "button", let configuration = document.child(keyed: "configuration", of: node) else {
            return nil
        }
        let part = Part(tag: document.tree.name(configuration), key: "configuration")
        let isKnown = document.knownAttributes(of: part.tag).contains(name) || hasValue(part, named: name)
        return isKnown && !document.knownAttributes(of: element).contains(name) ? setting("configuration.\(name)") : nil
    }

    /// The command for a runtime attribute, which the class of an object may have; nil for other elements.
    var runtimeAttribute: String? {
        guard document.tree.has("customClass", on: node), document.id(of: node) != nil else { return nil }
        return "set attribute \(object) \(name) TYPE \(value.spelling)"
    }

    private func setting(_ path: String) -> String {
        let meant = PropertyPairs.isImage(name) ? PropertyRefusal.images(meantBy: value.text).first : nil
        return "set \(object) \(path) \(meant.map { Quoting.quote($0) } ?? value.spelling)"
    }

    private func filled(_ template: String) -> String {
        template.split(separator: " ").map { word in
            if word == "OBJ" || word.hasPrefix("OBJ.") { return object + word.dropFirst(3) }
            return word == "VALUE" || word.hasSuffix("=VALUE") ? word.dropLast(5) + value.spelling : String(word)
        }.joined(separator: " ")
    }

    /// The name without the `is` of the getter: `isHidden` is `hidden`.
    private var withoutPrefix: String? {
        guard name.hasPrefix("is"), let letter = name.dropFirst(2).first, letter.isUppercase else { return nil }
        let plain = letter.lowercased() + name.dropFirst(3)
        if document.knownAttributes(of: element).contains(plain) { return plain }
        let steps = [PropertyPath.Step(plain)]
        return ControlCell.holding(steps, of: node, in: document) == nil ? nested(plain) : plain
    }

    /// The path to a part of the element that has the attribute.
    private var nestedPath: String? { nested(name) }

    /// The path to an attribute of a part of the element, or to a part of one that is described by a value, such as a color.
    private func nested(_ name: String) -> String? {
        for label in catalog.knownChildren(of: element) {
            let part = Part(label: label)
            guard let key = part.key, !key.contains("="), key != "default", catalog.element(part.tag)?.isObject != true,
                !["color", "font", "fontDescription", "string", "userComments"].contains(part.tag),
                document.knownAttributes(of: part.tag).contains(name) || hasValue(part, named: name)
            else { continue }
            return "\(key == "accessibilityConfiguration" ? part.tag : key).\(name)"
        }
        return nil
    }

    private func hasValue(_ part: Part, named name: String) -> Bool {
        catalog.ownParts(named: name, of: part.tag).contains { $0.key == name && $0.tag != "string" }
    }

    /// The object in a slot of the element that has the attribute, such as the layout of a collection view.
    private var objectInside: String? {
        let tree = document.tree
        let child = tree.elements(in: node).first { child in
            tree.has("key", on: child) && catalog.element(tree.name(child))?.isObject == true
                && document.knownAttributes(of: tree.name(child)).contains(name)
        }
        return child.flatMap { document.logName(of: $0) }.map { Quoting.quote($0) }
    }

    /// Whether the element's class has an outlet of that name.
    private var isOutlet: Bool {
        guard let className = catalog.element(element)?.className else { return false }
        return catalog.outlets(ofClass: className).contains { $0.name == name }
    }
}
