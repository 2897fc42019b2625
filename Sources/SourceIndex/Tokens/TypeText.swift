/// The text of a type, without what does not decide whose members its values have.
package struct TypeText {
    /// What is left of it.
    package let text: String

    /// Reads a type as it is written.
    package init(_ written: String) {
        var text = Substring(written).trimmed
        var isDone = false
        while !isDone {
            isDone = true
            for prefix in [
                "any ", "some ", "inout ", "weak ", "__weak ", "__strong ", "__kindof ", "nullable ", "nonnull ",
                "const ",
            ]
            where text.hasPrefix(prefix) {
                text = text.dropFirst(prefix.count).trimmed
                isDone = false
            }
            if text.hasPrefix("@"), let blank = text.firstIndex(of: " ") {
                text = text[blank...].trimmed
                isDone = false
            }
            while let last = text.last, last == "?" || last == "!" || last == "*" {
                text = text.dropLast().trimmed
                isDone = false
            }
            if text.hasPrefix("("), text.hasSuffix(")"), Self.parts(text.dropFirst().dropLast(), at: ",").count == 1,
                !text.contains("->")
            {
                text = text.dropFirst().dropLast().trimmed
                isDone = false
            }
            if text.hasPrefix("Optional<"), text.hasSuffix(">") {
                text = text.dropFirst(9).dropLast().trimmed
                isDone = false
            }
        }
        self.text = String(text)
    }

    /// The name without generic arguments and outer types or modules.
    package var name: String {
        let plain = text.prefix { $0 != "<" }.trimmed
        return String(plain.split(separator: ".").last ?? "")
    }

    /// Whether it has generic arguments.
    package var isGeneric: Bool { text.contains("<") }

    /// The types of a composition `A & B`.
    package var parts: [String] { Self.parts(text[...], at: "&") }

    /// The type of the elements if it is a collection of the standard library.
    package var element: String? {
        if text.hasPrefix("["), text.hasSuffix("]") {
            let inner = text.dropFirst().dropLast()
            return Self.parts(inner, at: ":").last
        }
        for name in Self.lists where text.hasPrefix(name) {
            return String(text.dropFirst(name.count).dropLast())
        }
        return nil
    }

    private static let lists = [
        "Array<", "Set<", "ContiguousArray<", "ArraySlice<", "NSArray<", "NSMutableArray<", "NSSet<", "NSMutableSet<",
        "NSOrderedSet<",
    ]

    /// The types of the keys and values if it is a dictionary of the standard library.
    package var entry: (key: String, value: String)? {
        var parts: [String] = []
        if text.hasPrefix("["), text.hasSuffix("]") { parts = Self.parts(text.dropFirst().dropLast(), at: ":") }
        if text.hasPrefix("Dictionary<"), text.hasSuffix(">") {
            parts = Self.parts(text.dropFirst(11).dropLast(), at: ",")
        }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    /// The labels and types of the fields if it is a tuple.
    package var tuple: [(label: String?, type: String)]? {
        guard text.hasPrefix("("), text.hasSuffix(")"), function == nil else { return nil }
        return Self.parts(text.dropFirst().dropLast(), at: ",").map { field in
            let parts = Self.parts(field[...], at: ":")
            return parts.count == 2 ? (parts[0], parts[1]) : (nil, field)
        }
    }

    /// The types of the parameters and of the result if it is a function.
    package var function: (parameters: [String], result: String)? {
        guard let arrow = Self.arrow(in: text) else { return nil }
        var head = text[..<arrow].trimmed
        for word in ["async", "throws", "rethrows"] where head.hasSuffix(word) {
            head = head.dropLast(word.count).trimmed
        }
        guard head.hasPrefix("("), head.hasSuffix(")") else { return nil }
        let parameters = Self.parts(head.dropFirst().dropLast(), at: ",").map { parameter in
            let pieces = Self.parts(parameter[...], at: ":")
            return pieces.last ?? parameter
        }
        let result = text[text.index(arrow, offsetBy: 2)...]
        return (parameters, String(result.trimmed))
    }

    private static func arrow(in text: String) -> String.Index? {
        var depth = 0
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == ">", previous == "-", depth == 0 { return text.index(before: index) }
            previous = character
        }
        return nil
    }

    /// Splits a text at a mark outside of brackets.
    private static func parts(_ text: Substring, at mark: Character) -> [String] {
        var parts: [String] = []
        var depth = 0
        var part = ""
        var previous: Character = " "
        for character in text {
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            if character == mark, depth == 0 {
                parts.append(String(part[...].trimmed))
                part = ""
            } else {
                part.append(character)
            }
            previous = character
        }
        let last = String(part[...].trimmed)
        return last.isEmpty ? parts : parts + [last]
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self.drop { $0 == " " || $0 == "\n" || $0 == "\t" }
        while let last = text.last, last == " " || last == "\n" || last == "\t" { text.removeLast() }
        return text
    }
}
