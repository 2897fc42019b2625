import Foundation
import NibShell
import Replies

/// What a session must be able to do after each edit, and at its end.
extension Shell {
    /// The last command can be undone and redone.
    ///
    /// - Parameter before: the document before the command.
    /// - Returns: what is lost; nil if nothing is.
    func lossOfUndo(to before: [UInt8]?) -> String? {
        let after = documentBytes
        guard after != before else { return nil }
        do throws(CommandError) {
            _ = try execute("undo")
            if documentBytes != before { return "undo gives other bytes" }
            _ = try execute("redo")
            return documentBytes == after ? nil : "redo gives other bytes"
        } catch { return "it cannot be undone or redone: \(error.message)" }
    }

    /// The log leads to the same document.
    ///
    /// - Parameters:
    ///   - path: the file that the log began with.
    ///   - folder: where the script is written.
    /// - Returns: what is lost; nil if nothing is.
    func lossOfReplay(on path: String, in folder: String) -> String? {
        let other = Shell()
        defer { other.abandon() }
        do throws(CommandError) {
            let log = try execute("log --script").text.plain
            guard !log.isEmpty else { return nil }
            _ = try other.open(path)
            // As a script: there, 'set' does only what it says, and what came along with it has lines of its own.
            let script = folder + "/log.nibsh"
            _ = FileManager.default.createFile(atPath: script, contents: Data((log + "\n").utf8))
            _ = try other.execute("source '\(script)'")
        } catch { return "the log cannot be replayed: \(error.message)" }
        return other.documentBytes == documentBytes ? nil : "the replayed log gives other bytes"
    }
}
