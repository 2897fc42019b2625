/// A JSON value whose objects keep the order of their members.
package enum JSONValue: Equatable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A number; infinities and NaN are written as null, because JSON cannot express them.
    case double(Double)
    /// A text.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Named values in order.
    case object([Member])

    /// A name with its value.
    package struct Member: Equatable, Sendable {
        /// The name.
        package var key: String
        /// The value.
        package var value: JSONValue

        /// Makes a member of an object.
        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// The first member of an object with this name; nil if there is none, or if the value is not an object.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The texts as an array.
    package static func strings(_ texts: some Sequence<String>) -> JSONValue {
        .array(texts.map(JSONValue.string))
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// Makes null of `nil`.
    package init(nilLiteral: ()) {
        self = .null
    }

    /// Makes a truth value of `true` and `false`.
    package init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    /// Makes a whole number of digits.
    package init(integerLiteral value: Int) {
        self = .int(value)
    }

    /// Makes a number of digits with a point.
    package init(floatLiteral value: Double) {
        self = .double(value)
    }

    /// Makes a text of a literal.
    package init(stringLiteral value: String) {
        self = .string(value)
    }

    /// Makes an array of a literal.
    package init(arrayLiteral elements: JSONValue...) {
        self = .array(elements)
    }

    /// Makes an object of a literal, in its order.
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
