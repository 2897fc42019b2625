import Platform

/// What became of a file on disk since it was opened.
public enum StateOnDisk: Equatable, Sendable {
    /// It holds the bytes that it held.
    case unchanged
    /// It holds other bytes.
    case changed
    /// It is gone.
    case missing

    /// Compares the file at `path` with what was read from it before.
    ///
    /// A file whose identity is the same, and was at rest when it was taken, is not read; any other is compared byte by
    /// byte, so that a file that was only touched, or replaced by an equal one, counts as unchanged.
    ///
    /// - Parameters:
    ///   - path: the path the file was opened by.
    ///   - identity: its identity when it was opened or last saved; nil compares the content.
    ///   - bytes: its content then.
    /// - Throws: `FileError` when it is there and cannot be read.
    public init(path: String, identity: FileIdentity?, bytes: [UInt8]) throws(FileError) {
        do {
            let now = try FileIdentity(of: path)
            if let identity, now == identity, identity.isSettled {
                self = .unchanged
            } else if now.size != bytes.count {
                self = .changed
            } else {
                self = try FileIO.holds(bytes, at: path) ? .unchanged : .changed
            }
        } catch {
            guard error.kind == .missing else { throw error }
            self = .missing
        }
    }
}
