import Foundation

/// The documents that tests read: the project's own, and those of a second corpus where there is one.
///
/// A corpus is any folder. Where it has folders `files`, `deltas` and `nibs`, documents, pairs of versions and compiled nibs
/// are looked for there; else all of its xibs and storyboards are documents.
package enum Corpus {
    /// The second corpus, real documents that the environment variable `NIBSH_CORPUS` names; nil where there is none.
    package static let folder: String? = {
        guard let path = ProcessInfo.processInfo.environment["NIBSH_CORPUS"], !path.isEmpty else { return nil }
        return path
    }()

    /// What a test says that is skipped for want of a second corpus.
    package static let reason = "it measures real documents, and NIBSH_CORPUS names no folder of them"

    /// The project's own documents, which `Tests/Documents/make` makes.
    package static let own = tests + "/Documents"

    /// The folder of the samples.
    package static let samples = URL(fileURLWithPath: tests + "/../Samples").standardized.path

    /// The documents of transcripts, with archives and compiled nibs among them.
    package static let transcripts = tests + "/Transcripts/documents"

    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardized.path

    /// All documents, whatever they turn out to be, in the order of their paths: the project's own, the samples, the corpus.
    package static let files: [String] = ownFiles + sampleFiles + corpusFiles

    /// The documents that Interface Builder wrote or would write so: all but those that `unlike-xcode.txt` names.
    package static let likeXcode: [String] = files.filter { path in
        let name = name(path)
        return !unlikeXcode.contains { name.hasPrefix($0) }
    }

    /// The project's own documents.
    package static let ownFiles: [String] = files(in: own, suffixes: documentSuffixes).filter {
        !$0.hasPrefix("\(own)/Deltas/")
    }

    /// The samples' documents.
    package static let sampleFiles: [String] = files(in: samples, suffixes: documentSuffixes)

    /// The documents of the second corpus.
    package static let corpusFiles: [String] = part("files").map { files(in: $0, suffixes: documentSuffixes) } ?? []

    /// Beginnings of the names of documents that people or other programs wrote, from `Tests/Documents/unlike-xcode.txt`.
    private static let unlikeXcode: [String] = {
        let text = (try? String(contentsOfFile: "\(own)/unlike-xcode.txt", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }()

    private static let documentSuffixes = [".xib", ".storyboard"]

    /// A folder of the second corpus; the corpus itself where it has none of that name.
    ///
    /// - Parameter name: `files`, `deltas` or `nibs`.
    /// - Returns: the folder's path; nil where there is no second corpus.
    package static func part(_ name: String) -> String? {
        folder.map { isFolder("\($0)/\(name)") ? "\($0)/\(name)" : $0 }
    }

    /// The bytes of a file.
    package static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// A path as reports name it: below the folder that it was found in.
    package static func name(_ path: String) -> String {
        for root in [part("files"), folder, own, samples, transcripts].compactMap({ $0 })
        where path.hasPrefix("\(root)/") {
            return String(path.dropFirst(root.count + 1))
        }
        return path
    }

    /// The paths of all files below a folder whose names end in one of some ways, sorted.
    package static func files(in folder: String, suffixes: [String]) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        return names.compactMap { $0 as? String }
            .filter { name in suffixes.contains { name.hasSuffix($0) } }
            .sorted().map { "\(folder)/\($0)" }
            .filter { FileManager.default.fileExists(atPath: $0) && !isFolder($0) }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
