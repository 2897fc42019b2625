import Platform
import Replies

/// The configuration of one repository, or of all repositories of a user.
struct GitConfiguration {
    private let git: Git
    /// The option that says which file is meant.
    private let scope: String

    /// Names a configuration.
    ///
    /// - Parameters:
    ///   - git: git in a folder of the repository.
    ///   - isGlobal: whether that of all repositories is meant.
    init(of git: Git, isGlobal: Bool) {
        self.git = git
        scope = isGlobal ? "--global" : "--local"
    }

    /// All values of a key.
    ///
    /// - Throws: an error if git cannot be started or the file cannot be read.
    func values(of key: String) throws(CommandError) -> [String] {
        let result = try git.run(["config", scope, "--get-all", key])
        guard result.status == 0 || result.status == 1 else { throw failure(["--get-all", key], verb: "read") }
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Sets a key to one value.
    ///
    /// - Throws: an error if the file cannot be written.
    func set(_ key: String, to value: String) throws(CommandError) {
        guard try git.output(of: ["config", scope, "--replace-all", key, value]) != nil else {
            throw failure([key, "'\(value)'"], verb: "written")
        }
    }

    /// Removes all values of a key, and its section if that becomes empty.
    ///
    /// - Throws: an error if the file cannot be written.
    func remove(_ key: String) throws(CommandError) {
        guard try git.output(of: ["config", scope, "--unset-all", key]) != nil else {
            throw failure(["--unset-all", key], verb: "written")
        }
    }

    /// The file that has a key, as users see its path; nil if none has it.
    func file(of key: String) throws(CommandError) -> String? {
        let line = try git.lines(of: ["config", scope, "--show-origin", "--get", key])?.first
        guard let origin = line?.split(separator: "\t").first, origin.hasPrefix("file:") else { return nil }
        // Git prints the path as seen from the root of the working tree.
        let path = PathName.join(try git.root() ?? git.folder, String(origin.dropFirst("file:".count)))
        return PathName.shown(PathName.absolute(path))
    }

    private func failure(_ arguments: [String], verb: String) -> CommandError {
        let command = (["git", "config", scope] + arguments).joined(separator: " ")
        return CommandError(
            "git-config", "git's configuration cannot be \(verb)", hints: ["'\(command)' prints the reason"])
    }
}
