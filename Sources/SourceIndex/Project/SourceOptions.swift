/// The choice of which files of a project are read.
public struct SourceOptions: Hashable, Sendable {
    /// Whether the code of dependencies is read: `Pods`, `Carthage/Checkouts`, `SourcePackages`, `.build/checkouts`,
    /// `node_modules`, `vendor`.
    public var includesDependencies = false
    /// Whether headers in `*.framework` and `*.xcframework` are read.
    public var includesFrameworks = false
    /// Paths of files and folders that are left out.
    public var excluded: Set<String> = []

    /// Makes options that read the project's own code.
    public init() {}
}
