import Foundation

/// A folder for one test, removed at its end.
public final class TemporaryFolder {
    /// The folder's path.
    public let path: String

    /// Makes a folder; a test cannot go on without one.
    public init() {
        path = FileManager.default.temporaryDirectory.path + "/nibsh-test-" + UUID().uuidString
        try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        chmod(path, 0o700)
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a name inside.
    public func callAsFunction(_ name: String) -> String {
        path + "/" + name
    }

    /// Makes a file and returns its path.
    @discardableResult
    public func file(_ name: String, _ content: String, mode: Int = 0o644) -> String {
        let path = self(name)
        let made = FileManager.default.createFile(
            atPath: path, contents: Data(content.utf8), attributes: [.posixPermissions: mode])
        precondition(made)
        return path
    }

    /// Writes a file with the folders it is in.
    public func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    /// Writes bytes to a file, with the folders it is in.
    public func write(_ name: String, _ bytes: [UInt8]) throws {
        let target = URL(fileURLWithPath: self(name))
        try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: target)
    }

    /// Makes a symbolic link.
    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
    }

    /// Removes a file or folder.
    public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self(name)) }

    /// A path without the folder's own.
    public func name(_ path: String) -> String {
        path.hasPrefix(self.path + "/") ? String(path.dropFirst(self.path.count + 1)) : path
    }

    /// The names inside, hidden ones too, sorted.
    public var names: [String] {
        try! FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}

/// The content of a file as text.
public func content(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data("(no file)".utf8), as: UTF8.self)
}

/// The permission bits of a file.
public func mode(_ path: String) -> Int {
    let attributes = try! FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as! NSNumber).intValue
}
