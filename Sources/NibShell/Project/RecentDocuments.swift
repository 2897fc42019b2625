import NibDocument
import Platform

/// The documents of a project that were read besides the open one; a document is read again when its file is another.
///
/// A check looks at all of them, and sessions, servers and runs over many files check again and again.
final class RecentDocuments {
    private var known: [String: (identity: FileIdentity, document: NibDocument)] = [:]
    private var size: Int64 = 0
    /// A document takes several times the memory of its bytes, so only so many bytes of them are kept.
    private static let most: Int64 = 32 << 20

    /// Returns the document in a file; nil if it cannot be read.
    ///
    /// - Parameter path: the file.
    /// - Returns: the document, which nobody may change.
    func document(at path: String) -> NibDocument? {
        guard let identity = try? FileIdentity(of: path) else { return nil }
        if let found = known[path], found.identity == identity { return found.document }
        guard let bytes = try? FileIO.read(path), let document = try? NibDocument(bytes: bytes) else { return nil }
        if let old = known.removeValue(forKey: path) { size -= old.identity.size }
        // What may be written again at the same time could not be told from what was read.
        if identity.isSettled, size + identity.size <= Self.most {
            known[path] = (identity, document)
            size += identity.size
        }
        return document
    }
}
