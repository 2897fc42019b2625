import Foundation
import Testing

/// The documents that the tests of this target read.
enum Corpus {
    /// The folder of real documents, named by the environment variable `NIBSH_CORPUS`; nil where there is none.
    static let folder: String? = {
        guard let path = ProcessInfo.processInfo.environment["NIBSH_CORPUS"], !path.isEmpty else { return nil }
        return path
    }()

    /// What a skipped test says.
    static let reason: Comment = "NIBSH_CORPUS names no folder of real documents"

    /// The folder of the project's own samples.
    static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Samples").standardized.path

    /// The real documents, whatever they turn out to be, in the order of their paths.
    static let files: [String] = folder.map { documents(in: "\($0)/files") } ?? []

    /// The samples' documents.
    static let sampleFiles: [String] = documents(in: samples)

    /// The bytes of a file.
    static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

    /// A path as reports name it: below the corpus or the samples.
    static func name(_ path: String) -> String {
        for root in [folder.map { "\($0)/files/" }, folder.map { "\($0)/" }, "\(samples)/"].compactMap({ $0 })
        where path.hasPrefix(root) {
            return String(path.dropFirst(root.count))
        }
        return path
    }

    /// All xibs and storyboards below a folder.
    private static func documents(in folder: String) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        return names.compactMap { $0 as? String }
            .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
            .sorted().map { "\(folder)/\($0)" }
            .filter { isFile($0) }
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
