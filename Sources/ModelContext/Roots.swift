import Platform
import Replies

/// The folders that a client lets the server read and write in.
struct Roots {
    /// The real paths of the folders, without symbolic links.
    let folders: [String]

    /// Makes roots of folders; those that do not exist are left out.
    init(_ paths: [String]) { folders = paths.compactMap { RealPath.of($0) } }

    /// Makes roots of the `file` URIs that a client lists (RFC 8089).
    init(uris: [String]) {
        self.init(
            uris.compactMap { uri in
                guard uri.hasPrefix("file://") else { return nil }
                return Self.decoded(uri.dropFirst("file://".count).drop { $0 != "/" })
            })
    }

    /// Whether a real path is one of the folders or inside one.
    func contains(_ path: String) -> Bool {
        folders.contains { path == $0 || PathName.isPath(path, inside: $0) }
    }

    /// Checks that a path leads into one of the folders.
    ///
    /// - Parameter path: a path, absolute or relative to the server's folder; the file need not exist.
    /// - Throws: an error that names the folders if it does not.
    func check(_ path: String) throws(CommandError) {
        let target = RealPath.reached(by: path)
        guard contains(target) else {
            throw CommandError(
                "outside-roots", "'\(path)' is outside of the folders that this server may use",
                hints: ["it may use \(folders.isEmpty ? "none" : folders.map { "'\($0)'" }.joined(separator: ", "))"])
        }
    }

    /// Replaces the percent escapes of a URI (RFC 3986, section 2.1).
    static func decoded(_ text: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
