import Replies

/// The numbers of the rows of one answer at a prompt, by which the next statements may mean their objects: `@2`.
struct RowNumbering {
    /// Prints a line of a long reply at once, with its number; nil if replies come as a whole.
    let printLine: ((StyledText) -> Void)?
    /// The columns that are left beside the numbers.
    let lineWidth: @Sendable () -> Int?
    private let numbered: NumberedRows
    private let isInspector: Bool

    /// Prepares the numbers for what a command answers; nil where its rows have none.
    init?(of command: ShellCommand, in shell: Shell) {
        guard shell.numbersRows, shell.options.wantsText, !shell.scripts.isRunning,
            CommandList.numbered.contains(command.name)
        else { return nil }
        isInspector = command.name == "inspect"
        let numbered = NumberedRows(isInIndentation: isInspector)
        let (print, width) = (shell.printLine, shell.options.lineWidth)
        self.numbered = numbered
        printLine = print.map { print in { line in print(numbered.numbered(line)) } }
        let narrowed: @Sendable () -> Int? = { width().map { max($0 - NumberedRows.width, 1) } }
        lineWidth = isInspector ? width : narrowed
    }

    /// Numbers the rows of a reply.
    ///
    /// - Returns: the rows that can be meant now, none if nothing was found; nil if the rows of the answer before still count, as they do
    ///   after what the inspector shows without any, such as attributes.
    func number(_ reply: inout Reply) -> [AnswerRow]? {
        reply.text = numbered.numbered(reply.text)
        return isInspector && numbered.rows.isEmpty ? nil : numbered.rows
    }
}
