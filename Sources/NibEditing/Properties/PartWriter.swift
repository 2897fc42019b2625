import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import XMLTree

/// Sets parts of elements, such as colors, fonts and numbers, of which a value describes the whole.
enum PartWriter {
    /// Reads the value of a part that an element does not have yet.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - name: the name of the part, the last step of a path.
    ///   - node: the element, which need not be part of the document.
    ///   - document: the document.
    /// - Returns: the part; nil if the name means an attribute.
    /// - Throws: an error under the value if the part cannot have it.
    static func read(_ value: Word, named name: String, in node: NodeID, of document: NibDocument)
        throws(CommandError) -> PartValue.Made?
    {
        let element = document.tree.name(node)
        let isAttribute = document.knownAttributes(of: element).contains(name)
        // Where the name means an attribute as well, the value decides. That is asked first, because parts take longer to find.
        guard !isAttribute || isOfAPart(value.text) else { return nil }
        var parts = document.parts(named: name, of: node).filter { part in
            part.key == nil
                ? isPlain(part, value: value, in: document)
                : !strings.contains(part.tag) && (part.key == name || part.label == name)
        }
        if parts.isEmpty, !isAttribute, let part = unknownPart(name, of: element, in: document),
            PropertyAdvice(name: name, node: node, value: value, document: document).hints.isEmpty
        {
            parts = [part]
        }
        // What has a command of its own is not made here, though a few documents have it.
        guard !parts.isEmpty, document.catalog.advice(for: name, element: element) == nil else { return nil }
        guard isAttribute else { return try PartValue.read(value, as: parts, replacing: nil, in: document) }
        return try? PartValue.read(value, as: parts, replacing: nil, in: document)
    }

    /// Whether a value is written as only parts are.
    private static func isOfAPart(_ text: String) -> Bool {
        text.hasPrefix("(") || text.hasPrefix("#") || text == "nil" || isPairs(text)
    }

    /// Whether a part without a key can be made of a value: one without content, or a member of a list.
    private static func isPlain(_ part: Part, value: Word, in document: NibDocument) -> Bool {
        part.tag == "animations" ? value.text == "none" : document.catalog.element(part.tag)?.kind != .list
    }

    /// The part that a name can only mean which no known document has on an object, as no attribute has such a name.
    private static func unknownPart(_ name: String, of element: String, in document: NibDocument) -> Part? {
        let catalog = document.catalog
        guard catalog.element(element)?.isObject == true, !catalog.isAttribute(name) else { return nil }
        if name.hasSuffix("Color") { return Part(tag: "color", key: name) }
        return name == "font" && document.kind.family == .cocoa ? Part(tag: "font", key: name) : nil
    }

    private static let strings: Set = ["string", "mutableString"]

    /// Whether a value consists of `name=value` pairs.
    static func isPairs(_ text: String) -> Bool { ((try? PairsText.read(text)) ?? nil) != nil }

    // MARK: - Parts that are there

    /// Checks a new value of a part.
    ///
    /// - Returns: what setting it would do.
    /// - Throws: an error if the element is not a part, or cannot have the value.
    static func check(_ child: NodeID, value: Word, in document: NibDocument) throws(CommandError)
        -> PropertyResolver.Change
    {
        let tree = document.tree
        if isTuple(value, for: child, in: document) {
            let numbers = try NumberGroup.read(value, for: tree.name(child))
            return numbers.allSatisfy { tree.attribute($0.name, of: child) == $0.value } ? .none : .numbers(of: child)
        }
        let made = try read(value, replacing: child, in: document)
        guard let parent = tree.parent(child) else { return .numbers(of: child) }
        return isSame(child, as: made, in: document) ? .none : .part(made, in: parent)
    }

    /// Sets a part that is there.
    ///
    /// - Throws: an error if the element is not a part, or cannot have the value.
    static func set(_ child: NodeID, to value: Word, in edit: Edit) throws(CommandError) {
        let (document, tree) = (edit.document, edit.document.tree)
        if isTuple(value, for: child, in: document) {
            for attribute in try NumberGroup.read(value, for: tree.name(child))
            where tree.attribute(attribute.name, of: child) != attribute.value {
                edit.setAttribute(attribute.name, to: attribute.value, of: child)
            }
            return
        }
        let made = try read(value, replacing: child, in: document)
        guard !isSame(child, as: made, in: document), let parent = tree.parent(child) else { return }
        let new = edit.makeElement(made.element, for: parent)
        // Parts of one name, such as a color and a <nil>, can have different places.
        if tree.name(child) == made.part.tag {
            edit.replace(child, with: new)
        } else {
            do throws(NibError) {
                edit.remove(child, keepingList: true)
                try edit.place(new, into: parent)
            } catch { throw CommandError(error, span: value.span) }
        }
    }

    private static func read(_ value: Word, replacing child: NodeID, in document: NibDocument) throws(CommandError)
        -> PartValue.Made
    {
        let tree = document.tree
        let (tag, key) = (tree.name(child), tree.attribute("key", of: child))
        let info = document.catalog.element(tag)
        guard info.map({ !$0.hasID }) ?? true, document.id(of: child) == nil, tree.firstElement(in: child) == nil else {
            let names = document.steps(of: child).map { "\(key ?? tag).\($0)" }
            throw CommandError(
                "wrong-place", "'\(tag)' is an element, not an attribute", span: value.span,
                hints: [
                    "name one of its attributes after a dot\(names.isEmpty ? "" : ", or one of its parts: ")"
                        + names.joined(separator: ", ")
                ])
        }
        let others = tree.parent(child).map { document.parts(named: key ?? tag, of: $0) } ?? []
        let own = Part(tag: tag, key: key)
        let parts = [own] + others.filter { $0 != own && $0.key == key }
        return try PartValue.read(value, as: parts, replacing: child, in: document)
    }

    private static func isTuple(_ value: Word, for child: NodeID, in document: NibDocument) -> Bool {
        NumberGroup.isOne(document.tree.name(child)) && value.text != "nil" && !isPairs(value.text)
    }

    private static func isSame(_ child: NodeID, as made: PartValue.Made, in document: NibDocument) -> Bool {
        let tree = document.tree
        let own = tree.attributes(child).filter { $0.name != "key" }
        if let text = made.text { return tree.name(child) == made.part.tag && document.string(in: child) == text }
        if let data = made.data {
            return tree.name(child) == made.part.tag && tree.text(in: child).filter { $0 > " " } == data
        }
        return tree.name(child) == made.part.tag && own.count == made.attributes.count
            && own.allSatisfy { mine in made.attributes.contains { $0.name == mine.name && $0.value == mine.value } }
    }
}
