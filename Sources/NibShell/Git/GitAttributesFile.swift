import Platform
import Replies

/// A file of git attributes, of which only lines that nibsh wrote are changed.
struct GitAttributesFile {
    /// Where it is.
    let path: String
    private let old: [UInt8]?
    private(set) var lines: [String]
    private let lineEnd: String

    /// Reads the attributes of a repository, or those of all repositories of the user.
    ///
    /// - Parameters:
    ///   - git: git in a folder of the repository.
    ///   - isGlobal: whether the attributes of all repositories are meant.
    /// - Throws: an error if there is no such file for lack of a working tree or a home, or if it cannot be read.
    init(of git: Git, isGlobal: Bool) throws(CommandError) {
        path = isGlobal ? try Self.globalPath(git) : try Self.localPath(git)
        guard FileStatus(path) != nil else {
            (old, lines, lineEnd) = (nil, [], "\n")
            return
        }
        let bytes: [UInt8]
        do throws(FileError) { bytes = try FileIO.read(path) } catch {
            var failure = CommandError(error)
            failure.hints = ["git reads the attributes from this file"]
            throw failure
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard Array(text.utf8) == bytes else {
            throw CommandError(
                "not-utf8", "\(PathName.shown(path)) is not in UTF-8",
                hints: ["add the lines by hand: \(GitSetup.attributes.map(\.line).joined(separator: "; "))"])
        }
        old = bytes
        lineEnd = text.contains("\r\n") ? "\r\n" : "\n"
        lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
        if lines.last == "" { lines.removeLast() }
    }

    private static func localPath(_ git: Git) throws(CommandError) -> String {
        guard let root = try git.root() else {
            throw CommandError(
                "bare-repository", "the repository of '\(git.folder)' has no working tree for a .gitattributes",
                hints: ["nibsh git install --global"])
        }
        let path = PathName.join(root, ".gitattributes")
        // git does not follow such a link either, and it may lead to any file of the user.
        guard (try? FileStatus(of: path, followsLinks: false))?.kind != .link else {
            throw CommandError(
                "linked-attributes", "'\(PathName.shown(path))' is a symbolic link, which git does not follow",
                hints: ["nibsh git install --global"])
        }
        return path
    }

    private static func globalPath(_ git: Git) throws(CommandError) -> String {
        if let named = try git.lines(of: ["config", "--global", "--type=path", "--get", "core.attributesFile"])?.first {
            return named
        }
        if let folder = Environment.value("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
            return PathName.join(folder, "git/attributes")
        }
        guard let home = Environment.value("HOME"), !home.isEmpty else {
            throw CommandError(
                "no-home", "HOME is not set, so git has no attributes for all repositories",
                hints: ["nibsh git install"]
            )
        }
        return PathName.join(home, ".config/git/attributes")
    }

    /// Whether there is a line; the white space between its words does not matter.
    func contains(_ line: String) -> Bool { lines.contains { Self.words(of: $0) == Self.words(of: line) } }

    /// Adds a line at the end, where it takes precedence.
    mutating func add(_ line: String) { lines.append(line) }

    /// Removes all equal lines.
    mutating func remove(_ line: String) { lines.removeAll { Self.words(of: $0) == Self.words(of: line) } }

    private static func words(of line: String) -> [Substring] { line.split { $0 == " " || $0 == "\t" } }

    /// Writes the file if it has changed; one without lines is removed.
    ///
    /// - Throws: an error if it cannot be written.
    func write() throws(CommandError) {
        let bytes = Array(lines.map { $0 + lineEnd }.joined().utf8)
        guard bytes != old ?? [] else { return }
        do throws(FileError) {
            if !lines.isEmpty {
                try FileIO.makeFolder(PathName.folder(path))
                _ = try AtomicFile.write(bytes, to: path)
                return
            }
        } catch { throw CommandError(error) }
        FileSystem.remove(path)
        if FileSystem.exists(path) {
            throw CommandError("cannot-remove", "\(PathName.shown(path)) cannot be removed", hints: ["rm \(path)"])
        }
    }
}
