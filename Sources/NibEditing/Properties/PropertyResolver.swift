import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import XMLTree

/// Checks what setting a property would do; ``PropertyWriter`` does it.
package enum PropertyResolver {
    /// What setting a property does.
    package enum Change {
        /// Nothing: the property has the value.
        case none
        /// It sets the numbers of a rectangle, size or point.
        case numbers
        /// It sets an attribute of the element. `otherWords` are the words that the attribute is known to have, if the value is
        /// none of them.
        case attribute(NodeID, isNew: Bool, otherWords: [String]?)
        /// It puts an element with the attribute in place of a `<nil>`.
        case replacement(of: NodeID, by: String)
    }

    /// Checks a new value of a property.
    ///
    /// - Parameters:
    ///   - path: the path to the property.
    ///   - value: the value.
    ///   - object: where the path begins.
    ///   - document: the document.
    ///   - span: where the path is in the statement.
    /// - Returns: what setting the property would do.
    /// - Throws: an error for a path that leads nowhere and for a value that the property cannot have.
    package static func check(
        _ path: PropertyPath, value: Word, of object: NodeID, in document: NibDocument, at span: Range<Int>
    ) throws(CommandError) -> Change {
        do { return try checked(path, value: value, of: object, in: document, at: span) } catch {
            throw CommandError(error, span: span)
        }
    }

    private static func checked(
        _ path: PropertyPath, value: Word, of object: NodeID, in document: NibDocument, at span: Range<Int>
    ) throws -> Change {
        guard let last = path.steps.last else { return .none }
        switch try PropertyTarget(path.steps, of: object, in: document) {
        case .child(let child):
            if let node = NullProperty.owner(ofAttributeAt: child, in: document) {
                let words = try checkAttribute(last.name, value: value, of: node, in: document, at: span)
                return .attribute(node, isNew: true, otherWords: words)
            }
            return try checkGroup(child, value: value, in: document)
        case .property(let node):
            if document.property(last.name, of: node, is: value.text) { return .none }
            let words = try checkAttribute(last.name, value: value, of: node, in: document, at: span)
            return .attribute(node, isNew: false, otherWords: words)
        case .nothing(let node) where document.tree.name(node) == "nil":
            return .replacement(of: node, by: try NullProperty.replacement(of: node, with: last.name, in: document))
        case .nothing(let node):
            guard last.index == nil else { throw document.unknown(last, in: node) }
            if let group = NumberGroup.element(for: value, keyed: last.name, in: node, document) {
                _ = try NumberGroup.read(value, for: group)
                return .numbers
            }
            try checkIsNoColor(last.name, of: node, in: document)
            let words = try checkAttribute(last.name, value: value, of: node, in: document, at: span)
            return .attribute(node, isNew: true, otherWords: words)
        }
    }

    /// Checks the value of an attribute.
    ///
    /// - Returns: the words that the attribute is known to have, if the value is none of them.
    private static func checkAttribute(
        _ name: String, value: Word, of node: NodeID, in document: NibDocument, at span: Range<Int>
    ) throws -> [String]? {
        if value.text.isEmpty, name == "customClass" { throw emptyClass(value, of: node, in: document) }
        try SceneMembership.check(name, of: node, in: document, at: span)
        let others = try ValueCheck.check(value.text, of: name, on: node, in: document, at: value.span)
        if name == "property" { try OutletNames.check(value.text, for: node, in: document, at: value.span) }
        try document.checkProperty(name, value: value.text, of: node)
        return others
    }

    /// Checks the numbers for an element that a path leads to.
    private static func checkGroup(_ child: NodeID, value: Word, in document: NibDocument)
        throws(CommandError) -> Change
    {
        let tree = document.tree
        let element = tree.name(child)
        guard NumberGroup.isOne(element) else {
            if element == "color" || element == "nil", let parent = tree.parent(child),
                let key = tree.attribute("key", of: child), key.hasSuffix("Color")
            {
                throw colorIsElement(key, of: parent, isOfSystem: tree.has("systemColor", on: child), in: document)
            }
            throw CommandError(
                "wrong-place", "'\(element)' is an element, not an attribute",
                hints: ["name one of its attributes after a dot", "'insert' replaces it with another element"])
        }
        let isSame = try NumberGroup.read(value, for: element).allSatisfy { attribute in
            tree.attribute(attribute.name, of: child) == attribute.value
        }
        return isSame ? .none : .numbers
    }

    /// Refuses the name of a color as the name of an attribute.
    private static func checkIsNoColor(_ name: String, of node: NodeID, in document: NibDocument)
        throws(CommandError)
    {
        let element = document.tree.name(node)
        guard name.hasSuffix("Color"), !document.knownAttributes(of: element).contains(name),
            document.catalog.element(element)?.isObject == true,
            document.catalog.fit(of: "color", withKey: name, in: element) == .fits
        else { return }
        throw colorIsElement(name, of: node, isOfSystem: false, in: document)
    }

    /// The error for an empty class, which would be written and name no class.
    private static func emptyClass(_ value: Word, of node: NodeID, in document: NibDocument) -> CommandError {
        let name = document.tree.has("customClass", on: node) ? document.logName(of: node) : nil
        return CommandError(
            "bad-value", "the name of a class cannot be empty", span: value.span,
            hints: name.map { ["'unset \($0) customClass' removes the class"] } ?? [])
    }

    /// The error for a color that is set like an attribute: a color is an element.
    private static func colorIsElement(
        _ key: String, of node: NodeID, isOfSystem: Bool, in document: NibDocument
    ) -> CommandError {
        let name = document.logName(of: node) ?? "OBJ"
        let attributes =
            document.kind.family == .cocoa
            ? "name=\"systemRedColor\" catalog=\"System\" colorSpace=\"catalog\"" : "systemColor=\"systemRedColor\""
        return CommandError(
            "wrong-place", "'\(key)' is a <color>, not an attribute",
            hints: [
                isOfSystem
                    ? "set \(name) \(key).systemColor systemRedColor"
                    : "insert '<color key=\"\(key)\" \(attributes)/>' into \(name)"
            ])
    }
}
