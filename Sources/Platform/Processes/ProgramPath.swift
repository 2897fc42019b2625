/// Finds programs by their names.
///
/// A folder of PATH that is not absolute (also an empty one) is the current folder or below it. What is there may be a stranger's, like the
/// documents, so nibsh starts nothing from there, and passes PATH on without it.
package enum ProgramPath {
    /// Where programs are if PATH is not set.
    private static let standard = "/usr/bin:/bin"

    /// Finds a program.
    ///
    /// - Parameter name: the name of the program, without folders.
    /// - Returns: its path; nil if no absolute folder of PATH has it.
    package static func find(_ name: String) -> String? {
        folders.lazy.map { PathName.join($0, name) }.first {
            FileStatus($0)?.isFile == true && FileSystem.isExecutable($0)
        }
    }

    /// The absolute folders of PATH, as PATH has them.
    package static var trusted: String { folders.joined(separator: ":") }

    private static var folders: [String] {
        (Environment.value("PATH") ?? standard).split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }

    /// An environment in which programs find others in absolute folders only.
    ///
    /// - Parameter environment: the variables, as `NAME=value`.
    /// - Returns: the same with another PATH.
    package static func trusting(_ environment: [String]) -> [String] {
        environment.filter { !$0.hasPrefix("PATH=") } + ["PATH=\(trusted)"]
    }
}
