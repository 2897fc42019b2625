import Foundation

/// A new folder for one transcript, removed with this object.
final class Workspace {
    /// The folder's path, without symbolic links.
    let path: String

    /// The length of every workspace's path, in bytes: what is shown at a width depends on it. More than the temporary
    /// folders of Linux and macOS need, and short enough for the path of a socket inside.
    private static let pathLength = 80

    /// Makes the folder, under a name that is the same in each run: ids of new documents depend on it.
    init() throws {
        let parent = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
        let (unique, name) = (UUID().uuidString.prefix(13), "/workspace")
        let missing = Self.pathLength - "\(parent)/\(unique)\(name)".utf8.count
        path = "\(parent)/\(unique)\(String(repeating: "-", count: max(0, missing)))\(name)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        chmod(path, 0o755)
    }

    deinit {
        try? FileManager.default.removeItem(at: URL(fileURLWithPath: path).deletingLastPathComponent())
    }

    /// Returns the path of a file in the folder.
    func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// Creates a folder inside it and returns its path.
    func folder(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
        return self(name)
    }

    /// Copies a file or folder into it under the same name.
    ///
    /// - Returns: the path of the copy.
    @discardableResult
    func copy(_ source: URL) throws -> String {
        let target = self(source.lastPathComponent)
        try FileManager.default.copyItem(atPath: source.path, toPath: target)
        return target
    }

    /// Returns the content of a file.
    func bytes(_ path: String) -> [UInt8] { Array(FileManager.default.contents(atPath: path) ?? Data()) }

    /// Replaces what differs between runs: the folder's path, its digest and process ids.
    func normalized(_ text: String) -> String {
        var text = text.replacingOccurrences(of: path + "/", with: "").replacingOccurrences(of: path, with: "$DIR")
        for (pattern, word) in [("process [0-9]+", "process PID"), ("journals/[0-9a-f]{16}-", "journals/DIGEST-")] {
            text = text.replacingOccurrences(of: pattern, with: word, options: .regularExpression)
        }
        return text
    }
}
