import NibDocument
import Platform
import Replies

/// Where a new document will be: a path that fits its kind, and what is there now.
struct NewDocumentPlace {
    /// The file that is there; nil if there is none.
    let old: (bytes: [UInt8], identity: FileIdentity)?

    /// Checks a path.
    ///
    /// - Parameters:
    ///   - path: the path.
    ///   - form: what kind of document.
    ///   - force: whether a file that is there may be replaced.
    /// - Throws: an error if the name does not fit, there is a file, or there is no folder for it.
    init(_ path: String, for form: NewDocument, force: Bool) throws(CommandError) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard name.hasSuffix(".\(form.fileExtension)"), name.utf8.count > form.fileExtension.utf8.count + 1 else {
            throw CommandError(
                "bad-value", "the name of a \(form.fileExtension) ends in '.\(form.fileExtension)'",
                hints: form.isStoryboard
                    ? ["ios-xib and macos-xib begin a xib"] : ["ios-storyboard and macos-storyboard begin a storyboard"]
            )
        }
        do throws(FileError) { old = try FileIO.load(path) } catch {
            guard error.kind == .missing else { throw CommandError(error) }
            old = nil
        }
        if old != nil, !force {
            throw CommandError(
                "file-exists", "there is a file '\(path)' already",
                hints: ["'open' opens it; 'new … --force' replaces it when you save"])
        }
        let folder = PathName.folder(path)
        guard RealPath.isFolder(folder) else {
            throw CommandError("file-missing", "there is no folder '\(folder)'", hints: ["make it first"])
        }
    }
}
