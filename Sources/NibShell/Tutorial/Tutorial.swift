import CommandLanguage
import Replies

/// Leads a user through the steps of the tutorial, who types commands at the prompt.
///
/// The prompt runs the commands as ever, and tells the tutorial about each. A step is done when the document is as it should be, by
/// whatever command.
package final class Tutorial {
    private let shell: Shell
    private let steps = EmptyWindowTutorial.steps
    /// The index of the step to do; the number of steps after the last.
    private var current = 0
    /// How many commands did not do the current step.
    private var misses = 0
    private var bytes: [UInt8]?

    /// Begins the tutorial: makes and opens its document in the current folder.
    ///
    /// - Throws: what making the document throws.
    package init(shell: Shell) throws(CommandError) {
        self.shell = shell
        for line in EmptyWindowTutorial.preparation { _ = try shell.execute(line) }
        _ = try shell.open(EmptyWindowTutorial.document)
        bytes = shell.documentBytes
    }

    /// Whether all steps are done.
    package var isOver: Bool { current == steps.count }

    /// What is said at the beginning.
    package var introduction: StyledText {
        said("Empty Window: a nib gets its connections, in \(steps.count) short steps.")
            + said(
                """
                Type commands at the prompt; Tab completes them. 'hint' shows a command for the step, 'skip' does the step, 'quit' \
                ends the tutorial, and 'help COMMAND' explains a command.
                """) + ("\n" as StyledText) + task
    }

    /// Answers a statement that is for the tutorial: `hint` or `skip`.
    ///
    /// - Returns: nil for any other statement.
    package func answer(_ statement: String) -> StyledText? {
        guard !isOver else { return nil }
        switch statement {
        case "hint": return ("try: " as StyledText) + StyledText(command, .hint)
        case "skip": return skip()
        default: return nil
        }
    }

    /// Looks at what a statement did.
    ///
    /// - Parameter succeeded: whether it was carried out.
    /// - Returns: what to say about it; nothing if it neither did the step nor changed anything.
    package func follow(succeeded: Bool) -> StyledText {
        guard !isOver else { return StyledText() }
        let hasChanged = shell.documentBytes != bytes
        bytes = shell.documentBytes
        let step = steps[current]
        if isDone(step, succeeded: succeeded) { return goOn(after: step) }
        guard hasChanged || !succeeded else { return StyledText() }
        misses += 1
        guard misses == 1 else { return ("try: " as StyledText) + StyledText(command, .hint) }
        let missing = TutorialState(shell.session).map { step.missing($0) } ?? closed
        return said((missing.map { "not yet: \($0); " } ?? "") + "'hint' shows a command for this step")
    }

    // MARK: - Steps

    /// A command that does the current step.
    private var command: String { steps[current].command(in: TutorialState(shell.session)) }

    private let closed = "\(EmptyWindowTutorial.document) is not open: open it"

    private func isDone(_ step: TutorialStep, succeeded: Bool) -> Bool {
        if case .looked(let commands) = step.goal { return succeeded && commands.contains(shell.lastCommand) }
        return TutorialState(shell.session).map { step.missing($0) == nil } ?? false
    }

    /// Praises, passes steps that are done already, and says what comes next.
    ///
    /// - Parameter step: the step that is done; nil if it is only passed.
    /// - Returns: what to say.
    private func goOn(after step: TutorialStep?) -> StyledText {
        misses = 0
        current += 1
        var text = ("\n" as StyledText) + (step.map { said($0.done) } ?? StyledText())
        while !isOver, steps[current].isAboutDocument, steps[current].command != "undo",
            isDone(steps[current], succeeded: true)
        {
            text += said("Done already: \(steps[current].text)")
            current += 1
        }
        return text + ("\n" as StyledText) + (isOver ? end : task)
    }

    private func skip() -> StyledText {
        let step = steps[current]
        let line = command
        do throws(CommandError) {
            let reply = try shell.execute(line)
            bytes = shell.documentBytes
            let shown = ("> " as StyledText) + StyledText(line, .hint) + ("\n" as StyledText)
            let text = reply.text.isEmpty ? shown : shown + reply.text + ("\n" as StyledText)
            return text + goOn(after: step)
        } catch {
            // The document differs from what the command expects; the next step may do without this one.
            return error.rendered(statement: line) + ("\n" as StyledText) + goOn(after: nil)
        }
    }

    // MARK: - Saying

    private var task: StyledText {
        StyledText(lines: "Step \(current + 1) of \(steps.count)\n", .heading) + said(steps[current].text)
    }

    private var end: StyledText {
        said("That was all. 'check' says whether something is left to do, 'log' shows what you did.")
            + said(
                """
                'help tasks' lists walk-throughs for what people do most, and 'nibsh FILE' opens your own documents. \
                Try what you like here; 'quit' leaves.
                """)
    }

    /// A paragraph, in lines that fit the terminal.
    private func said(_ text: String) -> StyledText {
        StyledText(lines: Paragraph.text(text) + "\n")
    }
}
