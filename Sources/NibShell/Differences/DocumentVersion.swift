import CommandLanguage
import NibDocument
import Platform
import Replies

/// One of two versions of a document that are compared.
struct DocumentVersion {
    /// What the user calls it.
    let name: String
    let document: NibDocument

    /// Makes a version of a document that is there.
    init(name: String, document: NibDocument) {
        self.name = name
        self.document = document
    }

    /// Reads a version.
    ///
    /// - Parameters:
    ///   - given: a file, a nib that is a folder, or `REV:path` of the enclosing repository. A file takes precedence.
    ///   - path: the document that a revision without a path is about; nil if there is none.
    /// - Throws: an error if there is no such file or revision, or it is not a document.
    init(_ given: String, of path: String? = nil) throws(CommandError) {
        name = given
        let isFile = (try? FileStatus(of: given, followsLinks: true)) != nil
        if !isFile, let colon = given.firstIndex(of: ":") {
            let bytes = try Git(folder: ".").bytes(
                of: String(given[given.index(after: colon)...]), in: String(given[..<colon]))
            document = try DocumentFile.document(bytes, called: given)
        } else if !isFile, let path, !given.hasSuffix(".xib"), !given.hasSuffix(".storyboard") {
            let bytes = try Git(folder: PathName.folder(path)).bytes(of: "./\(PathName.base(path))", in: given)
            document = try DocumentFile.document(bytes, called: "\(given):\(path)")
        } else {
            do throws(CommandError) { document = try DocumentFile(given).document } catch {
                var error = error
                if !isFile, Self.canBeRevision(given) {
                    error.hints.append("a version in git is REV:path, as in '\(Quoting.quote(given)):View.xib'")
                }
                throw error
            }
        }
    }

    /// Whether what is no file may be meant as a revision.
    private static func canBeRevision(_ given: String) -> Bool {
        !given.contains("/") && !["xib", "storyboard", "nib"].contains { given.hasSuffix(".\($0)") }
    }
}
