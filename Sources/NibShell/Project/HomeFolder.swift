import Platform

/// The user's own folder, in which there is more than one project: nobody wants all of it read without being asked.
enum HomeFolder {
    /// Whether a path leads there.
    static func isAt(_ path: String) -> Bool { isAt(path, home: Environment.value("HOME")) }

    /// Whether a path leads to a home folder, through whatever links; never where there is none.
    static func isAt(_ path: String, home: String?) -> Bool {
        guard let home = home.flatMap(RealPath.of) else { return false }
        return RealPath.of(path) == home
    }
}
