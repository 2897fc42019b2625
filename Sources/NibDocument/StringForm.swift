import Bytes
import XMLTree

/// How a string property is written: as an attribute or as a child `<string key=…>`
/// (Documentation/Format/Strings.md#attribute-or-child).
enum StringForm: Equatable {
    case attribute
    case child
    /// A child whose text is base64, for values with characters that XML cannot represent.
    case base64

    /// Determines the form of a value.
    ///
    /// - Parameters:
    ///   - element: the name of the element that has the property.
    ///   - key: the name of the property.
    ///   - value: the value.
    init(element: String, key: String, value: String) {
        if Escaping.isPlain(value), value.utf8.count < 128, !Self.hasOwnRules(element: element, key: key) {
            self = .attribute
        } else if value.utf8.contains(0xD) || !Escaping.isAllowed(value) {
            self = .base64
        } else if key == "keyEquivalent", value == "\t" || value == " " {
            self = .base64
        } else if key == "keyEquivalent", element == "buttonCell" || element == "popUpButtonCell" {
            self = .child
        } else if value.utf8.contains(where: { $0 == 0xA || $0 == 0x9 }) || value.utf16.count >= 128 {
            self = .child
        } else if NibDocument.isPropertyList(element) || element == "expression" {
            self = .child
        } else {
            self = .attribute
        }
    }

    /// Whether the form depends on more than the value.
    private static func hasOwnRules(element: String, key: String) -> Bool {
        key == "keyEquivalent" || listsOfValues.contains(element) || element == "expression" && key != "type"
    }

    /// Elements whose strings are always children.
    fileprivate static let listsOfValues: Set = [
        "dictionary", "mutableDictionary", "array", "mutableArray", "objectValues",
    ]

    /// Returns the text between the tags of the child.
    func text(_ value: String) -> String {
        guard self == .base64 else { return Escaping.text(value) }
        return "\n\(Base64.encode(Array(value.utf8)))\n"
    }
}

extension NewElement {
    /// Returns a string of a list, which has no key.
    package static func text(_ value: String, named name: String) -> NewElement {
        let isPlain = Escaping.isAllowed(value) && !value.utf8.contains(0xD)
        let form = isPlain ? StringForm.child : .base64
        let marker = isPlain ? [] : [Attribute("base64-UTF8", "YES")]
        return NewElement(name, attributes: marker, content: .text(form.text(value)))
    }

    /// Returns a string property as a child.
    static func string(_ value: String, as form: StringForm, named name: String = "string", key: String) -> NewElement {
        let marker = form == .base64 ? [Attribute("base64-UTF8", "YES")] : []
        return NewElement(name, attributes: [Attribute("key", key)] + marker, content: .text(form.text(value)))
    }
}

extension NibDocument {
    /// Whether an element holds keyed values with arbitrary names, as a dictionary does.
    package static func isPropertyList(_ element: String) -> Bool { StringForm.listsOfValues.contains(element) }
}
