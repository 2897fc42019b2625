import SourceIndex

/// Code that can be read again when its files have changed.
public protocol RefreshableCode: CodeLookup {
    /// Looks which files are new, changed or gone.
    func refresh()
}

/// The source code that belongs to the open documents.
extension Shell {
    /// The folders in which code is looked for: those given, else the project around the document or the current folder.
    var codeRoots: [String] {
        sources.isEmpty ? [ProjectFolder.around(session?.path ?? ".")] : sources
    }

    /// The project's code as it is on disk now; nil where no reader is there or the folders hold no classes.
    func currentCode() -> (any CodeLookup)? {
        guard let makeCode = options.makeCode else { return nil }
        let roots = codeRoots
        if let loaded, loaded.roots == roots {
            (loaded.code as? any RefreshableCode)?.refresh()
        } else {
            loaded = makeCode(roots).map { LoadedCode(roots: roots, code: $0) }
        }
        guard let code = loaded?.code, !code.classNames().isEmpty else { return nil }
        return code
    }

    /// The code of some folders.
    struct LoadedCode {
        let roots: [String]
        let code: any CodeLookup
    }
}
