extension CommandError {
    /// The error of a command that needs an open document.
    package static var noDocument: CommandError {
        CommandError("no-document", "no document is open", hints: ["open FILE"])
    }
}
