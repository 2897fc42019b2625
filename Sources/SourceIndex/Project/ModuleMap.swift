/// Tells to which modules a file belongs, from the rules of all project files.
struct ModuleMap {
    private var files: [String: [String]] = [:]
    private var folders: [String: [ModuleRules.Rule]] = [:]
    private let pods: [String]
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
            for rule in rules.rules {
                if rule.isFolder {
                    folders[rule.path, default: []].append(rule)
                } else if files[rule.path]?.contains(rule.module) != true {
                    files[rule.path, default: []].append(rule.module)
                }
            }
        }
        self.pods = pods.map { $0 + "/" }
        self.names = names.sorted()
    }

    /// Returns the modules of a file: those whose target compiles it, or else those of the innermost folder that belongs to any.
    func modules(of path: String) -> [String] {
        if let modules = files[path] { return modules }
        if let pod = pod(of: path) { return [pod] }
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
    private func isPath(_ path: String, at other: String) -> Bool {
        path.hasPrefix(other)
            && (path.utf8.count == other.utf8.count || path.utf8.dropFirst(other.utf8.count).first == Byte.slash)
    }

    private func pod(of path: String) -> String? {
        for prefix in pods where path.hasPrefix(prefix) {
            let rest = path.utf8.dropFirst(prefix.utf8.count)
            guard let slash = rest.firstIndex(of: Byte.slash) else { return nil }
            return ModuleRules.moduleName(String(path[rest.startIndex..<slash]))
        }
        return nil
    }
}
