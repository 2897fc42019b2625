/// The choice of which files of a project are read.
package struct SourceOptions: Hashable, Sendable {
    /// Whether the code of dependencies is read: `Pods`, `Carthage/Checkouts`, `SourcePackages`, `.build/checkouts`,
    /// `node_modules`, `vendor`.
    package var includesDependencies = false
    /// Whether headers in `*.framework` and `*.xcframework` are read.
    package var includesFrameworks = false
    /// Paths of files and folders that are left out.
    package var excluded: Set<String> = []

    /// Makes options that read the project's own code.
    package init() {}
}
