import CommandLanguage
import NibShell
import Platform
import Replies

/// The shells of the documents that a client works on, one for each document.
final class OpenShells {
    private let options: ShellOptions
    private var shells: [String: Shell] = [:]
    /// The files that had the bytes of their documents when they were compared last.
    private var compared: [String: FileIdentity] = [:]
    /// Where documents may be.
    var roots: Roots

    /// - Parameters:
    ///   - options: how the shells are run; their source code is that of the project around the document, if it is in the roots,
    ///     otherwise that of the roots.
    ///   - roots: where documents may be.
    init(options: ShellOptions, roots: Roots) {
        self.options = options
        self.roots = roots
    }

    /// The paths of the documents that are open.
    var paths: [String] { shells.keys.sorted() }

    /// Returns the shell of a document, which is opened if it is not yet.
    ///
    /// - Throws: an error if the document is outside of the roots or cannot be opened.
    func shell(for path: String) throws(CommandError) -> Shell {
        try roots.check(path)
        let key = RealPath.of(path) ?? PathName.absolute(path)
        if let shell = shells[key] {
            // What another program saved meanwhile is read, unless edits here are not saved yet.
            if !shell.isModified, shell.hasChangedOnDisk { _ = try shell.execute("reload") }
            return shell
        }
        let project = RealPath.of(ProjectFolder.around(path)).flatMap { roots.contains($0) ? $0 : nil }
        let shell = newShell(sources: project.map { [$0] } ?? roots.folders)
        do throws(CommandError) { _ = try shell.open(path) } catch { throw advised(error, path: path) }
        shells[key] = shell
        return shell
    }

    /// Returns an error with a hint that names documents of the roots with the same name, if there is no such file.
    private func advised(_ error: CommandError, path: String) -> CommandError {
        guard error.code == "file-missing" else { return error }
        let name = PathName.base(path)
        let all = roots.folders.flatMap { ProjectFolder.documents(below: $0).paths }
        let names = all.map { PathName.base($0) }
        let meant = names.contains(name) ? name : Nearest.name(to: name, among: names)
        let near = zip(all, names).filter { $0.1 == meant }.map(\.0)
        guard !near.isEmpty else { return error }
        var error = error
        error.hints = Advice.didYouMean(Array(near.prefix(3)))
        return error
    }

    /// Whether a file has other bytes than the document of its shell. A file that nobody wrote to since is not read again.
    private func isOther(_ shell: Shell, than path: String) -> Bool {
        guard let identity = try? FileIdentity(of: path) else { return false }
        if compared[path] == identity { return false }
        guard let bytes = try? FileIO.read(path), bytes == shell.documentBytes else { return true }
        if identity.isSettled { compared[path] = identity }
        return false
    }

    /// Returns a shell without a document.
    ///
    /// - Parameter sources: the folders of the code.
    /// - Returns: the shell.
    func newShell(sources: [String]) -> Shell {
        var options = options
        options.sources = sources
        return Shell(options: options)
    }

    /// Leaves all documents; unsaved edits stay in their journals.
    func leave() {
        for shell in shells.values { shell.abandon() }
    }
}
