import CommandLanguage

/// An address of the operations, `ID/rect[key=frame]/segment[2]`, as the command language writes it.
struct DeltaAddress {
    /// The id, `document`, or `scene:ID`.
    let object: String
    /// The steps from there, each spelled for a path.
    let steps: [String]

    init(_ text: String) {
        let parts = Self.split(text)
        object = parts[0]
        steps = parts.dropFirst().map(Self.step)
    }

    /// The object as an operand.
    var operand: String { Quoting.quote(object) }

    /// The path from the object to one of the element's attributes, as an operand.
    func path(_ attribute: String) -> String { (steps + [Self.piece(attribute)]).joined(separator: ".") }

    /// The element itself as an operand, with a further step if one is given.
    func place(_ more: String...) -> String { ([Self.piece(object)] + steps + more).joined(separator: ".") }

    /// One step: `rect[key=frame]` becomes `rect@frame`, `segment[2]` stays.
    static func step(_ text: String) -> String {
        guard text.hasSuffix("]"), let open = text.firstIndex(of: "[") else { return piece(text) }
        let inner = text[text.index(after: open)...].dropLast()
        guard inner.hasPrefix("key=") else { return text }
        return piece("\(text[..<open])@\(inner.dropFirst(4))")
    }

    private static func piece(_ text: String) -> String {
        Quoting.join([text], quoting: UInt8(ascii: "="))
    }

    /// Splits at slashes outside brackets.
    private static func split(_ text: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            if character == "/", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}
