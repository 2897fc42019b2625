import CommandLanguage
import NibDocument
import XMLTree

/// The `set` commands that make a child element, as a user would give them instead of its XML.
struct PartCommand {
    /// The commands; nil if `set` cannot make the element.
    let lines: [String]?

    /// Turns an element into commands.
    ///
    /// - Parameters:
    ///   - xml: the element.
    ///   - address: the element that gets it.
    init(_ xml: String, in address: DeltaAddress) {
        guard let tree = try? XMLTree(bytes: Array(xml.utf8)) else {
            lines = nil
            return
        }
        let root = tree.root
        let (tag, key) = (tree.name(root), tree.attribute("key", of: root))
        let attributes = tree.attributes(root).filter { $0.name != "key" }
        func set(_ path: String, _ value: String, _ more: String = "") -> String {
            "set \(address.operand) \(path) \(Quoting.forced(value))\(more)"
        }
        lines =
            if tag == "variation", let traits = key.flatMap(Variation.words), tree.firstChild(root) == nil {
                attributes.map { set(address.path($0.name), $0.value, " for \(traits)") }
            } else if tree.firstElement(in: root) == nil, key != nil, ["string", "mutableString"].contains(tag) {
                tag == "string" && attributes.isEmpty ? [set(address.path(key ?? ""), tree.text(in: root))] : nil
            } else if key == "userComments" {
                nil
            } else if let key {
                Self.part(tree, root, steps: [tag == "nil" ? key : "\(tag)@\(key)"], of: address)
            } else if tag == "animations" {
                [set(address.path(tag), "none")]
            } else {
                Self.part(tree, root, steps: [tag], of: address)
            }
    }

    /// The commands for an element, its attributes and what is in it.
    private static func part(_ tree: XMLTree, _ node: NodeID, steps: [String], of address: DeltaAddress) -> [String]? {
        let tag = tree.name(node)
        let attributes = tree.attributes(node).filter { $0.name != "key" }
        let path = (address.steps + steps.map { Quoting.join([$0]) }).joined(separator: ".")
        let children = Array(tree.elements(in: node))
        guard
            !attributes.contains(where: {
                ["id", "reference"].contains($0.name) || $0.value.contains("=") || $0.value.isEmpty
                    || $0.value.first == " " || $0.value.last == " "
            }),
            children.isEmpty == (tree.firstChild(node) == nil)
        else { return nil }
        let value = tag == "nil" ? "nil" : attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        let own = "set \(address.operand) \(path) \(Quoting.forced(value.isEmpty ? tag : value))"
        guard !children.isEmpty else { return [own] }
        var lines = attributes.isEmpty ? [] : [own]
        var counts: [String: Int] = [:]
        for child in children {
            let name = tree.name(child)
            let step: String
            if let key = tree.attribute("key", of: child) {
                step = "\(name)@\(key)"
            } else {
                step = "\(name)[\(counts[name, default: 0])]"
                counts[name, default: 0] += 1
            }
            guard name != "string", let more = part(tree, child, steps: steps + [step], of: address) else { return nil }
            lines += more
        }
        return lines
    }
}
