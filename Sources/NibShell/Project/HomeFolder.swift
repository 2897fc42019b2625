import Platform

/// The user's home folder, which contains more than one project, so it must not be read without being asked for.
enum HomeFolder {
    /// Whether a path leads to the home folder.
    static func isAt(_ path: String) -> Bool { isAt(path, home: Environment.value("HOME")) }

    /// Whether a path leads to a home folder, directly or through links; false if there is none.
    static func isAt(_ path: String, home: String?) -> Bool {
        guard let home = home.flatMap(RealPath.of) else { return false }
        return RealPath.of(path) == home
    }
}
