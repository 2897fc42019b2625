import Foundation

/// A folder for one test, removed when the test ends.
package final class TemporaryFolder {
    /// The folder's path.
    package let path: String

    /// Creates a folder; traps on failure, because a test cannot continue without it.
    package init() {
        path = FileManager.default.temporaryDirectory.path + "/nibsh-test-" + UUID().uuidString
        try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        chmod(path, 0o700)
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Returns the path of a file in the folder.
    package func callAsFunction(_ name: String) -> String {
        path + "/" + name
    }

    /// Creates a file and returns its path.
    @discardableResult
    package func file(_ name: String, _ content: String, mode: Int = 0o644) -> String {
        let path = self(name)
        let made = FileManager.default.createFile(
            atPath: path, contents: Data(content.utf8), attributes: [.posixPermissions: mode])
        precondition(made)
        return path
    }

    /// Writes a text to a file and creates the folders that contain it.
    package func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    /// Writes bytes to a file and creates the folders that contain it.
    package func write(_ name: String, _ bytes: [UInt8]) throws {
        let target = URL(fileURLWithPath: self(name))
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: target)
    }

    /// Creates a symbolic link.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
    }

    /// Removes a file or folder.
    package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self(name)) }

    /// Returns a path relative to the folder.
    package func name(_ path: String) -> String {
        path.hasPrefix(self.path + "/") ? String(path.dropFirst(self.path.count + 1)) : path
    }

    /// The names in the folder, sorted and including hidden ones.
    package var names: [String] {
        try! FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}

/// Returns the content of a file as text.
package func content(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data("(no file)".utf8), as: UTF8.self)
}

/// Returns the permission bits of a file.
package func mode(_ path: String) -> Int {
    let attributes = try! FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as! NSNumber).intValue
}
