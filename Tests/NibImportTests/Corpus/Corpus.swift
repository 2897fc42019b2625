import Foundation
import Testing

/// The real nibs that the tests of this target read.
enum Corpus {
    /// The folder of real files, named by the environment variable `NIBSH_CORPUS`; nil where there is none.
    static let folder: String? = {
        guard let path = ProcessInfo.processInfo.environment["NIBSH_CORPUS"], !path.isEmpty else { return nil }
        return path
    }()

    /// What a skipped test says.
    static let reason: Comment = "NIBSH_CORPUS names no folder of real files"

    /// The xibs of Xcode 3 and 4.
    static let archives: [String] = files(in: "files", suffix: ".xib").filter { head($0).contains("<archive ") }

    /// The nibs that compilers made.
    static let compiled: [String] = files(in: "nibs", suffix: ".nib").filter { !$0.hasSuffix("/designable.nib") }

    /// The archives and documents in folders beside which the nib stands that was made from them.
    static let designable: [String] = files(in: "nibs", suffix: "/designable.nib")

    /// The samples of which there is both the document and what Apple's compiler made of it.
    static let pairs: [(document: String, nib: String)] = compiled.compactMap { nib in
        let document = nib.replacingOccurrences(of: "/nibs/", with: "/files/").dropLast(3) + "xib"
        return FileManager.default.fileExists(atPath: String(document)) ? (String(document), nib) : nil
    }

    /// The bytes of a file.
    static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

    /// A path below the corpus.
    static func name(_ path: String) -> String { path.replacingOccurrences(of: (folder ?? "") + "/", with: "") }

    private static func head(_ path: String) -> String {
        String(decoding: (try? bytes(path))?.prefix(3000) ?? [], as: UTF8.self)
    }

    private static func files(in part: String, suffix: String) -> [String] {
        guard let folder, let names = FileManager.default.enumerator(atPath: "\(folder)/\(part)") else { return [] }
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }
            .sorted().map { "\(folder)/\(part)/\($0)" }
            .filter {
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
            }
    }
}
