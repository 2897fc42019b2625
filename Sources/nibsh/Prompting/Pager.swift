import LineEditing
import Platform

/// The program that shows output which is longer than the screen: `$PAGER`, or `less`.
struct Pager {
    private static let standard = "less -FRX"
    /// The status of `/bin/sh` if it finds no such program, or may not run it.
    private static let notStarted: [Int32] = [126, 127]
    private let command: String

    /// Finds the pager; nil if standard output is no terminal, or the user wants no pager.
    ///
    /// - Parameter style: how text looks on standard output.
    init?(style: PrintStyle) {
        guard style.isTerminal, style.isSmart, Terminal.isTerminal(0) else { return nil }
        let command = Environment.value("PAGER") ?? Self.standard
        guard command.contains(where: { $0 != " " }), command != "cat" else { return nil }
        self.command = command
    }

    /// Shows a text and waits until the user has seen it.
    ///
    /// - Parameter text: the text as the terminal gets it.
    /// - Returns: nil if it was shown, otherwise why not.
    func show(_ text: String) -> String? {
        // Without it, 'less' could be a program of the current folder.
        var environment = ProgramPath.trusting(Environment.all)
        // Without LESSCHARSET, less shows UTF-8 as bytes where the locale has another encoding, such as the locale C.
        for (name, value) in [("LESS", "FRX"), ("LV", "-c"), ("LESSCHARSET", "utf-8")]
        where Environment.value(name) == nil {
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
