/// Why bytes are not the declarations of a file.
public enum DeclarationsCodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes end before the declarations do.
    case truncated
    /// The bytes have another version than `DeclarationsCoding.version`.
    case version(UInt8)
    /// A number, a kind or a text that no declarations have.
    case malformed
    /// There are bytes after the declarations.
    case trailing

    /// What is wrong, for people.
    public var description: String {
        switch self {
        case .truncated: "the declarations are cut off"
        case .version(let version): "the declarations have version \(version), not \(DeclarationsCoding.version)"
        case .malformed: "the declarations are damaged"
        case .trailing: "the declarations have more bytes than they need"
        }
    }
}
