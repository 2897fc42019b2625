/// The names that modules can have.
package enum ModuleName {
    /// Returns a name as a module can have it, as `$(…:c99extidentifier)` does: characters that cannot be in an identifier become `_`.
    package static func of(_ name: String) -> String {
        var bytes: [UInt8] = []
        for (index, byte) in name.utf8.enumerated() {
            let isAllowed = Byte.isName(byte) && byte != Byte.dollar && !(index == 0 && Byte.isDigit(byte))
            bytes.append(isAllowed ? byte : Byte.underscore)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
