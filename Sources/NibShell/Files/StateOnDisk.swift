import Platform

/// How a file on disk compares with what was read from it.
package enum StateOnDisk: Equatable, Sendable {
    /// It has the same bytes.
    case unchanged
    /// It has other bytes.
    case changed
    /// It is gone.
    case missing

    /// Compares the file at `path` with what was read from it before.
    ///
    /// A file whose identity is the same, and was settled when it was read, is not read again. Any other is compared byte by
    /// byte, so that a file that was only touched, or replaced by an equal one, counts as unchanged.
    ///
    /// - Parameters:
    ///   - path: the path by which the file was opened.
    ///   - identity: its identity when it was opened or last saved; nil compares the content.
    ///   - bytes: its content then.
    /// - Throws: `FileError` if it exists and cannot be read, also if something else than a file has its name now.
    package init(path: String, identity: FileIdentity?, bytes: [UInt8]) throws(FileError) {
        do {
            let now = try FileIdentity(ofFile: path)
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
