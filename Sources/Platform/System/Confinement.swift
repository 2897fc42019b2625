import Synchronization

/// What this process may open, if it serves somebody who may not use every file of its user.
///
/// It is a property of the process: `Descriptor` and `FolderReader`, which open everything, refuse other paths, wherever links, settings
/// and documents lead. A process that is not confined opens whatever its user may.
package enum Confinement {
    /// A function in a structure, as in `Interruption`.
    private struct Rule {
        let allows: @Sendable (String) -> Bool
    }

    private static let rule = Mutex<Rule?>(nil)

    /// Whether the process may open what a path leads to.
    package static func allows(_ path: String) -> Bool {
        guard let rule = rule.withLock({ $0 }) else { return true }
        return rule.allows(path)
    }

    /// Confines the process to paths that a function allows, instead of those that were allowed before.
    static func keep(to allows: @escaping @Sendable (String) -> Bool) {
        rule.withLock { $0 = Rule(allows: allows) }
    }

    /// Refuses a path that may not be opened.
    ///
    /// - Throws: `SystemError.denied`.
    static func check(_ path: String) throws(SystemError) {
        guard allows(path) else { throw .denied }
    }
}
