import CommandLanguage
import Platform
import Replies

/// Runs git as a program of its own.
struct Git {
    /// The folder in which git runs; it decides which repository is meant.
    let folder: String

    /// What a run of git came to.
    struct Result {
        /// The exit status; nil if a signal ended it.
        let status: Int32?
        /// What it printed.
        let output: [UInt8]
    }

    /// The configuration of a repository, which may come from a stranger, names programs that git starts. None of them must be started
    /// because a document is looked at: not the monitor of files, and not what fetches the objects that a partial clone lacks.
    private static let options = ["--no-optional-locks", "-c", "core.fsmonitor=false"]
    /// Versions of git before 2.44 do not know the second variable; with the first, they fetch by no protocol.
    private static let variables = ["GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1"]

    /// Runs git.
    ///
    /// - Parameter arguments: the subcommand and its arguments.
    /// - Returns: the exit status and the output.
    /// - Throws: an error if git cannot be started.
    func run(_ arguments: [String]) throws(CommandError) -> Result {
        let process: ChildProcess
        do throws(SystemError) {
            process = try ChildProcess(
                "git", arguments: ["-C", folder] + Self.options + arguments,
                environment: Self.variables + Environment.all)
            while !process.hasEnded, !Interruption.isPending { try ChildProcess.wait(for: [process]) }
        } catch {
            throw CommandError(
                "git", "git cannot be started: \(error.reason)",
                hints: ["revisions need git in PATH; without it, compare files"])
        }
        if Interruption.isPending { throw CommandError.interrupted }
        let output = process.incoming
        guard case .status(let status) = process.stop() else { return Result(status: nil, output: output) }
        return Result(status: status, output: output)
    }

    /// What git printed; nil if it ended with another status than 0.
    ///
    /// - Throws: an error if git cannot be started.
    func output(of arguments: [String]) throws(CommandError) -> [UInt8]? {
        let result = try run(arguments)
        return result.status == 0 ? result.output : nil
    }

    /// The lines that git printed; nil if it ended with another status than 0.
    ///
    /// - Throws: an error if git cannot be started.
    func lines(of arguments: [String]) throws(CommandError) -> [String]? {
        try output(of: arguments).map {
            SystemName.text($0).split(separator: "\n").map(String.init)
        }
    }

    /// The folder at the root of the working tree; nil outside of one.
    func root() throws(CommandError) -> String? { try lines(of: ["rev-parse", "--show-toplevel"])?.first }

    /// Refuses a folder that no repository is around.
    ///
    /// - Parameter hint: what to do instead.
    /// - Throws: an error if there is none, or git cannot be started.
    func requireRepository(hint: String) throws(CommandError) {
        guard try output(of: ["rev-parse", "--git-dir"]) == nil else { return }
        var parent: String? = PathName.absolute(folder)
        while let current = parent {
            if FileSystem.exists(PathName.join(current, ".git")) {
                throw CommandError(
                    "unreadable-repository", "git refuses the repository in '\(PathName.shown(current))'",
                    hints: ["'git status' prints the reason"])
            }
            parent = current == "/" ? nil : PathName.folder(current)
        }
        throw CommandError("no-repository", "'\(folder)' is not in a git repository", hints: [hint])
    }

    /// The bytes of a file in a revision.
    ///
    /// - Parameters:
    ///   - path: the path from the root of the repository, or from the folder if it is not there.
    ///   - revision: a commit, branch or tag as git names it; empty for the index.
    /// - Returns: the bytes.
    /// - Throws: an error that says whether the repository, the revision or the file is missing.
    func bytes(of path: String, in revision: String) throws(CommandError) -> [UInt8] {
        let places = (path.hasPrefix("./") ? [path] : [path, "./\(path)"]).map { "\(revision):\($0)" }
        for place in places {
            if let bytes = try output(of: ["cat-file", "blob", place]) { return bytes }
        }
        try requireRepository(hint: "compare two files, or run nibsh inside the repository")
        let check = ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]
        if !revision.isEmpty, try output(of: check) == nil {
            throw CommandError("unknown-revision", "git knows no revision '\(revision)'", hints: ["git log --oneline"])
        }
        let name = revision.isEmpty ? "the index" : "'\(revision)'"
        for place in places where try output(of: ["rev-parse", "--verify", "--quiet", place]) != nil {
            throw CommandError(
                "missing-file", "git knows '\(path)' in \(name), but this partial clone has not fetched it",
                hints: ["git cat-file blob \(Quoting.quote(place))"])
        }
        throw CommandError(
            "missing-file", "there is no '\(path)' in \(name)",
            hints: ["git ls-tree -r --name-only \(revision.isEmpty ? "HEAD" : revision)"])
    }
}
