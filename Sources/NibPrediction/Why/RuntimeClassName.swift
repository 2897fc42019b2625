import ClassFacts

/// The name of a class in a message, with its module if it is a Swift class.
package struct RuntimeClassName: Hashable, Sendable {
    /// The module; nil if none is named.
    package let module: String?
    /// The name; for a nested type with the outer types.
    package let name: String

    /// Parses `Class`, `Module.Class`, `_TtC6Module5Class`, or the name of a subclass made by key-value observing.
    package init(_ text: String) {
        var text = text
        let observed = "NSKVONotifying_"
        if text.hasPrefix(observed) { text = String(text.dropFirst(observed.utf8.count)) }
        let parts = Self.demangled(text) ?? text.split(separator: ".").map(String.init)
        module = parts.count > 1 ? parts[0] : nil
        name = parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ".")
    }

    /// Returns the names in a mangled name, beginning with the module.
    ///
    /// After `_TtC` each name follows its length; a private type has a discriminator after `P`.
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

    /// The name as `Module.Class`, or without a module.
    package var text: String { module.map { "\($0).\(name)" } ?? name }
}
