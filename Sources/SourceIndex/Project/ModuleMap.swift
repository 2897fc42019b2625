import Platform

/// Tells to which modules a file belongs, from the rules of all project files.
struct ModuleMap {
    private var files: [String: [String]] = [:]
    private var folders: [String: [ModuleRules.Rule]] = [:]
    /// Those folders that belong to targets of Xcode projects.
    private var targetFolders: [String: [ModuleRules.Rule]] = [:]
    private var documents: [String: [String]] = [:]
    /// Folders whose documents are resources of a target, with its module.
    private var documentFolders: [(path: String, module: String)] = []
    /// The folders of Xcode projects, which list everything that they build.
    private var projects: [String] = []
    /// The versions of Swift in which targets compile, by module.
    private var languages: [String: SwiftLanguage] = [:]
    private let pods: [String]
    /// The paths of the single files that targets compile.
    var compiledFiles: some Collection<String> { files.keys }
    /// Every module that a project file or a folder of pods names, sorted.
    private(set) var names: [String] = []

    /// Makes the map.
    ///
    /// - Parameters:
    ///   - rules: the rules of each project file.
    ///   - pods: the paths of the folders named `Pods`.
    init(_ rules: [ModuleRules], pods: [String]) {
        var names: Set<String> = []
        for rules in rules {
            names.formUnion(rules.modules)
            languages.merge(rules.languages) { $0.union($1) }
            if let folder = rules.projectFolder { projects.append(folder) }
            for rule in rules.documents {
                if rule.isFolder {
                    documentFolders.append((rule.path, rule.module))
                } else if documents[rule.path]?.contains(rule.module) != true {
                    documents[rule.path, default: []].append(rule.module)
                }
            }
            for rule in rules.rules {
                if rule.isFolder {
                    folders[rule.path, default: []].append(rule)
                    if rules.projectFolder != nil { targetFolders[rule.path, default: []].append(rule) }
                } else if files[rule.path]?.contains(rule.module) != true {
                    files[rule.path, default: []].append(rule.module)
                }
            }
        }
        self.pods = pods.map { $0 + "/" }
        self.names = names.sorted()
    }

    /// Returns the modules of the targets that build a source file or document.
    ///
    /// - Returns: an empty list if the file is in the folder of an Xcode project, but in none of the targets; nil if it is
    ///   not in such a folder, so that something else may build it.
    func targets(of path: String) -> [String]? {
        if let modules = documents[path] { return modules }
        let plain = Self.untranslated(path)
        let folders = documentFolders.filter { Self.isPath(path, at: $0.path) }.map(\.module)
        if !folders.isEmpty { return folders }
        let modules = modules(of: plain)
        if !modules.isEmpty { return modules }
        return projects.contains { PathName.isPath(path, inside: $0) } ? [] : nil
    }

    /// Returns the path of a document without the folder of its language: `Main.storyboard` for
    /// `Base.lproj/Main.storyboard`.
    private static func untranslated(_ path: String) -> String {
        guard path.utf8.contains(Byte.period), path.contains(".lproj/") else { return path }
        return path.split(separator: "/", omittingEmptySubsequences: false).filter { !$0.hasSuffix(".lproj") }
            .joined(separator: "/")
    }

    /// Returns the modules of a file: those whose target compiles it, or else those of the innermost folder that belongs to any.
    func modules(of path: String) -> [String] {
        if let modules = files[path] {
            // Another target can take a file from the folder of its own target.
            return modules + Self.folderModules(of: path, in: targetFolders).filter { !modules.contains($0) }
        }
        if let pod = pod(of: path) { return [pod] }
        return Self.folderModules(of: path, in: folders)
    }

    /// Returns the versions of Swift in which the targets of some modules compile; none if no Xcode project tells.
    func language(of modules: [String]) -> SwiftLanguage {
        modules.reduce(into: []) { $0.formUnion(languages[$1] ?? []) }
    }

    /// Returns the modules of the innermost folder around a file that belongs to any.
    private static func folderModules(of path: String, in folders: [String: [ModuleRules.Rule]]) -> [String] {
        guard !folders.isEmpty else { return [] }
        var folder = path
        while let slash = folder.utf8.lastIndex(of: Byte.slash), slash > folder.startIndex {
            folder = String(folder[..<slash])
            guard let rules = folders[folder] else { continue }
            let modules = rules.filter { !$0.exceptions.contains { isPath(path, at: $0) } }.map(\.module)
            if !modules.isEmpty { return modules }
        }
        return []
    }

    /// Returns whether a path is the same as another or is below it.
    private static func isPath(_ path: String, at other: String) -> Bool {
        path.hasPrefix(other)
            && (path.utf8.count == other.utf8.count || path.utf8.dropFirst(other.utf8.count).first == Byte.slash)
    }

    private func pod(of path: String) -> String? {
        for prefix in pods where path.hasPrefix(prefix) {
            let rest = path.utf8.dropFirst(prefix.utf8.count)
            guard let slash = rest.firstIndex(of: Byte.slash) else { return nil }
            return ModuleName.of(String(path[rest.startIndex..<slash]))
        }
        return nil
    }
}
