import CommandLanguage
import NibDocument
import XMLTree

/// The `set` commands that make a child without an id, as a user gives them instead of its XML.
struct PartLines {
    private let tree: XMLTree
    private let operand: String

    /// Prepares to write commands.
    ///
    /// - Parameters:
    ///   - tree: the tree that has the child.
    ///   - operand: the object that gets it, as an operand.
    init(_ tree: XMLTree, of operand: String) {
        self.tree = tree
        self.operand = operand
    }

    /// Returns the commands for a child with all that it has.
    ///
    /// - Parameters:
    ///   - node: the child.
    ///   - steps: the path from the object to the element that gets the child, each step spelled.
    ///   - others: the number of children there that the name of the child could mean.
    /// - Returns: the commands; nil if `set` cannot make the child.
    func lines(for node: NodeID, at steps: [String], after others: Int = 0) -> [String]? {
        let (tag, key) = (tree.name(node), tree.attribute("key", of: node))
        let own = tree.attributes(node).filter { $0.name != "key" }
        if tag == "variation", let traits = key.flatMap(Variation.words), tree.firstChild(node) == nil {
            return own.map { set(steps + [Spelling.piece($0.name)], $0.value) + " for \(traits)" }
        }
        if let key, ["string", "mutableString"].contains(tag), tree.firstElement(in: node) == nil {
            return tag == "string" && own.isEmpty ? [set(steps + [Spelling.piece(key)], tree.text(in: node))] : nil
        }
        if key == "userComments" { return nil }
        if tag == "animations" { return tree.firstChild(node) == nil ? [set(steps + [tag], "none")] : nil }
        let step = tag == "nil" ? key ?? tag : key.map { "\(tag)@\($0)" } ?? tag
        return whole(node, at: steps + [Spelling.piece(step) + (others > 0 ? "[\(others)]" : "")])
    }

    private func set(_ path: [String], _ value: String) -> String {
        "set \(operand) \(path.joined(separator: ".")) \(Spelling.word(value))"
    }

    /// The commands for a child, its attributes and what is in it.
    private func whole(_ node: NodeID, at path: [String]) -> [String]? {
        let tag = tree.name(node)
        let attributes = tree.attributes(node).filter { $0.name != "key" }
        let children = Array(tree.elements(in: node))
        guard !attributes.contains(where: { ["id", "reference"].contains($0.name) }),
            children.isEmpty == (tree.firstChild(node) == nil)
        else { return nil }
        let pairs = attributes.filter { Self.isPlain($0.value) }
        let value = tag == "nil" ? "nil" : pairs.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        var lines = pairs.isEmpty && !children.isEmpty ? [] : [set(path, value.isEmpty ? tag : value)]
        lines += attributes.filter { !Self.isPlain($0.value) }.map { set(path + [Spelling.piece($0.name)], $0.value) }
        var counts: [String: Int] = [:]
        for child in children {
            let name = tree.name(child)
            guard name != "string", let more = whole(child, at: path + [step(to: child, counting: &counts)]) else {
                return nil
            }
            lines += more
        }
        return lines
    }

    private func step(to child: NodeID, counting counts: inout [String: Int]) -> String {
        let name = tree.name(child)
        if let key = tree.attribute("key", of: child) { return Spelling.piece("\(name)@\(key)") }
        defer { counts[name, default: 0] += 1 }
        return "\(Spelling.piece(name))[\(counts[name, default: 0])]"
    }

    /// Writes the attributes of a part as one value.
    ///
    /// - Parameter attributes: the attributes; the key is left out.
    /// - Returns: the value; nil if some attribute cannot be one of several.
    static func pairs(_ attributes: [Attribute]) -> String? {
        let own = attributes.filter { $0.name != "key" }
        guard !own.isEmpty, own.allSatisfy({ isPlain($0.value) && $0.name != "id" }) else { return nil }
        return own.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    }

    /// Whether a value can be one of several in a word of pairs.
    private static func isPlain(_ value: String) -> Bool {
        !value.isEmpty && !value.contains("=") && value.first != " " && value.last != " "
    }
}
