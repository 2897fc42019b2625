import XMLTree

/// Which characters a value may have.
enum XMLCharacters {
    /// Whether a value holds nothing but what XML can hold, and no carriage return.
    static func allows(_ value: String) -> Bool {
        value.utf8.allSatisfy { $0 >= 0x20 || $0 == 0xA || $0 == 0x9 } && Escaping.isAllowed(value)
    }
}
