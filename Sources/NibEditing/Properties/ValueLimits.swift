import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import Wording
import XMLTree

/// Values that are impossible by what they mean: beyond the limits that the object itself has, a negative size, a key of several
/// characters.
enum ValueLimits {
    /// The attributes that hold the limits of a value.
    private static let limits: [String: (least: [String], greatest: [String])] = [
        "value": (["minValue", "minimumValue"], ["maxValue", "maximumValue"]),
        "doubleValue": (["minValue"], ["maxValue"]),
    ]

    /// Whether an attribute has to be between others of the element.
    static func isBetween(_ name: String) -> Bool { limits[name] != nil }

    /// Returns why an element cannot have a value.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - name: the attribute.
    ///   - node: the element that has it, or gets it.
    ///   - document: the document.
    /// - Returns: the error; nil for a possible value.
    static func refusal(of value: Word, as name: String, on node: NodeID, in document: NibDocument) -> CommandError? {
        if name == MenuKey.attribute { return MenuKey.refusal(of: value, on: node, in: document) }
        if name == "multiplier", document.isConstraint(node), isImpossible(ratio: value.text) {
            return CommandError(
                "bad-value", "'\(value.text)' is not a ratio", span: value.span, hints: ["write 16:9, or a number"])
        }
        guard let number = Double(value.text) else { return nil }
        if ["width", "height"].contains(name), isExtent(node, in: document), number < 0 {
            return negative(value, as: name)
        }
        guard let (least, greatest) = limits[name] else { return nil }
        if let limit = limit(least, of: node, in: document), number < limit.number {
            return beyond(limit.name, is: limit.text, value: value, of: name, on: node, in: document)
        }
        if let limit = limit(greatest, of: node, in: document), number > limit.number {
            return beyond(limit.name, is: limit.text, value: value, of: name, on: node, in: document)
        }
        return nil
    }

    /// Whether a multiplier has a zero where it is divided.
    private static func isImpossible(ratio: String) -> Bool {
        let parts = ratio.split(separator: ":")
        return parts.count == 2 && parts.contains { Double($0) == 0 }
    }

    /// Whether an element is the rectangle or size of something, and not the value of a runtime attribute.
    private static func isExtent(_ node: NodeID, in document: NibDocument) -> Bool {
        ["rect", "size"].contains(document.tree.name(node)) && !document.tree.attribute("key", of: node, is: "value")
    }

    /// Returns why a rectangle or size cannot have numbers that are written together.
    static func refusal(of value: Word, asNumbersOf group: NodeID, in document: NibDocument) -> CommandError? {
        guard isExtent(group, in: document), let numbers = Numbers.tuple(value.text) else { return nil }
        let wrong = zip(NumberGroup.names(of: document.tree.name(group)), numbers).first { name, number in
            number < 0 && ["width", "height"].contains(name)
        }
        return wrong.map { negative(value, as: $0.0) }
    }

    private static func negative(_ value: Word, as name: String) -> CommandError {
        CommandError(
            "bad-value", "'\(name)' is at least 0, not '\(value.text)'", span: value.span,
            hints: ["'--force' sets it anyway"])
    }

    private static func limit(_ names: [String], of node: NodeID, in document: NibDocument) -> (
        name: String, text: String, number: Double
    )? {
        for name in names {
            if let text = document.property(name, of: node), let number = Double(text) { return (name, text, number) }
        }
        return nil
    }

    private static func beyond(
        _ limit: String, is text: String, value: Word, of name: String, on node: NodeID, in document: NibDocument
    ) -> CommandError {
        let object = Quoting.quote(document.logName(of: node) ?? "OBJ")
        return CommandError(
            "bad-value", "'\(name)' cannot be \(value.text) because '\(limit)' is \(text)", span: value.span,
            hints: ["set \(object) \(limit) \(value.spelling)", "'--force' sets it anyway"])
    }
}
