import CommandLanguage
import NibCatalog
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Checks what setting a property would do; ``PropertyWriter`` does it.
package enum PropertyResolver {
    /// What setting a property does.
    package enum Change {
        /// Nothing: the property has the value.
        case none
        /// It sets the numbers of a rectangle, size or point, which keep their place, or replaces a part without a place.
        case numbers(of: NodeID)
        /// It puts a part into an element, such as a color.
        case part(PartValue.Made, in: NodeID)
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
            var error = CommandError(error, span: span)
            if error.code == NibError.Code.unknownPath.rawValue, error.hints.isEmpty {
                error.hints = PathAdvice(path: path, object: object, document: document).hints(for: value)
            }
            throw error
        }
    }

    private static func checked(
        _ path: PropertyPath, value: Word, of object: NodeID, in document: NibDocument, at span: Range<Int>
    ) throws(CommandError) -> Change {
        guard let last = path.steps.last else { return .none }
        let holder = try reporting(PathMaker.holder(of: path.steps, from: object, in: document))
        if !document.tree.isAttached(holder), document.tree.isAttached(object) {
            try checkIsWhole(last.name, of: holder, at: path, from: object, in: document)
        }
        switch try reporting(PropertyTarget(last, setTo: value.text, of: holder, in: document)) {
        case .child(let child):
            if let node = NullProperty.owner(ofAttributeAt: child, in: document) {
                if value.text == "nil" { return .none }
                let words = try checkAttribute(last.name, value: value, of: node, in: document, at: span)
                return .attribute(node, isNew: true, otherWords: words)
            }
            return try PartWriter.check(child, value: value, in: document)
        case .property(let node):
            if document.property(last.name, of: node, is: value.text) { return .none }
            let words = try checkAttribute(last.name, value: value, of: node, in: document, at: span)
            return .attribute(node, isNew: false, otherWords: words)
        case .nothing(let node) where document.tree.name(node) == "nil":
            return .replacement(of: node, by: try NullProperty.replacement(of: node, with: last.name, in: document))
        case .nothing(let node):
            if last.index != nil, !PathMaker.isNext(last, in: node, of: document) {
                throw CommandError(document.unknown(last, in: node))
            }
            if let made = try PartWriter.read(value, named: last.name, in: node, of: document) {
                return .part(made, in: node)
            }
            let words = try checkAttribute(last.name, value: value, of: node, in: document, at: span)
            return .attribute(node, isNew: true, otherWords: words)
        }
    }

    /// Refuses to make a color or a group of numbers of one attribute, which means nothing alone.
    private static func checkIsWhole(
        _ name: String, of part: NodeID, at path: PropertyPath, from object: NodeID, in document: NibDocument
    ) throws(CommandError) {
        let tag = document.tree.name(part)
        let isColor = tag == "color" && !["systemColor", "name", "cocoaTouchSystemColor"].contains(name)
        guard isColor || NumberGroup.isOne(tag) else { return }
        let whole = PropertyPath(Array(path.steps.dropLast())).description
        let value = isColor ? "'white=0.5 alpha=1'" : "(\(NumberGroup.names(of: tag).joined(separator: ",")))"
        throw CommandError(
            "wrong-place", "there is no '\(whole)' yet, and '\(name)' alone does not make one",
            hints: ["set \(document.logName(of: object) ?? "OBJ") \(whole) \(value)"])
    }

    /// Checks the value of an attribute.
    ///
    /// - Returns: the words that the attribute is known to have, if the value is none of them.
    private static func checkAttribute(
        _ name: String, value: Word, of node: NodeID, in document: NibDocument, at span: Range<Int>
    ) throws(CommandError) -> [String]? {
        if value.text.isEmpty, name == "customClass" { throw emptyClass(value, of: node, in: document) }
        try SceneMembership.check(name, of: node, in: document, at: span)
        let meant = PropertyAdvice(name: "\(name)=\(value.text)", node: node, value: value, document: document)
        if let command = meant.command {
            throw CommandError(
                "bad-value", "'\(name)' is never '\(value.text)' in a document", span: value.span, hints: [command])
        }
        let others = try ValueCheck.check(value.text, of: name, on: node, in: document, at: value.span)
        if name == "property" { try OutletNames.check(value.text, for: node, in: document, at: value.span) }
        try reporting(document.checkProperty(name, value: value.text, of: node))
        return others
    }

    /// The error for an empty class, which would be written and name no class.
    private static func emptyClass(_ value: Word, of node: NodeID, in document: NibDocument) -> CommandError {
        let name = document.tree.has("customClass", on: node) ? document.logName(of: node) : nil
        return CommandError(
            "bad-value", "the name of a class cannot be empty", span: value.span,
            hints: name.map { ["'unset \($0) customClass' removes the class"] } ?? [])
    }
}
