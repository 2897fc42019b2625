/// What one project file says of modules: which files and folders belong to which.
struct ModuleRules: Hashable, Sendable {
    /// A folder, or a single file, that belongs to a module.
    struct Rule: Hashable, Sendable {
        var module: String
        /// The path, absolute or as the roots are.
        var path: String
        /// Paths below a folder that do not belong to the module.
        var exceptions: [String] = []
        var isFolder = false
    }

    var rules: [Rule] = []
    /// Every module that is named, those without files too.
    var modules: [String] = []
    /// Whether code is named that must come from elsewhere: packages fetched from a repository.
    var namesDependencies = false
    /// Files of build settings that a project names, which the rules hold for.
    var settings: [SettingsFile.Source] = []

    /// Changes a name into one a module can have, as `$(…:c99extidentifier)` does: what cannot stand in an identifier becomes `_`.
    static func moduleName(_ name: String) -> String {
        var bytes: [UInt8] = []
        for (index, byte) in name.utf8.enumerated() {
            let isAllowed = Byte.isName(byte) && byte != UInt8(ascii: "$") && !(index == 0 && Byte.isDigit(byte))
            bytes.append(isAllowed ? byte : Byte.underscore)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
