import Foundation

/// The files of the repository, found relative to this source file.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The paths of the sources and scripts in folders and their subfolders.
    static func sources(in folders: [String]) throws -> [String] {
        try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
                .filter { ["swift", "h", "py", "txt", "sh"].contains(URL(fileURLWithPath: $0).pathExtension) }
                .map { "\(folder)/\($0)" }
        }
    }
}
