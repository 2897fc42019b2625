import CommandLanguage
import Replies

/// A command that looks at a project and needs no open document.
package typealias ProjectCommand = Command<ProjectLookingContext, Reply>

/// The context of a command about a project: the project, and the open document if there is one.
package struct ProjectLookingContext {
    /// The open document; nil if there is none.
    package let open: LookingContext?
    /// The project around the open document, or around the current folder.
    package let project: any ProjectView
    /// The columns that the lines of lists should fit into; nil if they may be of any length.
    package let width: Int?

    /// Makes the context of one statement.
    ///
    /// - Parameters:
    ///   - open: the open document; nil if there is none.
    ///   - project: the project.
    ///   - width: the columns that the lines of lists should fit into; nil if they may be of any length.
    package init(open: LookingContext?, project: any ProjectView, width: Int? = nil) {
        self.width = width
        self.open = open
        self.project = project
    }
}
