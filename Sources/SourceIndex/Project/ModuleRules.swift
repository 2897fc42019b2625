/// The rules of one project file about modules: which files and folders belong to which module.
struct ModuleRules: Hashable, Sendable {
    /// A folder, or a single file, that belongs to a module.
    struct Rule: Hashable, Sendable {
        var module: String
        /// The path, absolute or relative like the roots.
        var path: String
        /// Paths below a folder that do not belong to the module.
        var exceptions: [String] = []
        var isFolder = false
        /// The name of the target; empty for everything but targets of Xcode projects.
        var target = ""
    }

    /// The path of the project file; it tells apart targets of one name.
    var project = ""
    /// What the targets compile.
    var rules: [Rule] = []
    /// The documents and folders that the targets of an Xcode project copy or compile as resources.
    var documents: [Rule] = []
    /// The folder of an Xcode project that lists its documents; nil for everything else. A document in it that no rule has
    /// is not built.
    var projectFolder: String?
    /// All modules that are named, including those without files.
    var modules: [String] = []
    /// The versions of Swift in which targets compile, by module.
    var languages: [String: SwiftLanguage] = [:]
    /// The products of targets by their bundle identifiers.
    struct Bundle: Hashable, Sendable {
        var identifier: String
        var module: String
        var target: String
    }

    /// The products of targets whose bundle identifiers are known.
    var bundles: [Bundle] = []
    /// Whether the project needs code from elsewhere, such as packages that are fetched from a repository.
    var namesDependencies = false
    /// The files of build settings on which the rules depend.
    var settings: [SettingsFile.Source] = []
}
