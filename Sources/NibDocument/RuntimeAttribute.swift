import NibCatalog
import XMLTree

/// A user-defined runtime attribute: a value that is set on an object by key path when the nib is loaded.
package struct RuntimeAttribute: Equatable, Sendable {
    /// The types of values (Documentation/Format/RuntimeAttributes.md#values).
    package enum Kind: String, CaseIterable, Sendable {
        case boolean, number, string, localizedString, color, image, point, size, rect, range
        case null = "nil"
    }

    /// The key path, such as `layer.cornerRadius`.
    package let keyPath: String
    /// The type as written in the document.
    package let type: String
    /// The value in the form that commands use; empty for nil.
    package let value: String
    /// The element.
    package let node: NodeID
}

extension NibDocument {
    /// Returns the runtime attributes of an object, in order.
    package func runtimeAttributes(of node: NodeID) -> [RuntimeAttribute] {
        guard let list = runtimeAttributeList(of: node) else { return [] }
        return tree.elements(in: list).map(runtimeAttribute)
    }

    /// Whether an object has a runtime attribute with a key path.
    package func hasRuntimeAttribute(_ keyPath: String, of node: NodeID) -> Bool {
        runtimeAttributeElement(keyPath, of: node) != nil
    }

    fileprivate func runtimeAttributeElement(_ keyPath: String, of node: NodeID) -> NodeID? {
        guard let list = runtimeAttributeList(of: node) else { return nil }
        if !tree.hasFewElements(list, limit: Self.fewElements), let index = connectionNames.index(of: tree) {
            return inDocumentOrder(
                index.nodes(keyPath).filter {
                    tree.parent($0) == list && tree.attribute("keyPath", of: $0, is: keyPath)
                }
            ).first
        }
        return tree.elements(in: list).first { tree.attribute("keyPath", of: $0, is: keyPath) }
    }

    /// Returns the runtime attribute that an element is.
    package func runtimeAttribute(_ element: NodeID) -> RuntimeAttribute {
        RuntimeAttribute(
            keyPath: tree.attribute("keyPath", of: element) ?? "", type: tree.attribute("type", of: element) ?? "",
            value: runtimeValue(element), node: element)
    }

    fileprivate func runtimeAttributeList(of node: NodeID) -> NodeID? {
        guard let symbol = tree.symbol("userDefinedRuntimeAttributes") else { return nil }
        return tree.elements(in: node).first { tree.symbol(of: $0) == symbol }
    }

    private func runtimeValue(_ element: NodeID) -> String {
        if let value = tree.attribute("value", of: element) { return value }
        guard let child = tree.firstElement(in: element) else { return "" }
        switch tree.name(child) {
        case "integer", "real": return tree.attribute("value", of: child) ?? ""
        case "string", "mutableString": return string(in: child)
        case "point", "size", "rect", "range":
            return "(" + tree.attributes(child).filter { $0.name != "key" }.map(\.value).joined(separator: ",") + ")"
        default:
            return tree.attributes(child).filter { $0.name != "key" }.map { "\($0.name)=\($0.value)" }.joined(
                separator: " ")
        }
    }
}

extension RuntimeAttribute {
    /// Checks whether a value fits a type.
    ///
    /// - Parameters:
    ///   - value: the value as in a command.
    ///   - kind: the type.
    /// - Throws: `NibError` if the value does not fit the type.
    package static func check(_ value: String, as kind: Kind) throws(NibError) {
        _ = try RuntimeAttributeElement.make("", kind: kind, value: value)
    }
}

extension Edit {
    /// Adds a runtime attribute, or changes the one with the same key path in place.
    ///
    /// - Parameters:
    ///   - keyPath: the key path.
    ///   - kind: the type of the value.
    ///   - value: the value as in a command: `YES`, `10`, `0.5`, a text, `(x,y)`, `(x,y,w,h)`, `#RRGGBB` or
    ///     `name=value` pairs of a color.
    ///   - index: the index of a new attribute; nil for the end.
    ///   - node: the object.
    /// - Throws: `NibError` if the value does not fit the type.
    package func setRuntimeAttribute(
        _ keyPath: String, kind: RuntimeAttribute.Kind, value: String, at index: Int? = nil, of node: NodeID
    ) throws(NibError) {
        let list = list("userDefinedRuntimeAttributes", in: node)
        let old = document.runtimeAttributeElement(keyPath, of: node)
        // A number that was written as <real> stays so, even if its new value is whole; 20.0 is one from the beginning.
        let isReal = old.flatMap { tree.firstElement(in: $0) }.map { tree.name($0) == "real" } ?? false
        let element = makeElement(
            try RuntimeAttributeElement.make(keyPath, kind: kind, value: value, isReal: isReal), for: list)
        if let old {
            replace(old, with: element)
        } else {
            try insert(element, into: list, at: index)
        }
    }

    /// Removes the runtime attribute with a key path.
    ///
    /// - Returns: whether there was one.
    package func removeRuntimeAttribute(_ keyPath: String, of node: NodeID) -> Bool {
        guard let found = document.runtimeAttributeElement(keyPath, of: node) else { return false }
        remove(found)
        return true
    }
}

/// Makes the elements of runtime attributes (Documentation/Format/RuntimeAttributes.md#values).
private enum RuntimeAttributeElement {
    static func make(
        _ keyPath: String, kind: RuntimeAttribute.Kind, value: String, isReal: Bool = false
    ) throws(NibError) -> NewElement {
        func element(_ further: [Attribute], content: NewElement.Content = .nothing) -> NewElement {
            let own = [Attribute("type", kind.rawValue), Attribute("keyPath", keyPath)]
            return NewElement("userDefinedRuntimeAttribute", attributes: own + further, content: content)
        }
        func plain(_ value: String) -> NewElement { element([Attribute("value", value)]) }
        func nested(_ child: NewElement) -> NewElement { element([], content: .elements([child])) }
        switch kind {
        case .boolean: return plain(try boolean(value))
        case .number: return nested(try number(value, isReal: isReal))
        case .string:
            let form = StringForm(element: "userDefinedRuntimeAttribute", key: "value", value: value)
            return form == .attribute ? plain(value) : nested(.string(value, as: form, key: "value"))
        case .localizedString, .image: return plain(value)
        case .null:
            guard value.isEmpty else { throw NibError(.badValue, "an attribute of type nil has no value") }
            return element([])
        case .point: return nested(try tuple("point", names: ["x", "y"], value: value))
        case .size: return nested(try tuple("size", names: ["width", "height"], value: value))
        case .rect: return nested(try tuple("rect", names: ["x", "y", "width", "height"], value: value))
        case .range: return nested(try tuple("range", names: ["location", "length"], value: value))
        case .color: return nested(try ColorText.element(value, key: "value"))
        }
    }

    private static func boolean(_ value: String) throws(NibError) -> String {
        switch value.lowercased() {
        case "yes", "true", "1": return "YES"
        case "no", "false", "0": return "NO"
        default: throw NibError(.badValue, "'\(value)' is not a boolean; write YES or NO")
        }
    }

    private static func number(_ value: String, isReal: Bool) throws(NibError) -> NewElement {
        func element(_ name: String, value: String) -> NewElement {
            NewElement(name, attributes: [Attribute("key", "value"), Attribute("value", value)])
        }
        if !isReal, let integer = Int(value) { return element("integer", value: String(integer)) }
        guard let real = Double(value), real.isFinite else { throw NibError(.badValue, "'\(value)' is not a number") }
        return element("real", value: Numbers.spell(real))
    }

    private static func tuple(_ element: String, names: [String], value: String) throws(NibError) -> NewElement {
        let numbers = Numbers.tuple(value)
        guard let numbers, numbers.count == names.count else {
            throw NibError(.badValue, "'\(value)' is not a \(element); write (\(names.joined(separator: ",")))")
        }
        var attributes = [Attribute("key", "value")]
        for (name, number) in zip(names, numbers) {
            attributes.append(Attribute(name, element == "range" ? try whole(number) : Numbers.spell(number)))
        }
        return NewElement(element, attributes: attributes)
    }

    /// Returns a component of a range; throws if it is not a whole number.
    private static func whole(_ number: Double) throws(NibError) -> String {
        guard let integer = Int(exactly: number) else {
            throw NibError(.badValue, "a range takes whole numbers, not \(Numbers.spell(number))")
        }
        return String(integer)
    }
}
