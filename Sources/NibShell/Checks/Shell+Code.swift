import SourceIndex

/// Code that can be read again when its files have changed.
public protocol RefreshableCode: CodeLookup {
    /// Looks which files are new, changed or gone.
    func refresh()
}

/// Code whose files are known and can stand for what is on disk: what commands that change code work with.
public protocol EditableCode: CodeLookup {
    /// The paths of all source files.
    var paths: [String] { get }
    /// Bytes that stand for what is on disk, by path.
    var overlay: [String: [UInt8]] { get set }
    /// What one file declares and uses; nil if it is not of the code.
    func declarations(inFile path: String) -> FileDeclarations?
    /// The modules whose targets compile a file.
    func modules(ofFile path: String) -> [String]
}

extension SourceIndex: EditableCode {}

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
        let isNew = loaded?.roots != roots
        if isNew { loaded = makeCode(roots).map { LoadedCode(roots: roots, code: $0) } }
        let isOverlaid = overlayEdits()
        if !isNew {
            (loaded?.code as? any RefreshableCode)?.refresh()
            (loaded?.code as? SourceIndex)?.refresh()
        } else if isOverlaid {
            (loaded?.code as? SourceIndex)?.refresh()
        }
        guard let code = loaded?.code, !code.classNames().isEmpty else { return nil }
        return code
    }

    /// Shows the code the files that are changed and not saved.
    ///
    /// - Returns: whether there are any.
    private func overlayEdits() -> Bool {
        guard let editable = loaded?.code as? any EditableCode, let roots = loaded?.roots else { return false }
        let modified = session?.companions.modified ?? []
        guard !modified.isEmpty || !editable.overlay.isEmpty else { return false }
        var overlay: [String: [UInt8]] = [:]
        for (path, file) in modified {
            for root in roots {
                let absolute = PathName.absolute(root)
                if path == absolute { overlay[root] = file.bytes }
                guard path.hasPrefix(absolute + "/") else { continue }
                overlay[PathName.join(root, String(path.dropFirst(absolute.count + 1)))] = file.bytes
            }
        }
        editable.overlay = overlay
        return true
    }

    /// The code of some folders.
    struct LoadedCode {
        let roots: [String]
        let code: any CodeLookup
    }
}
