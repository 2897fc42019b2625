import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Setting what a path leads to: an attribute, or the numbers of a rectangle, size or point.
enum PropertySetting {
    /// The numbers of elements that can be written as `(1,2,3,4)` (Documentation/Format/Numbers.md#elements-of-numbers).
    private static let tuples: [String: [String]] = [
        "rect": ["x", "y", "width", "height"], "point": ["x", "y"], "size": ["width", "height"],
        "inset": ["minX", "minY", "maxX", "maxY"], "edgeInsets": ["top", "left", "bottom", "right"],
        "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    ]

    /// What setting a property did.
    enum Change {
        case none
        /// The numbers of a rectangle, size or point.
        case numbers
        /// An attribute, with its element, and with the words that it is known to have where the value is none of them.
        case attribute(NodeID, isNew: Bool, otherWords: [String]?)
    }

    /// Sets a title or text where the element keeps it, when that is not in an attribute of its own.
    ///
    /// - Returns: whether the name is that of such a text; nothing was done otherwise.
    static func setTitle(_ name: String, to value: String, of object: NodeID, _ context: EditContext) throws -> Bool {
        let document = context.document
        let texts = document.catalog.titlePaths(document.tree.name(object))
        guard texts.contains(where: { $0.attribute == name }) else { return false }
        let paths = texts.filter { $0.attribute == name }
        guard !paths[0].steps.isEmpty, !document.hasProperty(name, of: object) else { return false }
        var isSet = false
        for path in paths {
            let steps = path.steps.map { PropertyPath.Step($0) }[...]
            guard let node = try? document.follow(steps, from: object) else { continue }
            isSet = true
            if document.property(name, of: node) != value { try context.edit.setProperty(name, to: value, of: node) }
        }
        return isSet
    }

    /// Takes a title or text away where the element keeps it.
    ///
    /// - Returns: whether there was one.
    static func unsetTitle(_ name: String, of object: NodeID, _ context: EditContext) -> Bool {
        let paths = context.document.catalog.titlePaths(context.tree.name(object)).filter { $0.attribute == name }
        guard !context.document.hasProperty(name, of: object) else { return false }
        var wasThere = false
        for path in paths where !path.steps.isEmpty {
            let steps = path.steps.map { PropertyPath.Step($0) }[...]
            guard let node = try? context.document.follow(steps, from: object) else { continue }
            if context.edit.removeProperty(name, of: node) { wasThere = true }
        }
        return wasThere
    }

    /// The cell of a macOS control, for an attribute that only the cell can have.
    static func cell(for steps: [PropertyPath.Step], of node: NodeID, _ context: EditContext) -> NodeID? {
        guard steps.count == 1, steps[0].index == nil, context.document.kind.family == .cocoa else { return nil }
        func canHave(_ element: NodeID) -> Bool {
            context.document.catalog.attributeOrder(of: context.tree.name(element)).knownNames.contains(steps[0].name)
        }
        guard !canHave(node), let cell = try? context.document.child(PropertyPath.Step("cell"), of: node) else {
            return nil
        }
        return canHave(cell) ? cell : nil
    }

    /// Sets a property.
    ///
    /// - Parameters:
    ///   - path: the way to it.
    ///   - word: the value.
    ///   - object: where the path begins.
    ///   - context: the edit.
    ///   - span: where the path is written.
    /// - Returns: what was done.
    /// - Throws: an error for a path that leads nowhere and for a value that the property cannot have.
    @discardableResult
    static func set(
        _ path: PropertyPath, to word: Word, of object: NodeID, _ context: EditContext, _ span: Range<Int>
    ) throws -> Change {
        let document = context.document
        let value = word.text
        do {
            let node = try document.follow(path.steps.dropLast(), from: object)
            guard let last = path.steps.last else { return .none }
            let isSet = last.index == nil ? document.property(last.name, of: node, is: value) : nil
            if isSet == true { return .none }
            if isSet == nil {
                if let child = try document.child(last, of: node) {
                    return try setTuple(child, word, context) ? .numbers : .none
                }
                guard last.index == nil else { throw document.unknown(last, in: node) }
                if try makeTuple(last.name, word, of: node, context) { return .numbers }
            }
            if value.isEmpty, last.name == "customClass", !context.isReplaying {
                throw hasNoName(word, of: node, context)
            }
            if isSet == nil { try checkIsAttribute(last.name, word, of: node, context) }
            try SceneControllers.checkMember(last.name, of: node, span, context)
            let others = try Values.check(value, of: last.name, node, context, word.span)
            if last.name == "property" { try Connecting.checkFree(value, for: node, word.span, context) }
            try context.edit.setProperty(last.name, to: value, of: node)
            return .attribute(node, isNew: isSet == nil, otherWords: others)
        } catch { throw ShellError(error, span: span) }
    }

    private static func setTuple(_ child: NodeID, _ value: Word, _ context: EditContext) throws -> Bool {
        let element = context.tree.name(child)
        guard let names = tuples[element] else {
            if element == "color" || element == "nil", let parent = context.tree.parent(child),
                let key = context.tree.attribute("key", of: child), key.hasSuffix("Color")
            {
                throw isColor(key, of: parent, context.tree.has("systemColor", child), context)
            }
            throw ShellError(
                "wrong-place", "'\(element)' is an element, not an attribute",
                hints: ["name one of its attributes behind a dot", "'insert' puts another element in its place"])
        }
        let numbers = try Self.numbers(value, names)
        var hasChanged = false
        for (name, number) in zip(names, numbers) where context.tree.attribute(name, of: child) != Numbers.spell(number)
        {
            context.edit.setAttribute(name, to: Numbers.spell(number), of: child)
            hasChanged = true
        }
        return hasChanged
    }

    /// Refuses an attribute of a name by which the element has a color.
    private static func checkIsAttribute(_ name: String, _ value: Word, of node: NodeID, _ context: EditContext)
        throws(ShellError)
    {
        let element = context.tree.name(node)
        // What the log has was done, and is done again.
        guard !context.isReplaying, name.hasSuffix("Color"),
            !context.session.knownAttributes(of: element).contains(name),
            context.document.catalog.element(element)?.isObject == true,
            context.document.catalog.fit(of: "color", withKey: name, in: element) == .fits
        else { return }
        throw isColor(name, of: node, false, context)
    }

    /// An empty class would be written, and be none.
    private static func hasNoName(_ value: Word, of node: NodeID, _ context: EditContext) -> ShellError {
        let name = context.tree.has("customClass", node) ? try? context.name(of: node) : nil
        return ShellError(
            "bad-value", "a class has a name", span: value.span,
            hints: name.map { ["'unset \($0) customClass' takes the class away"] } ?? [])
    }

    /// A color is an element; a word cannot be one.
    private static func isColor(_ key: String, of node: NodeID, _ isOfSystem: Bool, _ context: EditContext)
        -> ShellError
    {
        let name = (try? context.name(of: node)) ?? "OBJ"
        let attributes =
            context.document.kind.family == .cocoa
            ? "name=\"systemRedColor\" catalog=\"System\" colorSpace=\"catalog\"" : "systemColor=\"systemRedColor\""
        return ShellError(
            "wrong-place", "'\(key)' is a <color>, not an attribute",
            hints: [
                isOfSystem
                    ? "set \(name) \(key).systemColor systemRedColor"
                    : "insert '<color key=\"\(key)\" \(attributes)/>' into \(name)"
            ])
    }

    /// Makes a rectangle, size or point that the element can have and lacks.
    private static func makeTuple(_ key: String, _ value: Word, of node: NodeID, _ context: EditContext) throws
        -> Bool
    {
        guard value.text.utf8.first == UInt8(ascii: "(") else { return false }
        let labels = context.document.catalog.knownChildren(of: context.tree.name(node))
        guard let label = labels.first(where: { $0.hasSuffix("@\(key)") }),
            let names = tuples[String(label.prefix { $0 != "@" })]
        else { return false }
        let element = String(label.prefix { $0 != "@" })
        let attributes = zip(names, try numbers(value, names)).map { Attribute($0, Numbers.spell($1)) }
        let child = context.tree.makeElement(element, [Attribute("key", key)] + attributes)
        try context.edit.place(child, into: node)
        return true
    }

    private static func numbers(_ value: Word, _ names: [String]) throws -> [Double] {
        guard let numbers = Numbers.tuple(value.text), numbers.count == names.count else {
            throw ShellError(
                "bad-value", "'\(value.text)' does not fit; write (\(names.joined(separator: ",")))", span: value.span)
        }
        return numbers
    }
}
