import Foundation

/// A folder for one test, removed at its end.
final class TemporaryFolder {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "nibsh-test-" + UUID().uuidString
        try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        chmod(path, 0o700)
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a name inside.
    func callAsFunction(_ name: String) -> String {
        path + "/" + name
    }

    /// Makes a file and returns its path.
    @discardableResult
    func file(_ name: String, _ content: String, mode: Int = 0o644) -> String {
        let path = self(name)
        let made = FileManager.default.createFile(
            atPath: path, contents: Data(content.utf8), attributes: [.posixPermissions: mode])
        precondition(made)
        return path
    }

    /// The names inside, hidden ones too, sorted.
    var names: [String] {
        try! FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}

/// The content of a file as text.
func content(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data("(no file)".utf8), as: UTF8.self)
}

/// The permission bits of a file.
func mode(_ path: String) -> Int {
    let attributes = try! FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as! NSNumber).intValue
}
