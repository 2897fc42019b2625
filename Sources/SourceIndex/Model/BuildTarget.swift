/// A target of a project, or a module of a package or a folder.
package struct BuildTarget: Hashable, Sendable {
    /// The module that it builds. Projects beside each other may have modules of one name, such as an exercise and its solution.
    package var module: String
    /// The project file or manifest that declares it; empty for a folder of pods.
    package var project: String

    /// Makes a target.
    package init(module: String, project: String) {
        self.module = module
        self.project = project
    }
}
