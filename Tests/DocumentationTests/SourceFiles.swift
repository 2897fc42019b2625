import Foundation

/// The names of modules, folders, files and types in `Sources`.
struct SourceFiles {
    let modules: [String]
    let folders: Set<String>
    let files: Set<String>
    private let types: Set<String>

    init() throws {
        let root = Repository.root.appendingPathComponent("Sources")
        modules = try FileManager.default.contentsOfDirectory(atPath: root.path)
        var (folders, files, types) = (Set<String>(), Set<String>(), Set<String>())
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            let url = root.appendingPathComponent(path)
            guard path.hasSuffix(".swift") else {
                folders.insert(url.lastPathComponent)
                continue
            }
            files.insert(url.lastPathComponent)
            let text = try String(contentsOf: url, encoding: .utf8)
            for found in text.matches(of: #/\b(?:struct|class|enum|protocol) (\w+)/#) { types.insert(String(found.1)) }
        }
        (self.folders, self.files, self.types) = (folders, files, types)
    }

    func declares(_ type: String) -> Bool { types.contains(type) }
}
