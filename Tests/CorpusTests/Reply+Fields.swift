import NibShell
import Replies

extension Reply {
    /// A field of the reply's JSON object.
    func field(_ name: String) -> JSONValue? { fields.first { $0.key == name }?.value }

    /// Whether a save wrote its file; nil for replies of other commands.
    var hasWritten: Bool? {
        guard case .bool(let value) = field("isWritten") else { return nil }
        return value
    }

    /// The reply's lines.
    var lines: [String] { text.plain.split(separator: "\n").map(String.init) }
}
