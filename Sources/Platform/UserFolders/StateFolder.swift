import Bytes

/// Names the folder for data that outlives a session: journals and the history of the prompt.
package enum StateFolder {
    /// The folder of this user: `$XDG_STATE_HOME/nibsh`, or the platform's place for it.
    ///
    /// - Returns: nil if the environment names neither a state folder nor a home.
    package static var path: String? {
        path(environment: Environment.value)
    }

    /// The folder inside it that holds the journals.
    package static var journals: String? {
        path.map { $0 + "/journals" }
    }

    /// The folder that an environment names; as the XDG Base Directory Specification requires, relative paths are ignored.
    static func path(environment: (String) -> String?) -> String? {
        if let state = environment("XDG_STATE_HOME"), state.utf8.first == Byte.slash {
            return PathName.join(state, "nibsh")
        }
        guard let home = environment("HOME"), home.utf8.first == Byte.slash else { return nil }
        #if canImport(Darwin)
            return PathName.join(home, "Library/Application Support/nibsh")
        #else
            return PathName.join(home, ".local/state/nibsh")
        #endif
    }
}
