/// A line that a framework printed or threw, recognized as one of the texts about nibs (RUNTIME.md, section 4).
public struct RuntimeLine: Hashable, Sendable {
    /// The texts, by their numbers in RUNTIME.md.
    public enum Kind: String, Sendable, CaseIterable {
        case U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16, U17, U18, U19
        case A1, A2, A3, A4, A5, A6, A7, A8, A9
    }

    /// Which text it is.
    public let kind: Kind
    /// The names in it: `class`, `key`, `selector`, `nib`, `identifier`, …
    public let values: [String: String]

    /// Recognizes a line, whatever stands around the text: dates, process ids, quotes of any kind, line breaks.
    ///
    /// - Parameter text: what was printed; several lines count as one.
    /// - Returns: nil for a line that is about something else.
    public init?(_ text: String) {
        let bytes = Self.plain(text)
        // A line that was a command's words has lost its quotes.
        let attempts = [(RuntimeTemplate.all, bytes), (RuntimeTemplate.unquoted, bytes.filter { $0 != 0x27 })]
        for (templates, bytes) in attempts {
            for template in templates {
                if let values = template.match(bytes) {
                    self.kind = template.kind
                    self.values = values
                    return
                }
            }
        }
        return nil
    }

    /// The class that is named, with its module.
    public var className: RuntimeClassName? { values["class"].map(RuntimeClassName.init) }

    subscript(name: String) -> String { values[name] ?? "" }

    /// The text with one kind of quotes and of spaces.
    private static func plain(_ text: String) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x60, 0x2018...0x201F, 0xAB, 0xBB: out.append(0x27)
            case 0x09, 0x0A, 0x0D, 0x20, 0xA0: if out.last != 0x20 { out.append(0x20) }
            default: out.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
            }
        }
        return out
    }
}

/// The name of a class in a message, with the module that Swift puts there.
public struct RuntimeClassName: Hashable, Sendable {
    /// The module, nil where none is named.
    public let module: String?
    /// The name, nested types with their outer ones.
    public let name: String

    /// Reads `Class`, `Module.Class`, `_TtC6Module5Class`, and the name of a class that key-value observing put in place.
    public init(_ text: String) {
        var text = text
        let observed = "NSKVONotifying_"
        if text.hasPrefix(observed) { text = String(text.dropFirst(observed.utf8.count)) }
        let parts = Self.demangled(text) ?? text.split(separator: ".").map(String.init)
        module = parts.count > 1 ? parts[0] : nil
        name = parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ".")
    }

    /// The names in a mangled one, the module first: `_TtC`, then each with its length before it; private ones have a
    /// discriminator behind `P`.
    private static func demangled(_ text: String) -> [String]? {
        guard text.hasPrefix("_Tt") else { return nil }
        var rest = text.utf8.dropFirst(3)
        while let kind = rest.first, "CVO".utf8.contains(kind) { rest = rest.dropFirst() }
        var parts: [String] = []
        while let first = rest.first {
            if first == UInt8(ascii: "P") {
                rest = rest.dropFirst()
                guard takeName(&rest) != nil else { return nil }
                continue
            }
            guard let part = takeName(&rest) else { break }
            parts.append(part)
        }
        return parts.count > 1 ? parts : nil
    }

    private static func takeName(_ rest: inout Substring.UTF8View.SubSequence) -> String? {
        var count = 0
        var digits = 0
        while let digit = rest.first, digit >= 48, digit <= 57, digits < 5 {
            count = count * 10 + Int(digit - 48)
            digits += 1
            rest = rest.dropFirst()
        }
        guard digits > 0, count > 0, rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return String(decoding: rest.prefix(count), as: UTF8.self)
    }

    /// `Module.Class`, or the name alone.
    public var text: String { module.map { "\($0).\(name)" } ?? name }
}
