import Bytes
import NibCatalog
import XMLTree

/// Sets properties: attributes, and strings that are attributes or child elements depending on their value.
extension Edit {
    /// Sets an attribute; a new one is inserted at its place in the order of the element's attributes.
    package func setAttribute(_ name: String, to value: String, of node: NodeID) {
        noteDeparture(of: name, from: node)
        if document.catalog.attributeOrder(of: tree.name(node)).depends(onValueOf: name),
            let removal = tree.removingAttribute(name, of: node)
        {
            apply(removal)
        }
        let place = document.place(forAttribute: name, with: value, of: node)
        apply(tree.settingAttribute(name, to: value, at: place, of: node))
        arrived(name, of: node)
        if Placing.sortingNames.contains(name) { sortAgain(node) }
    }

    /// Moves an attribute to a position among the others of its element, where another version of Xcode writes it.
    ///
    /// - Parameters:
    ///   - name: the attribute; nothing changes if the element does not have it.
    ///   - index: the position, counted without the attribute itself.
    ///   - node: the element.
    package func moveAttribute(_ name: String, to index: Int, of node: NodeID) {
        guard let value = tree.attribute(name, of: node), let removal = tree.removingAttribute(name, of: node) else {
            return
        }
        apply(removal)
        apply(tree.settingAttribute(name, to: value, at: min(index, tree.attributeNames(node).count), of: node))
        arrived(name, of: node)
    }

    /// Moves a connection or constraint whose sort key was changed, if it is out of order in its list.
    private func sortAgain(_ node: NodeID) {
        guard tree.isAttached(node), let list = tree.parent(node), document.isOutOfOrder(node) else { return }
        remove(node, keepingList: true)
        let isConnection = tree.name(list) == "connections"
        let sibling =
            isConnection
            ? document.placeForConnection(node, in: list, isNew: false) : document.placeForConstraint(node, in: list)
        insert(node, into: list, before: sibling)
    }

    /// Removes an attribute, if the element has it.
    package func removeAttribute(_ name: String, of node: NodeID) {
        guard let primitive = tree.removingAttribute(name, of: node) else { return }
        noteDeparture(of: name, from: node)
        apply(primitive)
        // What remains can refer to another resource: an image without its catalog, for example.
        if Resource.isAffected(by: name) { arrived(name, of: node) }
    }

    /// Records, before an attribute changes, the id or resources that it named.
    private func noteDeparture(of name: String, from node: NodeID) {
        if name == "id", let old = document.id(of: node) { departed(old) }
        if Resource.isAffected(by: name), tree.isAttached(node) { releaseResources(of: node) }
        if Requirement.isAffected(by: name), tree.isAttached(node) { released(document.requirements(of: node)) }
    }

    /// Sets a property that may be an attribute or a child string.
    ///
    /// - Throws: `NibError` if the name is not an XML name, or the value cannot be written as this property.
    package func setProperty(_ name: String, to value: String, of node: NodeID) throws(NibError) {
        try document.checkProperty(name, value: value, of: node)
        if let null = document.null(name, of: node) { remove(null) }
        let child = document.stringChild(name, of: node)
        let form = StringForm(element: tree.name(node), key: name, value: value)
        if form == .attribute {
            if let child { remove(child) }
            setAttribute(name, to: value, of: node)
            return
        }
        removeAttribute(name, of: node)
        setStringChild(child, named: name, to: value, as: form, of: node)
    }

    /// Removes a property, whether it is an attribute or a child string.
    ///
    /// - Returns: whether the element had the property.
    package func removeProperty(_ name: String, of node: NodeID) -> Bool {
        let child = document.stringChild(name, of: node)
        if let child { remove(child) }
        let had = tree.has(name, on: node)
        removeAttribute(name, of: node)
        return had || child != nil
    }

    private func setStringChild(
        _ child: NodeID?, named name: String, to value: String, as form: StringForm, of node: NodeID
    ) {
        let element = child.map { tree.name($0) } ?? "string"
        let new = makeElement(.string(value, as: form, named: element, key: name), for: node)
        if let child {
            replace(child, with: new)
        } else {
            insert(new, into: node, before: document.placeForChild(new, in: node))
        }
    }
}

extension NibDocument {
    /// Checks whether a property can be written with a value, as an attribute or as a child string.
    ///
    /// - Throws: `NibError` if the name is not an XML name, or the value cannot be written as this property.
    package func checkProperty(_ name: String, value: String, of node: NodeID) throws(NibError) {
        guard Self.isName(name) else { throw NibError(.unknownPath, "'\(name)' cannot be the name of an attribute") }
        guard StringForm(element: tree.name(node), key: name, value: value) != .attribute else { return }
        guard name != "id", name != "key", Self.canBeChild(name) else {
            throw NibError(.badValue, "the value is too long for '\(name)', or has characters that it cannot contain")
        }
    }

    /// Returns the position of a new attribute among those of an element
    /// (``NibCatalog/Catalog/attributePosition(element:present:new:)``).
    func place(forAttribute name: String, with value: String, of node: NodeID) -> Int {
        if tree.name(node) == "variation" {
            // Xcode sorts them by name (26 of 26 with several).
            return tree.attributeNames(node).firstIndex { $0 != "key" && Placing.precedes(name, $0) }
                ?? tree.attributeNames(node).count
        }
        let order = catalog.attributeOrder(of: tree.name(node)).given { other in
            other == name ? value : tree.attribute(other, of: node)
        }
        let new = order.key(name)
        var present: [OrderTable.Key] = []
        var id: Int?
        tree.visitAttributes(of: node) { other, _ in
            if id == nil, other.elementsEqual("id".utf8) { id = present.count }
            present.append(order.key(utf8: other))
        }
        return catalog.attributePosition(of: new, in: order, among: present, idAt: id)
    }

    /// Returns the child that holds a string property, whether `<string>` or `<mutableString>`; nil if there is none.
    package func stringChild(_ name: String, of node: NodeID) -> NodeID? {
        tree.elements(in: node).first { isString($0) && tree.attribute("key", of: $0, is: name) }
    }

    /// Whether an element is a string with its text as content.
    package func isString(_ node: NodeID) -> Bool {
        let symbol = tree.symbol(of: node)
        return symbol == symbols.string || symbol == symbols.mutableString
    }

    /// Returns the `<nil>` that says that an element's property has no value; nil if there is none.
    package func null(_ name: String, of node: NodeID) -> NodeID? {
        tree.elements(in: node).first {
            tree.symbol(of: $0) == symbols.null && tree.attribute("key", of: $0, is: name)
        }
    }

    /// Returns the value of a property: that of the attribute, or the decoded text of the child string.
    package func property(_ name: String, of node: NodeID) -> String? {
        if let value = tree.attribute(name, of: node) { return value }
        return stringChild(name, of: node).map { string(in: $0) }
    }

    /// Whether an element has a property as an attribute or a child string.
    package func hasProperty(_ name: String, of node: NodeID) -> Bool {
        tree.has(name, on: node) || stringChild(name, of: node) != nil
    }

    /// Whether an element has a property with exactly this value, as an attribute or a child string.
    package func property(_ name: String, of node: NodeID, is value: String) -> Bool {
        if tree.has(name, on: node) { return tree.attribute(name, of: node, is: value) }
        return stringChild(name, of: node).map { string(in: $0) == value } ?? false
    }

    /// Returns the text of a `<string>`, decoded if it is base64.
    package func string(in node: NodeID) -> String {
        let text = tree.text(in: node)
        guard tree.attribute("base64-UTF8", of: node, is: "YES"), let bytes = Base64.decode(text) else { return text }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a property may be written as a child; the listed ones are always attributes.
    static func canBeChild(_ name: String) -> Bool {
        !["customClass", "customModule", "customModuleProvider", "property", "selector", "destination", "target"]
            .contains(name)
    }

    /// Whether a word is a name as the format uses them: ASCII letters, digits, `-`, `_`, `.` and `:`.
    static func isName(_ word: String) -> Bool {
        guard let first = word.utf8.first, first == 95 || (first | 32 >= 97 && first | 32 <= 122) else { return false }
        return word.utf8.allSatisfy {
            ($0 | 32 >= 97 && $0 | 32 <= 122) || ($0 >= 48 && $0 <= 58) || $0 == 45 || $0 == 46 || $0 == 95
        }
    }
}
