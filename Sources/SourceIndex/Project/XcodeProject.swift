/// Reads the targets of a `project.pbxproj`: their modules, and the files that each compiles.
struct XcodeProject {
    private let objects: [String: PropertyList]
    /// The folder that paths from `SOURCE_ROOT` start from.
    private let folder: String
    private var parents: [String: String] = [:]
    /// Folders whose files belong to targets without being listed.
    private var synchronizedFolders: [String] = []
    private var paths: [String: String?] = [:]
    private var rules = ModuleRules()

    /// Reads the rules of a project; nil if the bytes are no project.
    ///
    /// - Parameters:
    ///   - bytes: the file, an old-style property list.
    ///   - path: its path, in the `.xcodeproj` folder.
    /// - Returns: the rules.
    static func rules(_ bytes: UnsafeRawBufferPointer, at path: String) -> ModuleRules? {
        guard let root = PropertyList.parse(bytes), let objects = root["objects"]?.table else { return nil }
        let main = root["rootObject"]?.text.flatMap { objects[$0] }
        let around = Path.folder(Path.folder(path))
        let folder = Path.normalized(Path.join(around, main?["projectDirPath"]?.text ?? ""))
        var project = XcodeProject(objects: objects, folder: folder)
        project.read(main)
        return project.rules
    }

    private init(objects: [String: PropertyList], folder: String) {
        self.objects = objects
        self.folder = folder
    }

    private mutating func read(_ main: PropertyList?) {
        for (id, object) in objects {
            switch object["isa"]?.text {
            case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
                for child in object["children"]?.texts ?? [] { parents[child] = id }
            case "PBXFileSystemSynchronizedRootGroup":
                synchronizedFolders.append(id)
            case "XCRemoteSwiftPackageReference":
                rules.namesDependencies = true
            default:
                break
            }
        }
        let settings = buildSettings(main)
        for target in main?["targets"]?.texts ?? [] {
            if let object = objects[target], object["isa"]?.text == "PBXNativeTarget" {
                readTarget(target, object, settings)
            }
        }
    }

    private mutating func readTarget(_ id: String, _ target: PropertyList, _ projectSettings: [[String: PropertyList]])
    {
        let modules = moduleNames(target, projectSettings)
        for module in modules where !rules.modules.contains(module) { rules.modules.append(module) }
        for phase in target["buildPhases"]?.texts ?? [] {
            guard let phase = objects[phase], phase["isa"]?.text == "PBXSourcesBuildPhase" else { continue }
            for file in phase["files"]?.texts ?? [] {
                guard let reference = objects[file]?["fileRef"]?.text, let path = path(of: reference) else { continue }
                for module in modules { rules.rules.append(ModuleRules.Rule(module: module, path: path)) }
            }
        }
        for group in target["fileSystemSynchronizedGroups"]?.texts ?? [] { readFolder(group, of: id, modules) }
        readForeignFolders(of: id, target, modules)
    }

    /// Reads a folder whose files all belong to a target, some excepted.
    private mutating func readFolder(_ group: String, of target: String, _ modules: [String]) {
        guard let path = path(of: group) else { return }
        let exceptions = exceptions(of: group, for: target).map { Path.join(path, $0) }
        for module in modules {
            rules.rules.append(ModuleRules.Rule(module: module, path: path, exceptions: exceptions, isFolder: true))
        }
    }

    /// Reads folders of other targets of which a target takes single files.
    private mutating func readForeignFolders(of id: String, _ target: PropertyList, _ modules: [String]) {
        let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        for group in synchronizedFolders where !own.contains(group) {
            guard let path = path(of: group) else { continue }
            for file in exceptions(of: group, for: id) {
                for module in modules {
                    rules.rules.append(ModuleRules.Rule(module: module, path: Path.join(path, file)))
                }
            }
        }
    }

    private func exceptions(of group: String, for target: String) -> [String] {
        var files: [String] = []
        for set in objects[group]?["exceptions"]?.texts ?? [] {
            guard let set = objects[set], set["target"]?.text == target else { continue }
            files += set["membershipExceptions"]?.texts ?? []
        }
        return files
    }

    /// The path of a file or group through the groups around it, nil if it is not in the source tree.
    private mutating func path(of id: String) -> String? {
        // The way up is a loop that ends at what is known, at the project, or where it would go round
        var chain: [String] = []
        var current: String? = id
        var path = folder
        while let step = current {
            if let known = paths[step] {
                guard let known else { return nil }
                path = known
                break
            }
            guard let object = objects[step], chain.count < 200 else { return nil }
            chain.append(step)
            let tree = object["sourceTree"]?.text ?? "<group>"
            guard tree == "<group>" else {
                guard tree == "SOURCE_ROOT" || tree == "<absolute>" else { return nil }
                break
            }
            current = parents[step]
        }
        for step in chain.reversed() {
            path = Path.normalized(Path.join(path, objects[step]?["path"]?.text ?? ""))
            paths[step] = .some(path)
        }
        return path
    }
}

// MARK: Modules

extension XcodeProject {
    /// The settings of all configurations of a target or project.
    private func buildSettings(_ owner: PropertyList?) -> [[String: PropertyList]] {
        guard let list = owner?["buildConfigurationList"]?.text,
            let configurations = objects[list]?["buildConfigurations"]
        else { return [] }
        return configurations.texts.compactMap { objects[$0]?["buildSettings"]?.table }
    }

    /// The modules of a target: one, unless its configurations differ.
    private func moduleNames(_ target: PropertyList, _ projectSettings: [[String: PropertyList]]) -> [String] {
        let name = target["name"]?.text ?? target["productName"]?.text ?? ""
        var modules: [String] = []
        let own = buildSettings(target)
        for (index, settings) in own.enumerated() {
            let around = index < projectSettings.count ? projectSettings[index] : [:]
            let all = around.merging(settings) { $1 }
            let product = all["PRODUCT_NAME"]?.text ?? "$(TARGET_NAME)"
            let text = all["PRODUCT_MODULE_NAME"]?.text ?? product
            let module = ModuleRules.moduleName(expand(text, name, all) ?? name)
            if !module.isEmpty, !modules.contains(module) { modules.append(module) }
        }
        if modules.isEmpty, !name.isEmpty { modules.append(ModuleRules.moduleName(name)) }
        return modules
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operator)`; nil if a name is not known.
    private func expand(_ text: String, _ target: String, _ settings: [String: PropertyList]) -> String? {
        var text = text
        // Each round replaces one variable; values that lead back to themselves end at the bound
        for _ in 0..<16 {
            guard let dollar = text.utf8.firstIndex(of: UInt8(ascii: "$")) else { return text }
            let open = text.utf8.index(after: dollar)
            guard open < text.endIndex, text.utf8[open] == Byte.openParenthesis || text.utf8[open] == Byte.openBrace,
                let close = text.utf8[open...].firstIndex(where: {
                    $0 == Byte.closeParenthesis || $0 == Byte.closeBrace
                })
            else { return nil }
            let inside = text[text.utf8.index(after: open)..<close].split(
                separator: ":", omittingEmptySubsequences: false)
            guard let name = inside.first.map(String.init), var value = value(of: name, target, settings) else {
                return nil
            }
            if inside.contains("c99extidentifier") || inside.contains("identifier") {
                value = ModuleRules.moduleName(value)
            }
            text.replaceSubrange(dollar...close, with: value)
        }
        return nil
    }

    private func value(of name: String, _ target: String, _ settings: [String: PropertyList]) -> String? {
        switch name {
        case "TARGET_NAME", "TARGETNAME": return target
        case "inherited": return ""
        case "PRODUCT_NAME": return settings[name]?.text ?? target
        default: return settings[name]?.text
        }
    }
}
