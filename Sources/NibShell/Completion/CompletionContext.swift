/// What completion uses besides the statement.
struct CompletionContext {
    /// The session of the open document; nil if there is none.
    let session: Session?
    /// The project's code.
    let sources: ProjectSources
    /// Whether a script gives the command.
    let isInScript: Bool
    /// The names of all commands, and what they do in a line.
    let commands: [(name: String, summary: String)]
    /// Tries what would be completed; nil without a document.
    let trial: Trial?
    /// The statement.
    let text: String
    /// The names that the user gave to commands at the prompt.
    let aliases: [String: String]
    /// The names of the open documents.
    let openDocuments: [String]
}
