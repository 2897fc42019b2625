import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Refuses attributes and values that Interface Builder never writes, as far as documents tell.
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
    /// - Throws: an error with the nearest name.
    static func check(
        _ change: PropertyResolver.Change, of steps: [PropertyPath.Step], value: Word, in document: NibDocument,
        at path: Word
    ) throws(CommandError) {
        guard case .attribute(let holder, let isNew, let others) = change, let name = steps.last?.name else { return }
        let node = document.described(holder)
        let element = document.tree.name(node)
        let isMeantElsewhere = document.catalog.advice(for: name, element: element) != nil
        if isNew, isMeantElsewhere || !isKnown(name, of: node, in: document),
            !occurs(name, onElements: element, of: node, in: document)
        {
            let elsewhere = PropertyAdvice(name: name, node: node, value: value, document: document)
            let hints = elsewhere.hints
            let near = meant(name, of: node, isNested: steps.count > 1, in: document)
            guard near.isEmpty, hints.isEmpty, isRare(element, in: document) else {
                throw CommandError(
                    "unknown-attribute", "<\(element)> is not known to have '\(name)'", span: path.span,
                    hints: (hints.isEmpty ? Advice.didYouMean(near) : hints)
                        + (hints.isEmpty && near.isEmpty ? elsewhere.runtimeAttribute.map { [$0] } ?? [] : []) + [
                            advice
                        ])
            }
        }
        if let others, !occurs(name, with: value.text, onElements: element, of: node, in: document) {
            let near = Nearest.names(to: value.text, among: others)
            throw CommandError(
                "bad-value", "'\(name)' of <\(element)> is not known to be '\(value.text)'", span: value.span,
                hints: (near.isEmpty ? ["it is \(others.joined(separator: ", "))"] : Advice.didYouMean(near)) + [advice]
            )
        }
        if let range = document.catalog.range(of: name, element: element), let number = Double(value.text),
            !range.contains(number)
        {
            throw CommandError(
                "bad-value", "'\(name)' is \(Self.words(range)), not '\(value.text)'", span: value.span, hints: [advice]
            )
        }
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

    /// Whether so few attributes of an element are known that it may well have others: those that Interface Builder writes only if they
    /// differ from the default are seldom seen.
    private static func isRare(_ element: String, in document: NibDocument) -> Bool {
        let known = document.knownAttributes(of: element).subtracting(["id", "key", "userLabel"])
        return element != "document" && !known.isEmpty && known.count < 4
    }

    /// Whether Interface Builder leaves a value of an attribute out, as it is the default, and the document agrees.
    static func isUnwritten(_ value: String, of name: String, on node: NodeID, in document: NibDocument) -> Bool {
        let element = document.tree.name(node)
        return document.catalog.isUnwritten(value, of: name, element: element)
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
        let element = document.tree.name(node)
        guard
            Mistyped.attribute(
                name, ofElement: element, isPlaceholder: document.placeholder(node) != nil, in: document) != nil
        else { return true }
        let children = document.catalog.childOrder(of: element).knownNames + document.catalog.knownChildren(of: element)
        if children.contains(where: { $0 == "string@\(name)" || $0 == "mutableString@\(name)" }) { return true }
        guard document.kind.platform != .watchOS, let className = document.catalog.element(element)?.className else {
            return false
        }
        let superclasses = Set(document.catalog.superclasses(of: className).dropFirst())
        return document.catalog.allElements.contains { other in
            other.className.map(superclasses.contains) == true
                && document.knownAttributes(of: other.name).contains(name)
        }
    }

    /// Whether another element of the document has the attribute, and the value if one is given.
    private static func occurs(
        _ name: String, with value: String? = nil, onElements element: String, of node: NodeID, in document: NibDocument
    ) -> Bool {
        let tree = document.tree
        guard let symbol = tree.symbol(element) else { return false }
        return tree.subtree(tree.root).contains { other in
            guard other != node, tree.symbol(of: other) == symbol else { return false }
            return value.map { tree.attribute(name, of: other, is: $0) } ?? tree.has(name, on: other)
        }
    }

    /// The names that were probably meant.
    private static func meant(_ name: String, of node: NodeID, isNested: Bool, in document: NibDocument) -> [String] {
        let element = document.tree.name(node)
        let isObject = document.placeholder(node) != nil || document.catalog.element(element)?.isObject == true
        return Mistyped.meant(name, ofElement: element, isObject: isObject, isNested: isNested, in: document)
    }
}
