import NibInspecting

/// What commands look at that change nothing.
extension Shell {
    /// The open document and the project around it.
    func lookingContext(_ session: Session) -> LookingContext {
        LookingContext(
            scope: session.referenceScope, path: session.path, project: ViewedProject(self),
            isInteractive: options.isInteractive)
    }

    /// The project, and the open document if there is one.
    var projectContext: ProjectContext {
        ProjectContext(open: session.map(lookingContext), project: ViewedProject(self))
    }
}
