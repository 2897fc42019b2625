import NibShell

/// Counts the commands that failed in a row, and points to the help after the third.
struct FailureCount {
    private static let most = 3
    private var count = 0

    /// Notes a command that did what it should.
    mutating func succeeded() { count = 0 }

    /// Notes a command that failed.
    ///
    /// - Parameter command: the name of the command, or the first word of a line that has none.
    /// - Returns: what may help, after the third failure in a row.
    mutating func failed(command: String) -> String? {
        count += 1
        guard count == Self.most else { return nil }
        if Shell.table.commands.contains(where: { $0.name == command }) {
            return "'help \(command)' explains the command with examples; 'help' lists all commands"
        }
        return "'help' lists all commands, 'help --about WORD' those about something"
    }
}
