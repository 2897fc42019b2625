import Replies

/// Refusals of commands that change a name everywhere, because documents of the project cannot be read and may have the name too.
enum UnreadPart {
    private static let hint = "it may use the name as well, so nothing was changed; 'sources DIR…' can leave it out"

    /// Returns an error of reading with the reason why it matters.
    static func error(_ error: CommandError) -> CommandError {
        var error = error
        error.hints = [hint]
        return error
    }
}
