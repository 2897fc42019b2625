import NibEditing
import NibStrings
import Platform

extension Session {
    /// Returns the translations of the open document, as they are in the session, without files that cannot be read.
    ///
    /// - Parameter path: the path of the document.
    /// - Returns: the files.
    func translations(of path: String) -> [TranslationFile] {
        let read = try? LanguageFiles(of: path).read { path throws(FileError) in try companions.bytes(of: path) }
        return read?.files ?? []
    }
}
