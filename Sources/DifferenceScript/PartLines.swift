import Bytes
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
        if Self.strings.contains(tag), tree.firstElement(in: node) == nil {
            let step = key.map(Spelling.piece) ?? "\(tag)\(others > 0 ? "[\(others)]" : "")"
            return string(node, at: steps + [step])
        }
        if tag == "attributedString", let key, let text = plainText(of: node) {
            return [set(steps + [Spelling.piece(key)], text)]
        }
        if Self.data.contains(tag), let key, own.isEmpty, tree.firstElement(in: node) == nil {
            return [set(steps + [Spelling.piece("\(tag)@\(key)")], tree.text(in: node).filter { $0 > " " })]
        }
        if tag == "animations" { return tree.firstChild(node) == nil ? [set(steps + [tag], "none")] : nil }
        let step = tag == "nil" ? key ?? tag : key.map { "\(tag)@\($0)" } ?? tag
        return whole(node, at: steps + [Spelling.piece(step) + (others > 0 ? "[\(others)]" : "")])
    }

    /// What has an `id` that is the name of a model of device or the like, not of an object.
    private static let models: Set = ["device", "adaptation"]
    private static let strings: Set = ["string", "mutableString"]
    private static let data: Set = ["data", "mutableData"]

    /// The command for a string that is a child; nil for one that `set` writes in another form.
    private func string(_ node: NodeID, at path: [String]) -> [String]? {
        guard tree.name(node) == "string" else { return nil }
        let names = tree.attributeNames(node).filter { $0 != "key" }
        if names.isEmpty { return [set(path, tree.text(in: node))] }
        // Characters that XML does not allow, such as the Return key.
        guard names == ["base64-UTF8"], let bytes = Base64.decode(tree.text(in: node)) else { return nil }
        return [set(path, String(decoding: bytes, as: UTF8.self))]
    }

    /// The text of an attributed string that has a single fragment without attributes, such as a comment for localizers.
    private func plainText(of node: NodeID) -> String? {
        let fragments = Array(tree.elements(in: node))
        guard fragments.count == 1, tree.name(fragments[0]) == "fragment", tree.attributeNames(node) == ["key"] else {
            return nil
        }
        let names = tree.attributeNames(fragments[0])
        guard let string = tree.firstElement(in: fragments[0]) else {
            return names == ["content"] ? tree.attribute("content", of: fragments[0]) : nil
        }
        guard names.isEmpty, tree.nextElement(string) == nil, tree.name(string) == "string",
            tree.attributeNames(string) == ["key"]
        else { return nil }
        return tree.text(in: string)
    }

    private func set(_ path: [String], _ value: String) -> String {
        "set \(operand) \(path.joined(separator: ".")) \(Spelling.word(value))"
    }

    /// The commands for a child, its attributes and what is in it.
    private func whole(_ node: NodeID, at path: [String]) -> [String]? {
        let tag = tree.name(node)
        let attributes = tree.attributes(node).filter { $0.name != "key" }
        let children = Array(tree.elements(in: node))
        if tag == "date", let value = date(node) { return [set(path, value)] }
        guard Self.models.contains(tag) || !attributes.contains(where: { ["id", "reference"].contains($0.name) }),
            children.isEmpty == (tree.firstChild(node) == nil)
        else { return nil }
        let pairs = attributes.filter { Self.isPlain($0.value) }
        let value = tag == "nil" ? "nil" : pairs.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        var lines = pairs.isEmpty && !children.isEmpty ? [] : [set(path, value.isEmpty ? tag : value)]
        lines += attributes.filter { !Self.isPlain($0.value) }.map { set(path + [Spelling.piece($0.name)], $0.value) }
        var counts: [String: Int] = [:]
        for child in children {
            let isString = Self.strings.contains(tree.name(child))
            let key = isString ? tree.attribute("key", of: child) : nil
            let inner = path + [key.map(Spelling.piece) ?? step(to: child, counting: &counts)]
            guard let more = isString ? string(child, at: inner) : whole(child, at: inner) else { return nil }
            lines += more
        }
        return lines
    }

    /// The value of a date, which is also in the comment in it: day and time in universal time, or the seconds.
    private func date(_ node: NodeID) -> String? {
        var child = tree.firstChild(node)
        while let current = child, tree.kind(current) != .comment { child = tree.next(current) }
        let comment = child.map { tree.raw($0) } ?? ""
        guard let interval = tree.attribute("timeIntervalSinceReferenceDate", of: node) else { return nil }
        let words = comment.dropFirst(4).dropLast(3).split(separator: " ")
        let isWhole = words.count == 3 && words[1].hasSuffix(":00") && words[2] == "+0000"
        return isWhole ? "\(words[0]) \(words[1].dropLast(3))" : interval
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
