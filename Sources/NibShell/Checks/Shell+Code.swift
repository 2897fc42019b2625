import SourceIndex

/// Code whose files are known: what commands that change code work with.
public protocol EditableCode: CodeLookup {
    /// The paths of all source files.
    var paths: [String] { get }
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

    /// The project's code as it is now, with edits that are not saved; nil where the folders hold no classes.
    func currentCode() -> (any CodeLookup)? {
        let roots = codeRoots
        if let makeCode = options.makeCode { return makeCode(roots) }
        let code: ProjectCode
        if let loaded, loaded.roots == roots, loaded.readsDependencies == readsDependencies {
            code = loaded.code
        } else {
            code = ProjectCode(
                roots: roots, cache: options.cacheFolder, readsDependencies: readsDependencies,
                reader: options.makeReader?())
            loaded = LoadedCode(roots: roots, readsDependencies: readsDependencies, code: code)
        }
        code.refresh(unsaved: session?.companions.modified ?? [])
        return code.isThere ? code.index : nil
    }

    /// How many files that could not be read are told of by name.
    private static let namedProblems = 3

    /// Tells of files and folders of the code that could not be read, as what they declare is not known.
    func tellUnreadCode() {
        guard options.makeCode == nil, let problems = loaded?.code.index.problems else { return }
        for problem in problems.prefix(Self.namedProblems) {
            notices.append("\(problem.path) was not read: \(problem.reason)")
        }
        let more = problems.count - Self.namedProblems
        if more > 0 { notices.append("\(more) more of the code \(more == 1 ? "was" : "were") not read") }
    }

    /// The code of some folders.
    struct LoadedCode {
        let roots: [String]
        let readsDependencies: Bool
        let code: ProjectCode
    }
}
