/// What completion uses besides the statement.
struct CompletionContext {
    /// The session of the open document; nil if there is none.
    let session: Session?
    /// The project's code.
    let sources: ProjectSources
    /// Whether a script gives the command.
    let isInScript: Bool
    /// The names of all commands.
    let commandNames: [String]
    /// Tries what would be completed; nil without a document.
    let trial: Trial?
    /// The statement.
    let text: String
}
