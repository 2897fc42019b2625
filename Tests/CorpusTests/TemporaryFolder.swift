import Foundation

/// A folder of its own for a test, gone when the test is.
final class TemporaryFolder {
    /// The folder's path.
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "nibsh-corpus-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file into the folder, over the one that is there.
    ///
    /// - Returns: its path.
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = "\(path)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        return file
    }

    /// Writes a text into the folder.
    func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }
}
