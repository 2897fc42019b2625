import NibDocument
import XMLTree

/// Values as people read them: on one line, short, and with what differs.
enum ValueText {
    /// A value before and after.
    static func arrow(from: String?, to: String?) -> String {
        guard let from, let to else { return "\(from.map(short) ?? "unset") → \(to.map(short) ?? "unset")" }
        let (first, second) = unlike(from, from: to)
        return "\(short(first)) → \(short(second))"
    }

    /// Two long texts without most of what they have in common.
    private static func unlike(_ first: String, from second: String) -> (String, String) {
        guard first.count > 40, second.count > 40 else { return (first, second) }
        let head = zip(first, second).prefix { $0 == $1 }.count
        let rest = min(first.count, second.count) - head
        let tail = zip(first.reversed(), second.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let kept = 12
        func cut(_ text: String) -> String {
            let from = max(0, head - kept)
            let to = max(0, tail - kept)
            return (from > 0 ? "…" : "") + text.dropFirst(from).dropLast(to) + (to > 0 ? "…" : "")
        }
        return (cut(first), cut(second))
    }

    /// A value on one line, cut to at most 60 characters.
    static func short(_ value: String) -> String {
        let line = cut(value)
        return line.isEmpty || line.contains(" ") ? "\"\(line)\"" : line
    }

    /// How characters are written that are white space.
    private static let keys = ["\r": "\\r", "\n": "\\n", "\t": "\\t"]

    private static func cut(_ value: String) -> String {
        // A key equivalent may be Return or Tab.
        if let key = keys[value] { return key }
        let line = String(value.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return line.count > 60 ? String(line.prefix(59)) + "…" : line
    }

    // MARK: - Elements

    /// A short description of a part's value.
    static func value(of node: NodeID, in document: NibDocument) -> String {
        let tree = document.tree
        let attributes = tree.attributes(node).filter { $0.name != "key" && $0.name != "id" }
        switch tree.name(node) {
        case "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets":
            return "(" + attributes.map(\.value).joined(separator: ",") + ")"
        case "color":
            if let name = attributes.first(where: { $0.name == "systemColor" || $0.name == "name" }) {
                return name.value
            }
            let numbers = attributes.filter { Double($0.value) != nil }
            // Older colors only have a name, such as 'cocoaTouchSystemColor'.
            if numbers.isEmpty { return attributes.map(\.value).joined(separator: " ") }
            return numbers.map { "\($0.name) \(rounded($0.value))" }.joined(separator: " ")
        case "nil": return "none"
        default:
            let text = tree.firstElement(in: node) == nil ? tree.text(in: node) : ""
            let all = attributes.map { named($0, of: node, in: document) } + (text.isEmpty ? [] : [text])
            return cut(all.isEmpty ? contents(of: node, in: document) : all.joined(separator: ", "))
        }
    }

    /// An attribute with its name; one that refers to an object has that of the object.
    private static func named(_ attribute: Attribute, of node: NodeID, in document: NibDocument) -> String {
        guard document.catalog.isReference(element: document.tree.name(node), attribute: attribute.name),
            let object = document.element(withID: attribute.value)
        else { return "\(attribute.name) \(attribute.value)" }
        let shown = document.display(object)
        return attribute.name == "reference" ? shown : "\(attribute.name) \(shown)"
    }

    /// The values in an element that has none itself.
    private static func contents(of node: NodeID, in document: NibDocument) -> String {
        let tree = document.tree
        let values = tree.subtree(node).filter { $0 != node && tree.kind($0) == .element }.flatMap { inner in
            let text = tree.firstElement(in: inner) == nil ? document.string(in: inner) : ""
            return tree.attributes(inner).filter { $0.name != "key" && $0.name != "id" }.map(\.value)
                + (text.isEmpty ? [] : [text])
        }
        return values.isEmpty ? "none" : values.joined(separator: ", ")
    }

    private static func rounded(_ number: String) -> String {
        guard let value = Double(number), number.utf8.count > 6 else { return number }
        return String((value * 1000).rounded() / 1000)
    }
}
