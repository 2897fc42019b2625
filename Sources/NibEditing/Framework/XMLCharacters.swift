import XMLTree

/// Which characters a value can have.
package enum XMLCharacters {
    /// Whether a value has only characters that XML allows, and no carriage return.
    package static func allows(_ value: String) -> Bool {
        value.utf8.allSatisfy { $0 >= 0x20 || $0 == 0xA || $0 == 0x9 } && Escaping.isAllowed(value)
    }
}
