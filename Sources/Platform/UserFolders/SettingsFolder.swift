import Bytes

/// Names the folder for what a user sets up.
package enum SettingsFolder {
    /// The folder of this user: `$XDG_CONFIG_HOME/nibsh`, by default `~/.config/nibsh`.
    ///
    /// - Returns: nil if the environment names neither a folder for settings nor a home.
    package static var path: String? { path(environment: Environment.value) }

    /// The folder that an environment names; as the XDG Base Directory Specification requires, relative paths are ignored.
    static func path(environment: (String) -> String?) -> String? {
        func absolute(_ name: String) -> String? {
            environment(name).flatMap { $0.utf8.first == Byte.slash ? $0 : nil }
        }
        if let settings = absolute("XDG_CONFIG_HOME") { return PathName.join(settings, "nibsh") }
        return absolute("HOME").map { PathName.join($0, ".config/nibsh") }
    }
}
