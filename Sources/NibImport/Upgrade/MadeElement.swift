import Bytes

/// An element of the document that an archive becomes.
final class MadeElement {
    /// The tag.
    let name: String
    private(set) var attributes: [(name: String, value: String)] = []
    private(set) var children: [MadeElement] = []
    /// The text that is its content; an element with text has no children.
    let text: String?

    /// Makes an element.
    ///
    /// - Parameters:
    ///   - name: the tag.
    ///   - attributes: its attributes; those without a value are left out.
    ///   - text: the text that is its content.
    init(_ name: String, with attributes: [(String, String?)] = [], text: String? = nil) {
        self.name = name
        self.text = text
        self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
    }

    /// Returns the value of an attribute.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// Sets an attribute, unless the value is nil.
    func set(_ name: String, to value: String?) {
        guard let value else { return }
        attributes.removeAll { $0.name == name }
        attributes.append((name, value))
    }

    /// Removes an attribute.
    func removeAttribute(_ name: String) { attributes.removeAll { $0.name == name } }

    /// Adds a child at the end.
    func add(_ child: MadeElement) { children.append(child) }

    /// Returns the list with a tag, which is added if there is none.
    func list(_ name: String) -> MadeElement {
        if let known = children.first(where: { $0.name == name && $0["key"] == nil }) { return known }
        let list = MadeElement(name)
        children.append(list)
        return list
    }

    /// Takes the elements inside it apart one by one: released all at once, deep nesting would exhaust the stack.
    func takeApart() {
        var rest = children
        children = []
        while let next = rest.popLast() {
            rest += next.children
            next.children = []
        }
    }

    /// Sets a text as an attribute, or as a child if an attribute cannot have it: with line breaks, or encoded if it has control characters.
    func setText(_ name: String, to text: String) {
        let isControlled = text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
        guard isControlled || text.contains("\n") else { return set(name, to: text) }
        add(MadeElement.string(text, key: name))
    }

    /// Returns the child for a text that an attribute cannot have.
    static func string(_ text: String, key: String?) -> MadeElement {
        let isControlled = text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
        guard isControlled else { return MadeElement("string", with: [("key", key)], text: text) }
        let code = Base64.lines(Base64.encode(Array(text.utf8)))
        return MadeElement("string", with: [("key", key), ("base64-UTF8", "YES")], text: "\n\(code)\n")
    }
}
