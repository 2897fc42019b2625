import NibCatalog
import XMLTree

/// Setting properties: attributes, and strings in the form their value asks for.
extension Edit {
    /// Sets an attribute; a new one goes to the place that the element's order gives.
    public func setAttribute(_ name: String, to value: String, of node: NodeID) {
        noteDeparture(of: name, from: node)
        apply(tree.settingAttribute(name, to: value, at: document.place(forAttribute: name, of: node), of: node))
        arrived(name, of: node)
        if Placing.sortingNames.contains(name) { sortAgain(node) }
    }

    /// Moves a connection or constraint whose sort key was changed to its place in its list, if it stands wrong there now.
    private func sortAgain(_ node: NodeID) {
        guard tree.isAttached(node), let list = tree.parent(node), document.isOutOfOrder(node) else { return }
        remove(node, keepingList: true)
        let isConnection = tree.name(list) == "connections"
        let sibling =
            isConnection
            ? document.placeForConnection(node, in: list) : document.placeForConstraint(node, in: list)
        insert(node, into: list, before: sibling)
    }

    /// Removes an attribute, if it is there.
    public func removeAttribute(_ name: String, of node: NodeID) {
        guard let primitive = tree.removingAttribute(name, of: node) else { return }
        noteDeparture(of: name, from: node)
        apply(primitive)
        // What is left can mean something else: an image without its catalog.
        if Resource.isAffected(by: name) { arrived(name, of: node) }
    }

    /// Remembers, before an attribute is changed, what it named.
    private func noteDeparture(of name: String, from node: NodeID) {
        if name == "id", let old = document.id(of: node) { departed(old) }
        if Resource.isAffected(by: name), tree.isAttached(node) { released(document.resources(usedBy: node)) }
    }

    /// Sets a property that may be an attribute or a string child.
    ///
    /// - Throws: `NibError` for values that XML cannot hold in that place.
    public func setProperty(_ name: String, to value: String, of node: NodeID) throws(NibError) {
        guard NibDocument.isName(name) else { throw NibError(.unknownPath, "'\(name)' is no name for an attribute") }
        let child = document.stringChild(name, of: node)
        let form = StringForm(element: tree.name(node), key: name, value: value)
        if form == .attribute {
            if let child { remove(child) }
            setAttribute(name, to: value, of: node)
            return
        }
        guard name != "id", name != "key", NibDocument.canBeChild(name) else {
            throw NibError(.badValue, "the value is too long, or has characters, that '\(name)' cannot have")
        }
        removeAttribute(name, of: node)
        setStringChild(child, named: name, to: value, form, of: node)
    }

    /// Removes a property, whether attribute or string child.
    ///
    /// - Returns: whether there was one.
    public func removeProperty(_ name: String, of node: NodeID) -> Bool {
        let child = document.stringChild(name, of: node)
        if let child { remove(child) }
        let had = tree.has(name, node)
        removeAttribute(name, of: node)
        return had || child != nil
    }

    private func setStringChild(
        _ child: NodeID?, named name: String, to value: String, _ form: StringForm, of node: NodeID
    ) {
        let element = child.map { tree.name($0) } ?? "string"
        let new = makeElement(.string(value, form, named: element, key: name), for: node)
        if let child {
            replace(child, with: new)
        } else {
            insert(new, into: node, before: document.placeForChild(new, in: node))
        }
    }
}

extension NibDocument {
    /// Where a new attribute goes among those of an element (``NibCatalog/Catalog/attributePosition(element:present:new:)``).
    func place(forAttribute name: String, of node: NodeID) -> Int {
        let order = catalog.attributeOrder(of: tree.name(node))
        let new = order.key(name)
        var present: [OrderTable.Key] = []
        var id: Int?
        tree.visitAttributes(of: node) { other, _ in
            if id == nil, other.elementsEqual("id".utf8) { id = present.count }
            present.append(order.key(utf8: other))
        }
        return catalog.attributePosition(of: new, in: order, among: present, idAt: id)
    }

    /// The child that holds a string property, whatever its spelling.
    func stringChild(_ name: String, of node: NodeID) -> NodeID? {
        tree.elements(in: node).first {
            let symbol = tree.symbol(of: $0)
            return (symbol == symbols.string || symbol == symbols.mutableString)
                && tree.attribute("key", of: $0, is: name)
        }
    }

    /// The value of a property: an attribute's, or a string child's decoded text.
    public func property(_ name: String, of node: NodeID) -> String? {
        if let value = tree.attribute(name, of: node) { return value }
        return stringChild(name, of: node).map { string(in: $0) }
    }

    /// Whether an element has a property, as an attribute or as a string child.
    public func hasProperty(_ name: String, of node: NodeID) -> Bool {
        tree.has(name, node) || stringChild(name, of: node) != nil
    }

    /// Whether a property has a value; nil when the element lacks it.
    public func property(_ name: String, of node: NodeID, is value: String) -> Bool? {
        tree.has(name, value, node) ?? stringChild(name, of: node).map { string(in: $0) == value }
    }

    /// The value of a `<string>`, base64 decoded.
    public func string(in node: NodeID) -> String {
        let text = tree.text(in: node)
        guard tree.attribute("base64-UTF8", of: node, is: "YES"), let bytes = Base64.decode(text) else { return text }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Attributes that are never written as children.
    static func canBeChild(_ name: String) -> Bool {
        !["customClass", "customModule", "customModuleProvider", "property", "selector", "destination", "target"]
            .contains(name)
    }

    /// Whether a word can be an XML name; the format uses ASCII letters, digits, `-`, `_`, `.` and `:`.
    static func isName(_ word: String) -> Bool {
        guard let first = word.utf8.first, first == 95 || (first | 32 >= 97 && first | 32 <= 122) else { return false }
        return word.utf8.allSatisfy {
            ($0 | 32 >= 97 && $0 | 32 <= 122) || ($0 >= 48 && $0 <= 58) || $0 == 45 || $0 == 46 || $0 == 95
        }
    }
}
