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
        if let template = catalog.advice(for: name, element: element) { return [filled(template)] }
        if let plain = withoutPrefix { return [setting(plain)] }
        if let path = nestedPath { return [setting(path)] }
        let kinds = catalog.knownChildren(of: element).map { Part(label: $0) }
        if let key = kinds.first(where: { $0.tag == name })?.key { return [setting(key)] }
        if isOutlet { return ["connect outlet \(object).\(name) -> DST"] }
        let keys = kinds.compactMap(\.key).filter { $0 != name && !$0.contains("=") }
        return Advice.didYouMean(Nearest.misspelled(as: name, among: keys).map { [$0] } ?? [])
    }

    /// The command for a runtime attribute, which the class of an object may have; nil for other elements.
    var runtimeAttribute: String? {
        guard document.tree.has("customClass", on: node), document.id(of: node) != nil else { return nil }
        return "attribute \(object) \(name) TYPE \(value.spelling)"
    }

    private func setting(_ path: String) -> String { "set \(object) \(path) \(value.spelling)" }

    private func filled(_ template: String) -> String {
        template.split(separator: " ").map { word in
            switch word {
            case "OBJ": object
            case "VALUE": value.spelling
            default: String(word)
            }
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

    private func nested(_ name: String) -> String? {
        for label in catalog.knownChildren(of: element) {
            let part = Part(label: label)
            guard let key = part.key, !key.contains("="), key != "default", catalog.element(part.tag)?.isObject != true,
                !["color", "font", "fontDescription", "string", "userComments"].contains(part.tag),
                document.knownAttributes(of: part.tag).contains(name)
            else { continue }
            return "\(key == "accessibilityConfiguration" ? part.tag : key).\(name)"
        }
        return nil
    }

    /// Whether the element's class has an outlet of that name.
    private var isOutlet: Bool {
        guard let className = catalog.element(element)?.className else { return false }
        return catalog.outlets(ofClass: className).contains { $0.name == name }
    }
}
