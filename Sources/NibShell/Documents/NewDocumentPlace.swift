import CommandLanguage
import NibDocument
import Platform
import Replies

/// The place of a new document: a path that fits its kind, and the file that is there now.
struct NewDocumentPlace {
    /// The existing file; nil if there is none.
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
                "bad-value", "the name of a \(form.fileExtension) must end in '.\(form.fileExtension)'",
                hints: Self.advice(name: name, path: path, for: form))
        }
        do throws(FileError) { old = try FileIO.load(path) } catch {
            guard error.kind == .missing else { throw CommandError(error) }
            old = nil
        }
        if old != nil, !force {
            throw CommandError(
                "file-exists", "the file '\(path)' already exists",
                hints: ["'open' opens it; 'new … --force' replaces it when you save"])
        }
        let folder = PathName.folder(path)
        guard RealPath.isFolder(folder) else {
            throw CommandError("file-missing", "there is no folder '\(folder)'", hints: ["make the folder first"])
        }
    }

    /// What to write instead of a name that does not fit: the kind for its ending, or the name with the ending.
    private static func advice(name: String, path: String, for form: NewDocument) -> [String] {
        if form.isStoryboard, name.hasSuffix(".xib") { return ["use ios-xib or macos-xib for a xib"] }
        if !form.isStoryboard, name.hasSuffix(".storyboard") {
            return ["use ios-storyboard or macos-storyboard for a storyboard"]
        }
        guard !name.isEmpty, !name.hasPrefix("."), !RealPath.isFolder(path) else { return [] }
        let whole = Quoting.quote("\(path).\(form.fileExtension)")
        return ["write the name with its ending: new \(form.rawValue) \(whole)"]
    }
}
