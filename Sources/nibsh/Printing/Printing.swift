import LineEditing
import NibShell
import Platform
import Replies

/// What prints for the program, at once or later.
protocol Printing {
    /// Prints lines on standard output.
    func print(_ text: StyledText)

    /// Prints a line of a long reply on standard output.
    func print(line: StyledText)

    /// Prints one JSON object on a line of standard output.
    func print(_ json: JSONValue)

    /// Prints a table on standard output, without its header if that of the table before it is the same.
    func print(_ table: CSV)

    /// Prints an error or a notice on standard error, after what was printed before it.
    func complain(_ text: StyledText)
}

extension Printing {
    /// Prints a notice on standard error, after what was printed before it.
    func note(_ notice: String) {
        complain("\("note:", .warning) \(notice)")
    }

    /// Prints an error on standard error, after what was printed before it.
    func complain(_ error: CommandError, statement: String? = nil) {
        complain(error.rendered(statement: statement, width: PrintStyle.errorWidth))
    }
}

/// How text looks on the program's two streams.
struct PrintStyle: Sendable {
    /// Whether standard output is a terminal.
    let isTerminal = Terminal.isTerminal(1)
    /// Whether the terminal understands more than lines.
    let isSmart = Terminal.isSmart
    private let settings: PromptSettings
    private let wantsColour: Bool
    private let areErrorsAtTerminal = Terminal.isTerminal(2)

    /// The columns of the terminal that errors are printed on; nil if they go elsewhere.
    static var errorWidth: Int? { Terminal.isTerminal(2) ? Terminal.width(2) : nil }

    /// The columns of lines for standard output; nil if they may be of any length.
    private let width: @Sendable () -> Int?

    /// Asks the environment and the two streams (no-color.org), unless the settings say what is wanted.
    init(_ settings: PromptSettings, width: @escaping @Sendable () -> Int?) {
        (self.settings, self.width) = (settings, width)
        wantsColour = Environment.value("NO_COLOR") == nil && Environment.value("TERM") != "dumb"
    }

    /// Whether standard output takes colours.
    var hasColour: Bool { hasColour(atTerminal: isTerminal) }

    private func hasColour(atTerminal isTerminal: Bool) -> Bool {
        switch settings.colour {
        case .auto: wantsColour && isTerminal
        case .on: true
        case .off: false
        }
    }

    /// Passes lines for standard output to a function piece by piece.
    func output(_ text: StyledText, to write: (String) -> Void) {
        if !text.isEmpty { output(line: text, to: write) }
    }

    /// Passes a line for standard output, which may be empty, to a function piece by piece.
    func output(line: StyledText, to write: (String) -> Void) {
        line.broken(at: width()).render(colour: hasColour, showingControls: true, to: write)
        write("\n")
    }

    /// Returns lines for standard error.
    func complaint(_ text: StyledText) -> String {
        text.broken(at: Self.errorWidth).rendered(
            colour: hasColour(atTerminal: areErrorsAtTerminal), showingControls: true) + "\n"
    }
}

/// What is printed for one file of a run while earlier files are still worked on.
final class KeptPrint: Printing {
    /// A text for one of the streams.
    enum Piece: Sendable {
        case output(String)
        case table(CSV)
        case complaint(String)
    }

    /// What was printed so far, in order.
    var pieces: [Piece] { text.isEmpty ? kept : kept + [.output(text)] }

    private var kept: [Piece] = []
    /// What was printed on standard output since the last complaint.
    private var text = ""
    private let style: PrintStyle

    init(style: PrintStyle) { self.style = style }

    func print(_ text: StyledText) { style.output(text) { self.text += $0 } }

    func print(line: StyledText) { style.output(line: line) { text += $0 } }

    func print(_ json: JSONValue) { text += json.text + "\n" }

    func print(_ table: CSV) { keep(.table(table)) }

    func complain(_ text: StyledText) { keep(.complaint(style.complaint(text))) }

    private func keep(_ piece: Piece) {
        kept = pieces + [piece]
        text = ""
    }
}
