import Platform

/// Reads the targets of a `project.pbxproj`: their modules, and the files that each of them compiles.
struct XcodeProject {
    private let objects: [String: PropertyList]
    /// The project's name: that of its folder without `.xcodeproj`.
    private let name: String
    /// The folder to which paths from `SOURCE_ROOT` are relative.
    private let folder: String
    private var parents: [String: String] = [:]
    /// The folders whose files belong to targets although they are not listed.
    private var synchronizedFolders: [String] = []
    private var paths: [String: String?] = [:]
    private var rules = ModuleRules()
    /// The name of the target that is being read.
    private var targetName = ""
    /// Returns the bytes of a settings file.
    private let bytes: (String) -> [UInt8]?
    private var settingsFiles: [String: SettingsFile] = [:]

    /// Reads the rules of a project, nil if the bytes are not a project.
    ///
    /// - Parameters:
    ///   - bytes: the file, an old-style property list or one in XML.
    ///   - path: its path, in the `.xcodeproj` folder.
    ///   - settings: returns the bytes of an `.xcconfig` file that a configuration names.
    /// - Returns: the rules.
    static func rules(
        _ bytes: UnsafeRawBufferPointer, at path: String, settings: @escaping (String) -> [UInt8]? = Self.bytes
    ) -> ModuleRules? {
        guard let root = PropertyList.parse(bytes), let objects = root["objects"]?.table else { return nil }
        let main = root["rootObject"]?.text.flatMap { objects[$0] }
        let around = PathName.folder(PathName.folder(path))
        let folder = PathName.normalized(PathName.join(around, main?["projectDirPath"]?.text ?? ""))
        let name = String(PathName.stem(PathName.base(PathName.folder(path))))
        var project = XcodeProject(objects: objects, name: name, folder: folder, bytes: settings)
        project.rules.project = path
        project.read(main)
        return project.rules
    }

    private init(
        objects: [String: PropertyList], name: String, folder: String, bytes: @escaping (String) -> [UInt8]?
    ) {
        self.objects = objects
        self.name = name
        self.folder = folder
        self.bytes = bytes
    }

    /// Returns the bytes of a file on disk, nil if it cannot be read.
    private static func bytes(_ path: String) -> [UInt8]? {
        try? FileIO.contents(path, atMost: 1 << 30)
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
            case "PBXFileReference":
                // A framework or library that was built elsewhere.
                let isBuilt = ["wrapper.framework", "wrapper.xcframework", "archive.ar"]
                    .contains(object["lastKnownFileType"]?.text ?? "")
                let tree = object["sourceTree"]?.text ?? ""
                if isBuilt, ["<group>", "SOURCE_ROOT", "<absolute>"].contains(tree), !isOfSystem(object) {
                    rules.namesDependencies = true
                }
            default:
                break
            }
        }
        let settings = configurations(main)
        for target in main?["targets"]?.texts ?? [] {
            if let object = objects[target], object["isa"]?.text == "PBXNativeTarget" {
                readTarget(target, target: object, project: settings)
            }
        }
        if !rules.documents.isEmpty || rules.rules.contains(where: \.isFolder) { rules.projectFolder = folder }
    }

    /// Whether a framework is Apple's, given by its path.
    private func isOfSystem(_ reference: PropertyList) -> Bool {
        let path = reference["path"]?.text ?? ""
        return path.contains("System/Library/") || path.contains("/usr/lib/") || path.contains(".sdk/")
    }

    private mutating func readTarget(_ id: String, target: PropertyList, project: [Configuration]) {
        let modules = moduleNames(of: target, in: project)
        targetName = target["name"]?.text ?? ""
        for module in modules where !rules.modules.contains(module) { rules.modules.append(module) }
        for identifier in bundleIdentifiers(of: target, in: project).sorted() {
            rules.bundles += modules.map { .init(identifier: identifier, module: $0, target: targetName) }
        }
        let language = language(of: target, in: project)
        for module in modules { rules.languages[module, default: []].formUnion(language) }
        let documentModules = documentModules(of: target, in: project) ?? modules
        for phase in target["buildPhases"]?.texts ?? [] {
            guard let phase = objects[phase], let kind = phase["isa"]?.text,
                kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase"
            else { continue }
            for file in phase["files"]?.texts ?? [] {
                guard let reference = objects[file]?["fileRef"]?.text else { continue }
                readResources(reference, modules: documentModules)
                guard kind == "PBXSourcesBuildPhase", let path = path(of: reference) else { continue }
                rules.rules += members(path, of: modules)
            }
        }
        for group in target["fileSystemSynchronizedGroups"]?.texts ?? [] { readFolder(group, of: id, modules: modules) }
        readForeignFolders(of: id, target: target, modules: modules)
    }

    /// Returns the rules by which a file or folder belongs to the target that is being read.
    private func members(
        _ path: String, of modules: [String], exceptions: [String] = [], isFolder: Bool = false
    ) -> [ModuleRules.Rule] {
        modules.map { module in
            ModuleRules.Rule(
                module: module, path: path, exceptions: exceptions, isFolder: isFolder, target: targetName)
        }
    }

    /// Reads a document or another resource that a target builds; one that is translated is a group of files.
    private mutating func readResources(_ reference: String, modules: [String]) {
        guard let object = objects[reference] else { return }
        if object["isa"]?.text == "PBXVariantGroup" {
            for child in object["children"]?.texts ?? [] { readResources(child, modules: modules) }
            return
        }
        let isFolder = object["lastKnownFileType"]?.text == "folder"
        guard let path = path(of: reference), isFolder || SourceName.isResource(path) else { return }
        rules.documents += members(path, of: modules, isFolder: isFolder)
    }

    /// Reads a folder whose files belong to a target, with some exceptions.
    private mutating func readFolder(_ group: String, of target: String, modules: [String]) {
        guard let path = path(of: group) else { return }
        let exceptions = exceptions(of: group, for: target).map { PathName.join(path, $0) }
        rules.rules += members(path, of: modules, exceptions: exceptions, isFolder: true)
    }

    /// Reads folders of other targets, from which a target takes single files.
    private mutating func readForeignFolders(of id: String, target: PropertyList, modules: [String]) {
        let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        for group in synchronizedFolders where !own.contains(group) {
            guard let path = path(of: group) else { continue }
            for file in exceptions(of: group, for: id) {
                rules.rules += members(PathName.join(path, file), of: modules)
            }
        }
    }

    private func exceptions(of group: String, for target: String) -> [String] {
        var files: [String] = []
        for set in objects[group]?["exceptions"]?.texts ?? [] {
            guard let set = objects[set], set["target"]?.text == target else { continue }
            files += set["membershipExceptions"]?.texts ?? []
        }
        // `/Localized/Main.storyboard` are all translations of `Main.storyboard`: see `ModuleMap.untranslated`.
        return files.map { $0.hasPrefix("/Localized/") ? String($0.dropFirst("/Localized/".count)) : $0 }
    }

    /// Returns the path of a file or group through the groups around it, nil if it is not in the source tree.
    private mutating func path(of id: String) -> String? {
        // The loop ends at a group whose path is known, at the project, or at a group that was visited already
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
            path = PathName.normalized(PathName.join(path, objects[step]?["path"]?.text ?? ""))
            paths[step] = .some(path)
        }
        return path
    }
}

// MARK: Modules

extension XcodeProject {
    /// A configuration of a target or project; its settings override those of the file that it names.
    private struct Configuration {
        var name: String
        var settings: [String: PropertyList]
    }

    private mutating func configurations(_ owner: PropertyList?) -> [Configuration] {
        guard let list = owner?["buildConfigurationList"]?.text,
            let configurations = objects[list]?["buildConfigurations"]
        else { return [] }
        return configurations.texts.compactMap { id in
            guard let object = objects[id], let own = object["buildSettings"]?.table else { return nil }
            let below = settingsFile(of: object).map { readSettings($0) } ?? [:]
            return Configuration(name: object["name"]?.text ?? "", settings: below.merging(own) { $1 })
        }
    }

    /// Returns the path of the `.xcconfig` file that a configuration names: a file in a group, or one in a synchronized folder.
    private mutating func settingsFile(of configuration: PropertyList) -> String? {
        if let reference = configuration["baseConfigurationReference"]?.text { return path(of: reference) }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text, let folder = path(of: anchor),
            let name = configuration["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return PathName.normalized(PathName.join(folder, name))
    }

    private mutating func readSettings(_ path: String) -> [String: PropertyList] {
        if let known = settingsFiles[path] { return known.values }
        let file = SettingsFile(path, project: folder, bytes: bytes)
        settingsFiles[path] = file
        for source in file.sources where !rules.settings.contains(source) { rules.settings.append(source) }
        return file.values
    }

    /// Returns the modules of a target: one, unless its configurations differ.
    private mutating func moduleNames(of target: PropertyList, in project: [Configuration]) -> [String] {
        let name = target["name"]?.text ?? target["productName"]?.text ?? ""
        var modules: [String] = []
        for all in settings(of: target, in: project) {
            let product = all["PRODUCT_NAME"]?.text ?? "$(TARGET_NAME)"
            let text = all["PRODUCT_MODULE_NAME"]?.text ?? product
            let module = ModuleName.of(expand(text, target: name, settings: all) ?? name)
            if !module.isEmpty, !modules.contains(module) { modules.append(module) }
        }
        if modules.isEmpty, !name.isEmpty { modules.append(ModuleName.of(name)) }
        return modules
    }

    /// Returns the bundle identifiers that the configurations of a target give its product, as far as settings tell.
    private mutating func bundleIdentifiers(of target: PropertyList, in project: [Configuration]) -> Set<String> {
        var found: Set<String> = []
        for all in settings(of: target, in: project) {
            guard let text = all["PRODUCT_BUNDLE_IDENTIFIER"]?.text,
                let identifier = expand(text, target: targetName, settings: all)
            else { continue }
            found.insert(identifier)
        }
        return found
    }

    /// Returns the versions of Swift in which the configurations of a target compile; none if that is not known.
    private mutating func language(of target: PropertyList, in project: [Configuration]) -> SwiftLanguage {
        var language: SwiftLanguage = []
        for all in settings(of: target, in: project) {
            let version = all["SWIFT_VERSION"].flatMap { expand($0.text ?? "", target: "", settings: all) ?? "?" }
            language.formUnion(
                SwiftLanguage(version: version, inference: all["SWIFT_SWIFT3_OBJC_INFERENCE"]?.text))
        }
        return language
    }

    /// Returns the modules in which documents of a target look for classes, nil if those are its own.
    ///
    /// The classes of a watch app are in its extension, so Xcode's templates set `IBSC_MODULE` to the module of that.
    private mutating func documentModules(of target: PropertyList, in project: [Configuration]) -> [String]? {
        let name = target["name"]?.text ?? ""
        var modules: [String] = []
        for all in settings(of: target, in: project) {
            guard let text = (all["IBSC_MODULE"] ?? all["IBC_MODULE"])?.text,
                let module = expand(text, target: name, settings: all), !module.isEmpty
            else { return nil }
            if !modules.contains(module) { modules.append(module) }
        }
        return modules.isEmpty ? nil : modules
    }

    /// Returns the settings of each configuration of a target, over those of the project.
    private mutating func settings(of target: PropertyList, in project: [Configuration]) -> [[String: PropertyList]] {
        configurations(target).enumerated().map { index, own in
            let around = project.first { $0.name == own.name } ?? (index < project.count ? project[index] : nil)
            return around.map { $0.settings.merging(own.settings) { $1 } } ?? own.settings
        }
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operator)`; returns nil if a name is not known.
    private func expand(_ text: String, target: String, settings: [String: PropertyList]) -> String? {
        var text = text
        // Each round replaces one variable; the bound ends values that refer to themselves
        for _ in 0..<16 {
            guard let dollar = text.utf8.firstIndex(of: Byte.dollar) else { return text }
            let open = text.utf8.index(after: dollar)
            guard open < text.endIndex, text.utf8[open] == Byte.openParenthesis || text.utf8[open] == Byte.openBrace,
                let close = text.utf8[open...].firstIndex(where: {
                    $0 == Byte.closeParenthesis || $0 == Byte.closeBrace
                })
            else { return nil }
            let inside = text[text.utf8.index(after: open)..<close].split(
                separator: ":", omittingEmptySubsequences: false)
            guard let name = inside.first.map(String.init),
                var value = value(of: name, target: target, settings: settings)
            else {
                return nil
            }
            if inside.contains("c99extidentifier") || inside.contains("identifier") {
                value = ModuleName.of(value)
            }
            text.replaceSubrange(dollar...close, with: value)
        }
        return nil
    }

    private func value(of name: String, target: String, settings: [String: PropertyList]) -> String? {
        switch name {
        case "TARGET_NAME", "TARGETNAME": return target
        case "PROJECT_NAME", "PROJECT": return self.name
        // A variable without a name has no value, as in `$(:c99extidentifier)`.
        case "inherited", "": return ""
        case "PRODUCT_NAME": return settings[name]?.text ?? target
        default: return settings[name]?.text
        }
    }
}
