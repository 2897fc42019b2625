import SwiftSyntax

/// The names in a file whose values are known texts: string constants, and cases of enums with string values.
struct Constants {
    /// The values by full name: `Outer.Inner.name`; nil if a name has several values, as in branches of `#if`.
    private var values: [String: String?] = [:]

    /// Adds a constant.
    mutating func add(_ value: String, named name: String, in type: String) {
        let path = type.isEmpty ? name : type + "." + name
        if let known = values[path], known != value {
            values[path] = .some(nil)
        } else {
            values[path] = value
        }
    }

    /// Returns the value of a name as seen by code in a type: that of the type itself, else of its outer types, else of the file.
    func value(of path: String, seenFrom type: String) -> String? {
        guard !values.isEmpty else { return nil }
        var type = type[...]
        while !type.isEmpty {
            if let value = values[type + "." + path] { return value }
            guard let dot = type.lastIndex(of: ".") else { break }
            type = type[..<dot]
        }
        return values[path] ?? nil
    }
}
