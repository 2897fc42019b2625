import Bytes
import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Refuses attributes and values that Interface Builder certainly never writes. Others that no document has may be right.
package enum PropertyRefusal {
    private static let advice = "'--force' sets it anyway"

    /// Checks what setting a property would do.
    ///
    /// What the document itself has on another element of the same name is always accepted.
    ///
    /// - Parameters:
    ///   - change: what it would do.
    ///   - steps: the path to the property.
    ///   - value: the new value.
    ///   - document: the document.
    ///   - path: the path as it is written.
    /// - Throws: an error with what to write instead.
    static func check(
        _ change: PropertyResolver.Change, of steps: [PropertyPath.Step], value: Word, in document: NibDocument,
        at path: Word
    ) throws(CommandError) {
        switch change {
        case .numbers(of: let group):
            if let error = ValueLimits.refusal(of: value, asNumbersOf: group, in: document) { throw error }
        case .part(let made, in: _): try check(made, value: value, in: document)
        case .attribute(let holder, let isNew, _):
            try checkAttribute(
                of: document.described(holder), isNew: isNew, steps, value: value, in: document, at: path)
        case .none, .replacement: break
        }
    }

    /// Checks the attributes of a part that is made.
    private static func check(_ made: PartValue.Made, value: Word, in document: NibDocument) throws(CommandError) {
        let key = made.part.key.map { [Attribute("key", $0)] } ?? []
        if made.part.tag == "imageReference", let error = refusal(ofReferenceTo: value) { throw error }
        try check(made.attributes, ofPart: made.part.tag, besides: key, value: value, in: document)
    }

    /// Checks the attributes of a part that a value comes to.
    ///
    /// - Parameters:
    ///   - attributes: the attributes.
    ///   - tag: the part's element.
    ///   - others: attributes that it has besides.
    ///   - value: the value.
    ///   - document: the document.
    /// - Throws: an error under the value.
    static func check(
        _ attributes: [Attribute], ofPart tag: String, besides others: [Attribute] = [], value: Word,
        in document: NibDocument
    ) throws(CommandError) {
        let part = document.tree.makeElement(tag, attributes: others + attributes)
        for attribute in attributes {
            let word = Word(attribute.value, span: value.span)
            if !isKnown(attribute.name, of: part, in: document), !occurs(attribute.name, onElements: tag, in: document)
            {
                let near = Nearest.names(to: attribute.name, among: document.knownAttributes(of: tag).sorted())
                throw CommandError(
                    "unknown-attribute", "Interface Builder writes no attribute '\(attribute.name)' on <\(tag)>",
                    span: value.span,
                    hints: Advice.didYouMean(near) + [advice])
            }
            if let error = refusal(of: word, as: attribute.name, on: part, in: document),
                !occurs(attribute.name, with: attribute.value, onElements: tag, of: part, in: document)
            {
                throw error
            }
        }
    }

    private static func checkAttribute(
        of node: NodeID, isNew: Bool, _ steps: [PropertyPath.Step], value: Word, in document: NibDocument, at path: Word
    ) throws(CommandError) {
        guard let name = steps.last?.name else { return }
        let element = document.tree.name(node)
        if let error = refusalOfPlace(value, as: name, on: node, in: document) { throw error }
        if let error = refusalOfText(value, as: name, on: node),
            !occurs(name, with: value.text, onElements: element, of: node, in: document)
        {
            throw error
        }
        if isNew, let error = refusal(ofName: name, for: value, on: node, in: document, at: path.span),
            !occurs(name, onElements: element, of: node, in: document)
        {
            throw error
        }
        if let error = refusal(of: value, as: name, on: node, in: document),
            !occurs(name, with: value.text, onElements: element, of: node, in: document)
        {
            throw error
        }
    }

    /// Returns why an element cannot have an attribute.
    ///
    /// - Parameters:
    ///   - name: the attribute.
    ///   - value: its value, for hints.
    ///   - node: the element.
    ///   - document: the document; what it has itself does not count.
    ///   - span: where the name is in the statement.
    /// - Returns: the error; nil for a known attribute, and where nothing is known.
    package static func refusal(
        ofName name: String, for value: Word, on node: NodeID, in document: NibDocument, at span: Range<Int>
    ) -> CommandError? {
        let element = document.tree.name(node)
        if document.catalog.element(element)?.kind == .list, !document.knownAttributes(of: element).contains(name) {
            return ofList(name, value: value, on: node, in: document, at: span)
        }
        let isObject = document.placeholder(node) != nil || document.catalog.element(element)?.isObject == true
        let isMeantElsewhere = isObject && document.catalog.advice(for: name, element: element) != nil
        guard isMeantElsewhere || !isKnown(name, of: node, in: document) else { return nil }
        let elsewhere = PropertyAdvice(name: name, node: node, value: value, document: document)
        var hints = elsewhere.hints
        if hints.isEmpty {
            let meant = Mistyped.misspelled(name, ofElement: element, isObject: isObject, in: document)
            hints = Advice.didYouMean(meant.map { [$0] } ?? [])
        }
        if hints.isEmpty {
            // Names with a prefix belong to a namespace of their own, and of watchOS too few documents were counted.
            if name.utf8.contains(Byte.colon) || document.catalog.isWatch { return nil }
            let owners = document.catalog.owners(of: name, insteadOf: element)
            let some = owners.prefix(3).map { "<\($0)>" }.joined(separator: ", ")
            hints =
                (elsewhere.runtimeAttribute.map { ["if its class has it: \($0)"] } ?? [])
                + (owners.isEmpty ? [] : ["it belongs to \(some)"])
        }
        return CommandError(
            "unknown-attribute", "Interface Builder writes no attribute '\(name)' on <\(element)>", span: span,
            hints: hints + [advice]
        ).certainly(isObject ? Mistyped.shortNames[name] : nil)
    }

    /// The error for an attribute of a list, whose members have attributes.
    private static func ofList(
        _ name: String, value: Word, on list: NodeID, in document: NibDocument, at span: Range<Int>
    ) -> CommandError {
        let tree = document.tree
        let (tag, holder) = (tree.name(list), tree.parent(list))
        let member = tree.firstElement(in: list).map { tree.name($0) }
        let object = holder.flatMap { document.logName(of: $0) }
        let hint = member.flatMap { member in
            object.map { "set \(Quoting.quote($0)) \(tag).\(member)[0].\(name) \(value.spelling)" }
        }
        return CommandError(
            "unknown-attribute", "<\(tag)> is a list and has no '\(name)'", span: span,
            hints: (hint.map { [$0] } ?? []) + [advice])
    }

    /// Returns why an attribute cannot have a value.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - name: the attribute.
    ///   - node: the element that has it.
    ///   - document: the document; what it has itself does not count.
    /// - Returns: the error; nil for a possible value.
    package static func refusal(of value: Word, as name: String, on node: NodeID, in document: NibDocument)
        -> CommandError?
    {
        let element = document.tree.name(node)
        if let error = ValueLimits.refusal(of: value, as: name, on: node, in: document) { return error }
        if element == "binding", let error = refusal(of: value, as: name, ofBinding: node, in: document) {
            return error
        }
        switch document.catalog.valueKind(of: name, element: element) {
        case .words(let words) where !words.contains(value.text):
            let near = meant(by: value.text, among: words)
            return notAWord(
                value, of: name, on: element,
                hints: near.isEmpty ? ["it is \(words.joined(separator: ", "))"] : Advice.didYouMean(near))
        case .seen(let words) where !words.contains(value.text):
            return Nearest.misspelled(as: value.text, among: words).map {
                notAWord(value, of: name, on: element, hints: Advice.didYouMean([$0]))
            }
        default: break
        }
        guard let range = document.catalog.range(of: name, element: element), let number = Double(value.text),
            !range.contains(number)
        else { return nil }
        return CommandError(
            "bad-value", "'\(name)' is \(Self.words(range)), not '\(value.text)'", span: value.span, hints: [advice])
    }

    /// Returns why a binding cannot have a name or a key path.
    private static func refusal(of value: Word, as name: String, ofBinding node: NodeID, in document: NibDocument)
        -> CommandError?
    {
        guard let binding = document.connection(node) else { return nil }
        switch name {
        case "name":
            return BindingNames.refusal(of: value.text, on: binding.source, in: document, at: value.span)
        case "keyPath":
            guard let target = document.element(withID: binding.destination) else { return nil }
            return BindingNames.refusal(ofPath: value.text, from: target, in: document, with: nil, at: value.span)
        default: return nil
        }
    }

    /// The words that are near to one, or that contain it or are in it, as `subtitle` in `IBUITableViewCellStyleSubtitle`.
    private static func meant(by text: String, among words: [String]) -> [String] {
        let near = Nearest.names(to: text, among: words)
        guard near.isEmpty, text.utf8.count > 2 else { return near }
        let (plain, whole) = (text.lowercased(), words.map { (word: $0, plain: $0.lowercased()) })
        let ending = whole.filter { $0.plain.hasSuffix(plain) || plain.hasSuffix($0.plain) }
        return ending.count == 1 ? ending.map(\.word) : whole.filter { $0.plain.contains(plain) }.map(\.word)
    }

    private static func notAWord(_ value: Word, of name: String, on element: String, hints: [String]) -> CommandError {
        CommandError(
            "bad-value", "'\(name)' of <\(element)> is not known to be '\(value.text)'", span: value.span,
            hints: hints + [advice])
    }

    private static func words(_ range: ClosedRange<Double>) -> String {
        let least = range.lowerBound.isFinite ? Numbers.spell(range.lowerBound) : nil
        let greatest = range.upperBound.isFinite ? Numbers.spell(range.upperBound) : nil
        func plain(_ text: String) -> String { text == "0.0" ? "0" : text }
        switch (least, greatest) {
        case (let least?, let greatest?): return "a number from \(plain(least)) to \(plain(greatest))"
        case (let least?, nil): return "at least \(plain(least))"
        case (nil, let greatest?): return "at most \(plain(greatest))"
        case (nil, nil): return "a number"
        }
    }

    /// Whether Interface Builder leaves a value of an attribute out, as it is the default, and the document agrees.
    static func isUnwritten(_ value: String, of name: String, on node: NodeID, in document: NibDocument) -> Bool {
        let element = document.tree.name(node)
        if element == "font", name == "size",
            document.tree.attribute("metaFont", of: node).map({ MetaFont.sizes[$0] == value }) == true
        {
            return true
        }
        let spellings = value == "0" ? [value, Numbers.spell(0)] : [value]
        return spellings.contains { document.catalog.isUnwritten($0, of: name, element: element) }
            && !occurs(name, with: value, onElements: element, of: node, in: document)
    }

    /// Whether documents are known to have an attribute on such an element, or on one of its superclasses.
    ///
    /// - Parameters:
    ///   - name: the attribute.
    ///   - node: the element.
    ///   - document: the document; what it has itself does not count.
    /// - Returns: whether the attribute is accepted without looking at the document's other elements.
    package static func isKnown(_ name: String, of node: NodeID, in document: NibDocument) -> Bool {
        isKnown(
            name, ofElement: document.tree.name(node), isPlaceholder: document.placeholder(node) != nil, in: document)
    }

    /// Says the same of an element that is not in the document.
    static func isKnown(
        _ name: String, ofElement element: String, isPlaceholder: Bool = false, in document: NibDocument
    ) -> Bool {
        guard Mistyped.attribute(name, ofElement: element, isPlaceholder: isPlaceholder, in: document) != nil else {
            return true
        }
        return document.possibleAttributes(of: element).contains(name)
    }

    /// Whether another element of the document has the attribute, and the value if one is given.
    static func occurs(
        _ name: String, with value: String? = nil, onElements element: String, of node: NodeID? = nil,
        in document: NibDocument
    ) -> Bool {
        let tree = document.tree
        guard let symbol = tree.symbol(element) else { return false }
        return tree.subtree(tree.root).contains { other in
            guard other != node, tree.symbol(of: other) == symbol else { return false }
            return value.map { tree.attribute(name, of: other, is: $0) } ?? tree.has(name, on: other)
        }
    }
}
