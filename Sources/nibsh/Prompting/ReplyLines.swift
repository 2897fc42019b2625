import Replies
import Wording

/// The output of one command, as it will be printed or passed on.
final class ReplyLines {
    /// What was added, with line ends.
    private(set) var text = ""
    private let style: PrintStyle
    /// Whether the text goes elsewhere than to the terminal, so that it has no colours.
    private let isPlain: Bool
    /// The columns of the lines, as far as they may be needed to find out whether the text fits on the screen.
    private var columns: [Int] = []
    private static let mostLines = 1000

    init(style: PrintStyle, isPlain: Bool) {
        self.style = style
        self.isPlain = isPlain
    }

    /// Adds one line, or several with line feeds between them.
    func add(_ lines: StyledText) {
        if isPlain {
            text += lines.rendered(colour: false, showingControls: true) + "\n"
            return
        }
        style.output(line: lines) { text += $0 }
        guard columns.count < Self.mostLines else { return }
        columns += lines.plain.split(separator: "\n", omittingEmptySubsequences: false).prefix(Self.mostLines).map {
            DisplayWidth.of(ShownText.line(String($0)))
        }
    }

    /// Whether the text takes more rows than a screen has beside the prompt.
    func isLonger(than screen: (columns: Int, rows: Int)) -> Bool {
        let rows = columns.reduce(1) { $0 + max(1, ($1 + screen.columns - 1) / max(1, screen.columns)) }
        return rows > screen.rows
    }
}
