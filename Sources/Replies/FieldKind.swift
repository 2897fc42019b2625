/// What the values of a field are, as JSON Schema and people tell them apart.
package indirect enum FieldKind: Sendable {
    /// A text.
    case text
    /// One of some texts.
    case choice([String])
    /// A whole number.
    case whole
    /// A number.
    case number
    /// True or false.
    case flag
    /// A record.
    case record(RecordShape)
    /// Values in order.
    case list(FieldKind)
    /// A value, or null.
    case optional(FieldKind)

    /// Describes the kind in a few words: `text`, `list of object`, `number or null`.
    package var words: String {
        switch self {
        case .text: "text"
        case .choice(let choices): choices.joined(separator: ", ")
        case .whole: "whole number"
        case .number: "number"
        case .flag: "true or false"
        case .record(let shape): shape.name
        case .list(let kind): "list of \(kind.words)"
        case .optional(let kind): "\(kind.words), or null"
        }
    }

    /// The record that the field holds, or lists; nil if it holds none.
    package var shape: RecordShape? {
        switch self {
        case .record(let shape): shape
        case .list(let kind), .optional(let kind): kind.shape
        case .text, .choice, .whole, .number, .flag: nil
        }
    }
}

/// A value that a field can hold.
package protocol FieldValue: SendableMetatype {
    /// What such values are.
    static var fieldKind: FieldKind { get }
    /// The value as JSON.
    var json: JSONValue { get }
}

extension String: FieldValue {
    /// A text.
    package static var fieldKind: FieldKind { .text }
    /// The text.
    package var json: JSONValue { .string(self) }
}

extension Int: FieldValue {
    /// A whole number.
    package static var fieldKind: FieldKind { .whole }
    /// The number.
    package var json: JSONValue { .int(self) }
}

extension Double: FieldValue {
    /// A number.
    package static var fieldKind: FieldKind { .number }
    /// The number.
    package var json: JSONValue { .double(self) }
}

extension Bool: FieldValue {
    /// True or false.
    package static var fieldKind: FieldKind { .flag }
    /// Whether it is true.
    package var json: JSONValue { .bool(self) }
}

extension Optional: FieldValue where Wrapped: FieldValue {
    /// A value, or null.
    package static var fieldKind: FieldKind { .optional(Wrapped.fieldKind) }
    /// The value; null for none.
    package var json: JSONValue { map(\.json) ?? .null }
}

extension Array: FieldValue where Element: FieldValue {
    /// Values in order.
    package static var fieldKind: FieldKind { .list(Element.fieldKind) }
    /// The values.
    package var json: JSONValue { .array(map(\.json)) }
}

/// A value with a name from a fixed list, which a field can hold.
package protocol FieldChoice: FieldValue, RawRepresentable, CaseIterable where RawValue == String {}

extension FieldChoice {
    /// One of the names.
    package static var fieldKind: FieldKind { .choice(allCases.map(\.rawValue)) }
    /// The name.
    package var json: JSONValue { .string(rawValue) }
}
