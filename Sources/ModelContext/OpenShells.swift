import CommandLanguage
import NibShell
import Platform
import Replies

/// The shells of the documents that a client works on, one for each document.
final class OpenShells {
    private var options: ShellOptions
    private var shells: [String: Shell] = [:]
    /// Where documents may be.
    var roots: Roots

    /// - Parameters:
    ///   - options: how the shells are run; their source code is that of the document's project, if it is in the roots,
    ///     otherwise that of the roots.
    ///   - roots: where documents may be.
    init(options: ShellOptions, roots: Roots) {
        self.options = options
        // What the user copied may be from outside of the roots.
        self.options.clipboard = Clipboard(folder: nil)
        self.roots = roots
    }

    /// The paths of the documents that are open.
    var paths: [String] { shells.keys.sorted() }

    /// The path that a client means by one that is relative to a folder: that of a document, or a root, wherever the server was started.
    ///
    /// - Parameters:
    ///   - given: a path, or something else that a command takes in place of one, such as a revision.
    ///   - document: the document that the command is about; nil for none.
    /// - Returns: the path of a file that exists; in the first root for a file that does not; what is given if it is no path.
    func path(of given: String, beside document: String? = nil) -> String {
        guard !given.isEmpty, !given.hasPrefix("/") else { return given }
        let folders = (document.map { [PathName.folder($0)] } ?? []) + roots.folders
        let paths = folders.map { PathName.join($0, given) }
        if let found = paths.first(where: FileSystem.exists) { return found }
        return document == nil ? paths.first ?? given : given
    }

    /// Makes a document by a statement of `new`.
    ///
    /// - Throws: an error if the statement is wrong, or the document is open already.
    func begin(by statement: String) throws(CommandError) -> Reply {
        let shell = newShell(sources: roots.folders)
        var reply = try shell.execute(statement)
        guard let path = shell.documentPath else { return reply }
        reply.text = "\(path) is open; 'save' writes it"
        let key = RealPath.reached(by: path)
        guard shells[key] == nil else {
            shell.discard()
            throw CommandError("already-open", "'\(path)' is open already")
        }
        shells[key] = shell
        return reply
    }

    /// Returns the shell of a document, which is opened if it is not yet.
    ///
    /// - Throws: an error if the document is outside of the roots or cannot be opened.
    func shell(for path: String) throws(CommandError) -> Shell {
        try roots.check(path)
        let key = RealPath.reached(by: path)
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

    /// Returns a shell without a document.
    ///
    /// - Parameter sources: the folders of the code.
    /// - Returns: the shell.
    func newShell(sources: [String]) -> Shell {
        var options = options
        options.sources = sources
        (options.wantsFields, options.wantsText) = (true, true)
        return Shell(options: options)
    }

    /// Leaves all documents; unsaved edits stay in their journals.
    func leave() {
        for shell in shells.values { shell.abandon() }
    }
}
