import CommandLog
import Platform
import Replies

extension FilePatch {
    /// Makes the patch that puts splices into a file.
    ///
    /// - Parameters:
    ///   - path: any path of the file.
    ///   - bytes: the file as it is in this session.
    ///   - splices: what is replaced, from the start of the file to its end.
    /// - Returns: the patch; nil if it would change nothing.
    /// - Throws: an error if the file does not contain the text that a splice replaces.
    static func make(path: String, bytes: [UInt8], splices: [Splice]) throws(CommandError) -> FilePatch? {
        let path = PathName.absolute(path)
        guard let patch = FilePatch(path: path, bytes: bytes, splices: splices) else {
            throw CommandError("internal", "\(PathName.shown(path)) does not have the text that the change replaces")
        }
        return patch.before == patch.after ? nil : patch
    }
}
