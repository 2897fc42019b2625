import NibCatalog
import XMLTree

/// The elements and references that were removed together with an object.
package struct Removal: Equatable, Sendable {
    /// A removed element or reference, described as it was.
    package struct Item: Equatable, Sendable {
        /// The element's name: `outlet`, `constraint`, …
        package let element: String
        /// The id; empty if it had none.
        package let id: String
        /// The description for the user.
        package let text: String

        /// Makes an item.
        package init(element: String, id: String, text: String) {
            self.element = element
            self.id = id
            self.text = text
        }
    }

    /// The connections, constraints and references elsewhere in the document.
    package var items: [Item] = []
}

extension Edit {
    /// Removes an element together with all references from elsewhere to it or to elements inside it.
    ///
    /// Connections and constraints that name a removed element are removed, as are list entries that consist of a
    /// reference. Other references are attributes, of which only the attribute is removed. References to the removed
    /// connections and constraints are removed in the same way.
    ///
    /// - Returns: the elements and references removed with it.
    /// - Throws: `NibError` for placeholders and for elements that every document has.
    package func removeWithReferences(_ node: NodeID) throws(NibError) -> Removal {
        try document.checkRemovable(node)
        // Everything is found and described before anything is removed, so that labels are those of the whole document.
        let dependents = try Dependents(of: node, in: document)
        try make(dependents.changes)
        remove(node)
        return dependents.removal
    }

    /// Removes the references that lead nowhere, as if what they lead to had just been removed.
    ///
    /// - Parameter describe: returns a description of an element for the user.
    /// - Returns: what was removed.
    /// - Throws: `NibError` if the user stops it.
    func removeBrokenReferences(describing describe: @escaping (NodeID) -> String) throws(NibError) -> Removal {
        let dependents = try Dependents(ofBrokenReferencesIn: document, describing: describe)
        try make(dependents.changes)
        return dependents.removal
    }

    private func make(_ changes: [Dependents.Change]) throws(NibError) {
        for change in changes {
            try NibError.throwIfInterrupted()
            switch change {
            case .removal(let element): remove(element)
            case .release(let element, let attribute): removeAttribute(attribute, of: element)
            case .refer(let element, let attribute, let id): setAttribute(attribute, to: id, of: element)
            }
        }
    }
}

extension NibDocument {
    /// Checks whether an element can be removed.
    ///
    /// - Throws: `NibError` for placeholders and for elements that every document has.
    package func checkRemovable(_ node: NodeID) throws(NibError) {
        if let placeholder = placeholder(node), placeholder != .external {
            let name: String =
                switch placeholder {
                case .owner: "File's Owner"
                case .firstResponder: "First Responder"
                default: "Application"
                }
            throw NibError(.protected, "\(name) stands for an object outside the document and cannot be removed")
        }
        if node == tree.root || tree.parent(node) == tree.root && Edit.keptWhenEmpty.contains(tree.name(node)) {
            throw NibError(.wrongPlace, "<\(tree.name(node))> is part of every document and cannot be removed")
        }
    }

    /// Checks whether the id of an element can be changed.
    ///
    /// - Throws: `NibError` for placeholders, whose ids have a fixed meaning.
    package func checkRenamable(_ node: NodeID) throws(NibError) {
        if placeholder(node) != nil { throw NibError(.protected, "the id of a placeholder cannot be changed") }
    }

    /// Returns the ids of an element and of all elements inside it.
    func idsInside(_ root: NodeID) -> [String] { tree.subtree(root).compactMap { id(of: $0) } }

    /// Whether an element is pointless without the element that it refers to.
    func livesByReference(_ node: NodeID, attributes: [String]) -> Bool {
        if isConnection(node) { return attributes.contains { $0 == "destination" || $0 == "target" } }
        if isConstraint(node) { return true }
        return attributes.contains("reference")
    }

    /// Returns a short description of a connection, constraint or object for the user.
    ///
    /// - Parameters:
    ///   - node: the element.
    ///   - inFull: whether long titles in it are not cut, as in lists.
    /// - Returns: the description on one line.
    package func summary(of node: NodeID, inFull: Bool = false) -> String {
        if let connection = connection(node) {
            let from = name(of: connection.source, inFull: inFull)
            let end = element(withID: connection.destination)
            let to = end.map { name(of: $0, inFull: inFull) } ?? connection.destination
            return "\(connection.kind.rawValue) \(from)" + Self.ends(connection, at: to)
        }
        if isConstraint(node) { return "constraint \(constraintSummary(node, inFull: inFull))" }
        return name(of: node, inFull: inFull)
    }

    /// Returns the part of a connection's description after its source, as in the command that makes the connection.
    private static func ends(_ connection: Connection, at to: String) -> String {
        switch connection.kind {
        case .action: "\(connection.event.map { ".\($0)" } ?? "") -> \(to).\(connection.name)"
        case .binding: ".\(connection.name) -> \(to).\(connection.keyPath ?? "")"
        case .segue:
            " -> \(to) \(connection.relationship ?? connection.name)"
                + (connection.identifier.map { " \"\($0)\"" } ?? "")
        default: ".\(connection.name) -> \(to)"
        }
    }

    /// Returns a constraint as a formula: `View.top = Button "Go".bottom * 2 + 8 @750`.
    ///
    /// - Parameters:
    ///   - node: the constraint.
    ///   - inFull: whether long titles in it are not cut, as in lists.
    ///   - spell: names its objects; without it, they are called by their labels.
    /// - Returns: the formula on one line.
    package func constraintSummary(
        _ node: NodeID, inFull: Bool = false, naming spell: ((NodeID) -> String)? = nil
    ) -> String {
        var values: [String: String] = [:]
        for attribute in tree.attributes(node) { values[attribute.name] = attribute.value }
        let owner = tree.parent(node).flatMap { object(around: $0) }
        func item(_ name: String) -> String {
            let object = values[name].flatMap { element(withID: $0) } ?? owner
            return object.map { spell?($0) ?? layoutName($0, inFull: inFull) } ?? "?"
        }
        let relations = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
        let relation = values["relation"].flatMap { relations[$0] } ?? "="
        var text = "\(item("firstItem")).\(values["firstAttribute"] ?? "?") \(relation)"
        if values["secondAttribute"] != nil || values["secondItem"] != nil {
            text += " \(item("secondItem")).\(values["secondAttribute"] ?? "?")"
            if let multiplier = values["multiplier"] { text += " * \(multiplier)" }
            if let constant = values["constant"] {
                text += constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
            }
        } else {
            text += " \(values["constant"] ?? "0")"
        }
        if let priority = values["priority"] { text += " @\(priority)" }
        return text
    }
}

extension Edit {
    /// Changes the id of an element and all references to it.
    ///
    /// - Returns: the number of references that were changed.
    /// - Throws: `NibError` for placeholders, whose ids have a fixed meaning.
    package func rename(_ node: NodeID, to id: String) throws(NibError) -> Int {
        try document.checkRenamable(node)
        guard let old = document.id(of: node) else {
            setAttribute("id", to: id, of: node)
            return 0
        }
        // If other elements have the id as well, references that may mean one of them stay as they are.
        let references =
            document.isDuplicated(old)
            ? SharedReferences(id: old, in: document).certain[node] ?? []
            : document.referrers(to: old).flatMap { document.references(of: $0, to: old) }
        setAttribute("id", to: id, of: node)
        for reference in references { setAttribute(reference.attribute, to: id, of: reference.node) }
        return references.count
    }
}

extension NibDocument {
    /// Whether a word can be written as an element name or key without quotes.
    package static func isElementName(_ word: String) -> Bool { isName(word) }
}
