import LineEditing
import Platform
import Replies
import Wording

/// The program that shows output which is longer than the screen: `$PAGER`, or `less`.
struct Pager {
    private static let standard = "less -FRX"
    /// The status of `/bin/sh` if it finds no such program, or may not run it.
    private static let notStarted: [Int32] = [126, 127]
    private let command: String

    /// Finds the pager for a text.
    ///
    /// - Parameters:
    ///   - text: what is to be shown.
    ///   - style: how text looks on standard output.
    /// - Returns: nil if the text fits on the screen, standard output is no terminal, or the user wants no pager.
    init?(for text: StyledText, style: PrintStyle) {
        guard style.isTerminal, style.isSmart, Terminal.isTerminal(0) else { return nil }
        let command = Environment.value("PAGER") ?? Self.standard
        guard command.contains(where: { $0 != " " }), command != "cat" else { return nil }
        guard Self.isLonger(text, than: Terminal.size(1)) else { return nil }
        self.command = command
    }

    /// Whether a text takes more rows than the screen has beside the prompt.
    private static func isLonger(_ text: StyledText, than screen: (columns: Int, rows: Int)) -> Bool {
        var rows = 1
        for line in text.plain.split(separator: "\n", omittingEmptySubsequences: false) {
            let columns = DisplayWidth.of(ShownText.line(String(line)))
            rows += max(1, (columns + screen.columns - 1) / max(1, screen.columns))
            if rows > screen.rows { return true }
        }
        return false
    }

    /// Shows a text and waits until the user has seen it.
    ///
    /// - Parameter text: the text as the terminal gets it.
    /// - Returns: nil if it was shown, otherwise why not.
    func show(_ text: String) -> String? {
        var environment = Environment.all
        for (name, value) in [("LESS", "FRX"), ("LV", "-c")] where Environment.value(name) == nil {
            environment.append("\(name)=\(value)")
        }
        do throws(SystemError) {
            let ending = try ForegroundProgram.run(command, input: Array(text.utf8), environment: environment)
            // The key was echoed at the beginning of a line.
            if ending.signal != nil { Descriptor.standardOutput.write("\n") }
            guard case .status(let status) = ending, Self.notStarted.contains(status) else { return nil }
            return "the pager '\(command)' could not be started; 'config pager off' does without one"
        } catch {
            return "the pager '\(command)' could not be started: \(error.reason)"
        }
    }
}
