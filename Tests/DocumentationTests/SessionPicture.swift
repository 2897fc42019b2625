import Foundation
import Replies
import Wording

/// A picture of a terminal with a session, as SVG.
struct SessionPicture {
    /// The folder in which the session takes place, which its user does not see.
    let folder: String
    private var lines: [StyledText] = []

    init(in folder: String) { self.folder = folder }

    private static let cell = (width: 8.4, height: 18.0)
    private static let margin = (left: 18.0, top: 44.0, bottom: 16.0)

    /// Adds a line that was typed after a prompt.
    mutating func type(_ line: String, at prompt: String) {
        lines.append(StyledText(prompt, .dim) + StyledText(line))
    }

    /// Adds what was printed.
    mutating func show(_ text: StyledText) {
        guard !text.isEmpty else { return }
        var line = StyledText()
        for run in text.runs {
            let shown = run.text.replacingOccurrences(of: folder, with: "")
            let pieces = shown.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, piece) in pieces.enumerated() {
                if index > 0 {
                    lines.append(line)
                    line = StyledText()
                }
                line.append(String(piece), run.style)
            }
        }
        lines.append(line)
    }

    /// The picture; the same session gives the same text.
    var svg: String {
        let columns = lines.map(\.width).max() ?? 0
        let width = Self.margin.left * 2 + Double(columns) * Self.cell.width
        let height = Self.margin.top + Double(lines.count) * Self.cell.height + Self.margin.bottom
        let texts = lines.enumerated().flatMap { row, line in elements(of: line, row: row) }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(number(height))" \
            width="\(number(width))" height="\(number(height))" role="img" aria-label="a session of nibsh">
            <rect width="100%" height="100%" rx="8" fill="#1e2127"/>
            <circle cx="20" cy="20" r="6" fill="#e06c75"/><circle cx="40" cy="20" r="6" fill="#e5c07b"/>\
            <circle cx="60" cy="20" r="6" fill="#98c379"/>
            <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" \
            fill="#d7dae0" xml:space="preserve">
            \(texts.joined(separator: "\n"))
            </g>
            </svg>

            """
    }

    /// The pieces of a line, each as wide as its columns, whatever font there is.
    private func elements(of line: StyledText, row: Int) -> [String] {
        var column = 0
        let y = number(Self.margin.top + (Double(row) + 0.75) * Self.cell.height)
        var result: [String] = []
        for run in line.runs {
            let width = DisplayWidth.of(run.text)
            defer { column += width }
            guard run.text.contains(where: { $0 != " " }) else { continue }
            let x = number(Self.margin.left + Double(column) * Self.cell.width)
            let length = number(Double(width) * Self.cell.width)
            result.append(
                "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(length)\"\(attributes(run.style))>\(escaped(run.text))</text>"
            )
        }
        return result
    }

    private func attributes(_ style: TextStyle) -> String {
        let colour: String? =
            switch style {
            case .plain, .label, .heading: nil
            case .id: "#56b6c2"
            case .kind: "#61afef"
            case .attribute: "#56b6c2"
            case .value: "#98c379"
            case .error, .removed, .removedWord: "#e06c75"
            case .warning: "#e5c07b"
            case .hint: "#c678dd"
            case .added, .addedWord: "#98c379"
            case .dim, .connection: "#828997"
            }
        let isBold = [.label, .heading, .error, .warning].contains(style)
        return (colour.map { " fill=\"\($0)\"" } ?? "") + (isBold ? " font-weight=\"bold\"" : "")
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    private func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
