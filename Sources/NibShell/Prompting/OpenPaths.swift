/// The files that output must not overwrite.
package enum OpenPaths {
    /// Returns the paths of the open documents of a shell, as they were given.
    package static func of(_ shell: Shell) -> [String] { shell.documents.sessions.map(\.path) }
}
