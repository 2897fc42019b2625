import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// A `name=value` word of a command that makes an object: a property of the new object.
struct AssignedAttribute {
    /// The path to the property.
    let name: Word
    /// The value.
    let value: Word

    /// Makes the property of a word of a statement.
    ///
    /// The log keeps no quotes in names, so dots in the name separate even if they are quoted.
    init(_ assignment: Arguments.Assignment) {
        name = Word(assignment.name.text, span: assignment.name.span)
        value = assignment.value
    }

    /// Makes the property of a word of a resolved command; nil if the value is not a single word.
    init?(_ assignment: ResolvedArguments.Assignment) {
        guard let value = assignment.value.word else { return nil }
        name = Word(assignment.name)
        self.value = value
    }

    /// Makes a property with another path.
    private init(_ name: Word, value: Word) {
        self.name = name
        self.value = value
    }

    /// Returns the property by another name.
    func renamed(_ text: String) -> AssignedAttribute { AssignedAttribute(Word(text, span: name.span), value: value) }

    /// Returns the property with another value, if there is one.
    func valued(_ text: String?) -> AssignedAttribute {
        text.map { $0 == value.text ? self : AssignedAttribute(name, value: Word($0, span: value.span)) } ?? self
    }

    /// Whether the property is the frame, or one of its numbers.
    var isFrame: Bool { name.text == "frame" || name.text.hasPrefix("frame.") }

    // MARK: - Resolving

    /// Whether the word means the title or text of an object, which may not be there yet.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - document: the document.
    /// - Returns: whether it does, and can have the value.
    /// - Throws: an error under the value if the title cannot have it.
    func isTitle(of node: NodeID, in document: NibDocument) throws(CommandError) -> Bool {
        let titles = titles(of: node, in: document)
        for (index, title) in titles.enumerated() {
            if let holder = title.holder {
                do throws(NibError) { try document.checkProperty(title.name, value: value.text, of: holder) } catch {
                    throw CommandError(error, span: value.span)
                }
            } else if index == 0 {
                _ = try PropertyResolver.check(title.path, value: value, of: node, in: document, at: name.span)
            }
        }
        return !titles.isEmpty
    }

    /// The title by the name that stands for all its places: a button with a configuration keeps `normal.title` there as well.
    func shown(by node: NodeID, in document: NibDocument) -> AssignedAttribute {
        let first = document.catalog.titlePaths(document.tree.name(node)).first
        return first.map { $0.description == name.text ? renamed($0.attribute) : self } ?? self
    }

    // MARK: - Applying

    /// Sets the property of a new object: a title where the object keeps it, another where its path leads.
    func set(of node: NodeID, in edit: Edit) throws(CommandError) {
        let titles = titles(of: node, in: edit.document)
        for (index, title) in titles.enumerated() {
            if let holder = title.holder {
                try reporting(edit.setProperty(title.name, to: value.text, of: holder))
            } else if index == 0 {
                try PropertyWriter.set(title.path, to: value, of: node, in: edit)
            }
        }
        guard titles.isEmpty else { return }
        var steps = try PropertyWords.steps(name)
        let holder = ControlCell.holding(steps, of: node, in: edit.document) ?? node
        steps = AttributedText.steps(steps, of: holder, in: edit.document) ?? steps
        let mask =
            name.text == MenuKey.attribute ? MenuKey.emptyMask(of: holder, getting: value.text, in: edit.document) : nil
        try PropertyWriter.set(PropertyPath(steps), to: value, of: holder, in: edit)
        if let mask { edit.remove(mask) }
    }

    /// A place in which an object keeps a title or text.
    private struct Title {
        /// The attribute.
        let name: String
        /// The path to it from the object.
        let path: PropertyPath
        /// The element that has the attribute; nil if it is not there.
        let holder: NodeID?
    }

    /// The places in which an object keeps the title or text that the name means; none if it means something else.
    private func titles(of node: NodeID, in document: NibDocument) -> [Title] {
        document.catalog.titlePaths(document.tree.name(node))
            .filter { $0.attribute == name.text || $0.description == name.text }
            .map { title in
                let steps = title.steps.map { PropertyPath.Step($0) }
                return Title(
                    name: title.attribute, path: PropertyPath(steps + [.init(title.attribute)]),
                    holder: try? document.follow(steps[...], from: node))
            }
    }
}
