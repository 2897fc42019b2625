import Bytes
import Platform
import Replies
import NibDocument

/// An excerpt as it is on the clipboard: a line with the version of the format and the digest of the rest, then the bytes of the
/// excerpt's document.
enum ClipboardText {
    private static let title = "nibsh clipboard"
    private static let version = 1

    /// Returns the bytes for the clipboard.
    static func bytes(of excerpt: Excerpt) -> [UInt8] {
        let text = excerpt.document.bytes
        return Array("\(title) \(version) \(Digest(of: text))\n".utf8) + text
    }

    /// Reads the bytes of the clipboard.
    ///
    /// - Throws: an error if they are damaged, or of a version that this one does not know.
    static func excerpt(_ bytes: [UInt8]) throws(CommandError) -> Excerpt {
        let end = bytes.firstIndex(of: Byte.newline) ?? bytes.endIndex
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        guard words.count >= 3, words[..<2].joined(separator: " ") == title else { throw damaged }
        guard words[2] == String(version) else {
            throw CommandError(
                "clipboard", "another version of nibsh wrote the clipboard, in a format that this one does not know",
                hints: ["'copy OBJ…' with this version writes it anew"])
        }
        let text = Array(bytes[min(end + 1, bytes.endIndex)...])
        guard words.count == 4, words[3] == Digest(of: text).description, let excerpt = try? Excerpt(bytes: text) else {
            throw damaged
        }
        return excerpt
    }

    private static var damaged: CommandError {
        CommandError("clipboard", "the clipboard is damaged", hints: ["'copy OBJ…' writes it anew"])
    }
}
