/// A target of a project, or a module of a package or a folder.
package struct BuildTarget: Hashable, Sendable {
    /// The module that it builds. Projects beside each other may have modules of one name, such as an exercise and its solution, and so may
    /// targets of one project, such as an app's for iOS and for tvOS.
    package var module: String
    /// The project file or manifest that declares it; empty for a folder of pods.
    package var project: String
    /// The target's own name; empty for everything but targets of Xcode projects.
    package var name = ""

    /// Makes a target.
    package init(module: String, project: String, name: String = "") {
        self.module = module
        self.project = project
        self.name = name
    }

    /// Whether another value stands for the same target: modules may have another name in each of its configurations.
    package func isSame(as other: BuildTarget?) -> Bool {
        self == other || !name.isEmpty && name == other?.name && project == other?.project
    }
}
