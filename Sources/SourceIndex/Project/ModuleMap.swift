import Platform

/// Tells to which targets a file belongs, from the rules of all project files.
///
/// Paths are compared as macOS compares them by default: without regard to case.
struct ModuleMap {
    private var files: [String: [BuildTarget]] = [:]
    private var folders: [String: [Rule]] = [:]
    /// Those folders that belong to targets of Xcode projects.
    private var targetFolders: [String: [Rule]] = [:]
    private var documents: [String: [BuildTarget]] = [:]
    /// Folders whose documents are resources of a target.
    private var documentFolders: [Rule] = []
    /// The folders of Xcode projects, which list everything that they build.
    private var projects: [String] = []
    /// The versions of Swift in which targets compile.
    private var languages: [Module: SwiftLanguage] = [:]
    private var bundles: [String: [BuildTarget]] = [:]
    private let pods: [String]
    /// The paths of the single files that targets compile, as the projects write them.
    private(set) var compiledFiles: Set<String> = []
    /// Every module that a project file or a folder of pods names, sorted.
    private(set) var names: [String] = []

    /// A module of a project; several targets may build it.
    private struct Module: Hashable {
        var name: String
        var project: String
    }

    /// A folder that belongs to a target.
    private struct Rule {
        var target: BuildTarget
        var path: String
        var exceptions: [String]
    }

    /// Makes the map.
    ///
    /// - Parameters:
    ///   - rules: the rules of each project file.
    ///   - pods: the paths of the folders named `Pods`.
    init(_ rules: [ModuleRules], pods: [String]) {
        self.pods = pods.map { $0 + "/" }
        var names: Set<String> = []
        for rules in rules {
            names.formUnion(rules.modules)
            for (module, language) in rules.languages {
                languages[Module(name: module, project: rules.project), default: []].formUnion(language)
            }
            if let folder = rules.projectFolder { projects.append(Self.key(folder)) }
            add(rules)
        }
        self.names = names.sorted()
    }

    private mutating func add(_ rules: ModuleRules) {
        for bundle in rules.bundles {
            let target = BuildTarget(module: bundle.module, project: rules.project, name: bundle.target)
            bundles[bundle.identifier, default: []].append(target)
        }
        for rule in rules.documents {
            let found = Self.rule(rule, in: rules)
            if rule.isFolder {
                documentFolders.append(found)
            } else if documents[found.path]?.contains(found.target) != true {
                documents[found.path, default: []].append(found.target)
            }
        }
        for rule in rules.rules {
            let found = Self.rule(rule, in: rules)
            if rule.isFolder {
                folders[found.path, default: []].append(found)
                if rules.projectFolder != nil { targetFolders[found.path, default: []].append(found) }
            } else {
                // A target can take a document from the folder of another one.
                if SourceName.kind(rule.path) != nil { compiledFiles.insert(rule.path) }
                if files[found.path]?.contains(found.target) != true {
                    files[found.path, default: []].append(found.target)
                }
            }
        }
    }

    private static func rule(_ rule: ModuleRules.Rule, in rules: ModuleRules) -> Rule {
        Rule(
            target: BuildTarget(module: rule.module, project: rules.project, name: rule.target), path: key(rule.path),
            exceptions: rule.exceptions.map(key))
    }

    /// Returns a path in the form in which paths are compared.
    static func key(_ path: String) -> String { path.lowercased() }

    /// Returns the targets that build a source file or document.
    ///
    /// - Returns: an empty list if the file is in the folder of an Xcode project, but in none of the targets; nil if it is
    ///   not in such a folder, so that something else may build it.
    func targets(of path: String) -> [BuildTarget]? {
        let path = Self.key(path)
        if let targets = documents[path] { return targets }
        let folders = documentFolders.filter { Self.isPath(path, at: $0.path) }.map(\.target)
        if !folders.isEmpty { return folders }
        let targets = compiling(Self.untranslated(path))
        if !targets.isEmpty { return targets }
        return projects.contains { PathName.isPath(path, inside: $0) } ? [] : nil
    }

    /// Returns the targets whose products have a bundle identifier.
    func targets(ofBundle identifier: String) -> [BuildTarget] { bundles[identifier] ?? [] }

    /// Returns the path of a document without the folder of its language: `Main.storyboard` for
    /// `Base.lproj/Main.storyboard`.
    private static func untranslated(_ path: String) -> String {
        guard path.utf8.contains(Byte.period), path.contains(".lproj/") else { return path }
        return path.split(separator: "/", omittingEmptySubsequences: false).filter { !$0.hasSuffix(".lproj") }
            .joined(separator: "/")
    }

    /// Returns the modules of a file: those whose target compiles it, or else those of the innermost folder that belongs to any.
    func modules(of path: String) -> [String] {
        var modules: [String] = []
        for target in compilers(of: path) where !modules.contains(target.module) { modules.append(target.module) }
        return modules
    }

    /// Returns the targets of a file: those that compile it, or else those of the innermost folder that belongs to any.
    func compilers(of path: String) -> [BuildTarget] { compiling(Self.key(path), file: path) }

    private func compiling(_ key: String, file path: String? = nil) -> [BuildTarget] {
        if let targets = files[key] {
            // Another target can take a file from the folder of its own target.
            return targets + Self.folderTargets(of: key, in: targetFolders).filter { !targets.contains($0) }
        }
        if let path, let pod = pod(of: path) { return [BuildTarget(module: pod, project: "")] }
        return Self.folderTargets(of: key, in: folders)
    }

    /// Returns the versions of Swift in which some targets compile; none if no Xcode project tells.
    func language(of targets: [BuildTarget]) -> SwiftLanguage {
        targets.reduce(into: []) { $0.formUnion(languages[Module(name: $1.module, project: $1.project)] ?? []) }
    }

    /// Returns the targets of the innermost folder around a file that belongs to any.
    private static func folderTargets(of key: String, in folders: [String: [Rule]]) -> [BuildTarget] {
        guard !folders.isEmpty else { return [] }
        var folder = key
        while let slash = folder.utf8.lastIndex(of: Byte.slash), slash > folder.startIndex {
            folder = String(folder[..<slash])
            guard let rules = folders[folder] else { continue }
            let targets = rules.filter { !$0.exceptions.contains { isPath(key, at: $0) } }.map(\.target)
            if !targets.isEmpty { return targets }
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
