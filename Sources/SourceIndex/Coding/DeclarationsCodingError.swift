/// The reason why bytes cannot be decoded as the declarations of a file.
package enum DeclarationsCodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes end before the declarations do.
    case truncated
    /// The bytes have another version than `DeclarationsCoding.version`.
    case version(UInt8)
    /// The bytes have a number, kind or text that no declarations have.
    case malformed
    /// There are bytes after the declarations.
    case trailing

    /// The cause, for people.
    package var description: String {
        switch self {
        case .truncated: "the declarations are cut off"
        case .version(let version): "the declarations have version \(version), not \(DeclarationsCoding.version)"
        case .malformed: "the declarations are damaged"
        case .trailing: "the declarations have more bytes than they need"
        }
    }
}
