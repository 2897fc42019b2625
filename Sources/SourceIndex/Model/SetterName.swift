/// The names of setters, as key-value coding and Objective-C make them from the name of a property.
package enum SetterName {
    /// Returns the name of the setter of a key, without a colon: `setName` for `name`. Only an ASCII letter becomes a capital.
    package static func of(_ key: String) -> String {
        guard let first = key.utf8.first else { return "" }
        let isSmall = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
        return "set" + (isSmall ? String(Unicode.Scalar(first - 32)) + key.dropFirst() : key)
    }
}
