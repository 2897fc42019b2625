import Platform
import Replies

/// Asks git, as a program of its own, for files of a repository.
struct Git {
    /// The folder in which git is asked; it decides which repository is meant.
    let folder: String

    /// What git printed; nil if it ended with another status than 0.
    ///
    /// - Throws: an error if git cannot be started.
    func output(of arguments: [String]) throws(CommandError) -> [UInt8]? {
        let process: ChildProcess
        do throws(SystemError) {
            process = try ChildProcess(
                "git", arguments: ["-C", folder, "--no-optional-locks"] + arguments, environment: Environment.all)
            while !process.hasEnded, !Interruption.isPending { try ChildProcess.wait(for: [process]) }
        } catch {
            throw CommandError(
                "git", "git cannot be started: \(error.reason)",
                hints: ["REV:path needs git in PATH; without it, compare files"])
        }
        if Interruption.isPending { throw CommandError.interrupted }
        let output = process.incoming
        return process.stop() == .status(0) ? output : nil
    }

    /// The bytes of a file in a revision.
    ///
    /// - Parameters:
    ///   - path: the path from the root of the repository, or from the folder if it is not there.
    ///   - revision: a commit, branch or tag as git names it; empty for the index.
    /// - Returns: the bytes.
    /// - Throws: an error that says whether the repository, the revision or the file is missing.
    func bytes(of path: String, in revision: String) throws(CommandError) -> [UInt8] {
        if let bytes = try output(of: ["cat-file", "blob", "\(revision):\(path)"]) { return bytes }
        if !path.hasPrefix("./"), let bytes = try output(of: ["cat-file", "blob", "\(revision):./\(path)"]) {
            return bytes
        }
        guard try output(of: ["rev-parse", "--git-dir"]) != nil else {
            throw CommandError(
                "no-repository", "there is no git repository around '\(folder)'",
                hints: ["compare two files, or run nibsh inside the repository"])
        }
        let check = ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]
        if !revision.isEmpty, try output(of: check) == nil {
            throw CommandError("unknown-revision", "git knows no revision '\(revision)'", hints: ["git log --oneline"])
        }
        let name = revision.isEmpty ? "the index" : "'\(revision)'"
        throw CommandError(
            "missing-file", "there is no '\(path)' in \(name)",
            hints: ["git ls-tree -r --name-only \(revision.isEmpty ? "HEAD" : revision)"])
    }
}
