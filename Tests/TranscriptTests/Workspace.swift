import Foundation

/// A fresh folder for one transcript, removed with it.
final class Workspace {
    /// The folder's path, without symbolic links.
    let path: String

    /// Makes the folder.
    init() throws {
        let parent = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
        path = parent.appendingPathComponent("nibsh-transcript-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        chmod(path, 0o755)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a name inside.
    func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// Makes a folder inside and returns its path.
    func folder(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
        return self(name)
    }

    /// Copies a file or folder into the folder under its own name.
    ///
    /// - Returns: the path of the copy.
    @discardableResult
    func copy(_ source: URL) throws -> String {
        let target = self(source.lastPathComponent)
        try FileManager.default.copyItem(atPath: source.path, toPath: target)
        return target
    }

    /// The content of a file.
    func bytes(_ path: String) -> [UInt8] { Array(FileManager.default.contents(atPath: path) ?? Data()) }

    /// Takes out of a text what differs from run to run: the folder's path, its digest and process numbers.
    func normalized(_ text: String) -> String {
        var text = text.replacingOccurrences(of: path + "/", with: "").replacingOccurrences(of: path, with: "$DIR")
        for (pattern, word) in [("process [0-9]+", "process PID"), ("journals/[0-9a-f]{16}-", "journals/DIGEST-")] {
            text = text.replacingOccurrences(of: pattern, with: word, options: .regularExpression)
        }
        return text
    }
}
