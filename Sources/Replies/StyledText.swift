import Wording

/// Text made of pieces that each have a style; only output turns it into plain or coloured text.
///
/// Strings become part of it as they would on one line: a line feed in them is shown as `\u{A}`, so that no name in a document can
/// begin a line. Only literals and `StyledText(lines:)` bring line feeds.
package struct StyledText: Equatable, Sendable {
    /// A piece of text in one style.
    package struct Run: Equatable, Sendable {
        /// The text, which may contain line feeds.
        package var text: String
        /// The style.
        package var style: TextStyle

        /// Makes a piece.
        package init(_ text: String, style: TextStyle = .plain) {
            self.text = text
            self.style = style
        }
    }

    /// The pieces in order; none is empty and no two neighbours have the same style.
    package var runs: [Run] { first.map { [$0] + others } ?? [] }

    /// The first piece, which is the only one of most texts, so that they need no array.
    private var first: Run?
    private var others: [Run] = []
    /// Whether its lines are to be copied as they are, so that they are broken by the terminal alone: XML, scripts, patches.
    private(set) var keepsLines = false

    /// Makes an empty text.
    package init() {}

    /// Makes a text of one piece, which is on one line.
    package init(_ text: String, _ style: TextStyle = .plain) {
        append(text, style)
    }

    /// Makes a text of several lines in one style, which are shown as they are.
    ///
    /// - Parameters:
    ///   - text: the lines; the caller makes sure that no name in them can begin a line.
    ///   - style: their style.
    package init(lines text: String, _ style: TextStyle = .plain) {
        add(text, style: style)
        keepsLines = true
    }

    /// The text with lines that are shown as they are.
    package var unbroken: StyledText {
        var text = self
        text.keepsLines = true
        return text
    }

    /// Whether the text has no characters.
    package var isEmpty: Bool {
        first == nil
    }

    /// The text without its styles.
    package var plain: String {
        guard let first else { return "" }
        return others.reduce(into: first.text) { $0 += $1.text }
    }

    /// The number of terminal columns that a line of this text takes when its control characters are shown.
    package var width: Int {
        guard let first else { return 0 }
        return others.reduce(Self.width(first.text)) { $0 + Self.width($1.text) }
    }

    /// The number of bytes of the text in UTF-8.
    var byteCount: Int { others.reduce(first?.text.utf8.count ?? 0) { $0 + $1.text.utf8.count } }

    private static func width(_ text: String) -> Int { DisplayWidth.of(ShownText.lines(text)) }

    /// Returns the text, shortened with an ellipsis if it does not fit into a number of columns.
    ///
    /// - Parameter width: the columns, at least one.
    /// - Returns: a text that takes no more columns, in the same styles.
    package func fitting(_ width: Int) -> StyledText {
        guard self.width > width else { return self }
        var result = StyledText()
        var room = width - 1
        for run in runs {
            let kept = Self.prefix(of: run.text, columns: room)
            result.add(kept, style: run.style)
            if kept.utf8.count < run.text.utf8.count {
                result.add("…", style: run.style)
                break
            }
            room -= Self.width(kept)
        }
        return result
    }

    /// The text with lines wrapped between words that are too long for a terminal. This is the only place where messages are wrapped.
    ///
    /// - Parameter width: the columns of the terminal; nil if lines may be of any length.
    /// - Returns: the text, in which the lines that go on below begin four columns to the right of where they began.
    package func broken(at width: Int?) -> StyledText {
        guard let width, !keepsLines, byteCount > width else { return self }
        var text = StyledText()
        for (index, line) in split().enumerated() {
            if index > 0 { text.appendBreak(indent: 0) }
            guard line.width > width else {
                text.append(line)
                continue
            }
            let hanging = (line.first?.text.prefix { $0 == " " }.count ?? 0) + Self.hanging
            for (number, piece) in line.wrapped(max(width - hanging, Giving.shortestPhrase), first: width).enumerated()
            {
                if number > 0 { text.appendBreak(indent: hanging) }
                text.append(piece)
            }
        }
        return text
    }

    private static let hanging = 4

    /// The lines of the text.
    func split() -> [StyledText] {
        var lines = [StyledText()]
        for run in runs {
            for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { lines.append(StyledText()) }
                lines[lines.count - 1].add(String(part), style: run.style)
            }
        }
        return lines
    }

    /// The text wrapped between words, as lines that take no more than a number of columns where the words allow it.
    ///
    /// - Parameters:
    ///   - width: the columns.
    ///   - first: the columns of the first line, if they are others.
    /// - Returns: the lines, without blanks where they were broken.
    func wrapped(_ width: Int, first: Int? = nil) -> [StyledText] {
        var (lines, line, used) = ([StyledText](), StyledText(), 0)
        // Blanks are kept until the word after them, which may be in the next piece, is known to fit.
        var (blanks, style, hasWord) = (0, TextStyle.plain, false)
        for run in runs {
            for (index, word) in run.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { (blanks, style) = (blanks + 1, run.style) }
                guard !word.isEmpty else { continue }
                let columns = Self.width(String(word))
                if hasWord, blanks > 0, used + blanks + columns > (lines.isEmpty ? first ?? width : width) {
                    lines.append(line)
                    (line, used) = (StyledText(), 0)
                } else {
                    line.add(String(repeating: " ", count: blanks), style: style)
                    used += blanks
                }
                line.add(String(word), style: run.style)
                (used, blanks, hasWord) = (used + columns, 0, true)
            }
        }
        line.add(String(repeating: " ", count: blanks), style: style)
        return lines + [line]
    }

    /// A place of a declaration with only the last name of its path: `…/Controller.swift:12:3`.
    var shortPlace: StyledText {
        guard let run = runs.first, let slash = run.text.lastIndex(of: "/"), run.text.contains(":") else { return self }
        return StyledText("…" + run.text[slash...], run.style)
    }

    /// Begins a line below, at a column.
    mutating func appendBreak(indent: Int) { add("\n" + String(repeating: " ", count: indent), style: .plain) }

    /// The characters of a text that fit into a number of columns.
    private static func prefix(of text: String, columns: Int) -> String {
        var used = 0
        return String(
            text.prefix { character in
                used += width(String(character))
                return used <= columns
            })
    }

    /// Adds a piece at the end, on the same line.
    package mutating func append(_ text: String, _ style: TextStyle = .plain) {
        add(ShownText.joined(text), style: style)
    }

    /// Adds a piece that was a piece of another text, as it is.
    mutating func append(lines text: String, style: TextStyle) { add(text, style: style) }

    /// Adds another text at the end.
    package mutating func append(_ other: StyledText) {
        keepsLines = keepsLines || other.keepsLines
        guard let first = other.first else { return }
        add(first.text, style: first.style)
        for run in other.others { add(run.text, style: run.style) }
    }

    /// Adds another text and a line feed at the end.
    package mutating func appendLine(_ line: StyledText = StyledText()) {
        append(line)
        add("\n", style: .plain)
    }

    private mutating func add(_ text: String, style: TextStyle) {
        if text.isEmpty { return }
        if first == nil {
            first = Run(text, style: style)
        } else if others.isEmpty, first!.style == style {
            first!.text += text
        } else if !others.isEmpty, others[others.count - 1].style == style {
            others[others.count - 1].text += text
        } else {
            others.append(Run(text, style: style))
        }
    }

    /// Adds another text at the end.
    package static func += (text: inout StyledText, other: StyledText) {
        text.append(other)
    }

    /// Joins two texts.
    package static func + (text: StyledText, other: StyledText) -> StyledText {
        var joined = text
        joined.append(other)
        return joined
    }

    /// Returns the text for output.
    ///
    /// - Parameters:
    ///   - colour: whether styles become colours.
    ///   - showingControls: whether control characters other than line feed and tab, and marks of direction, become visible
    ///     (`\u{1B}`), so that no name in a document can control the terminal.
    /// - Returns: the text, with a reset after every coloured piece.
    package func rendered(colour: Bool, showingControls: Bool = false) -> String {
        var result = ""
        render(colour: colour, showingControls: showingControls) { result += $0 }
        return result
    }

    /// Passes the text to a function piece by piece, so that long texts are never in memory a second time.
    ///
    /// - Parameters:
    ///   - colour: whether styles become colours.
    ///   - showingControls: as for `rendered`.
    ///   - write: receives the pieces in order.
    package func render(colour: Bool, showingControls: Bool = false, to write: (String) -> Void) {
        func render(_ run: Run) {
            let text = showingControls ? ShownText.lines(run.text) : run.text
            let sequence = colour ? run.style.sequence : ""
            write(sequence.isEmpty ? text : sequence + text + TextStyle.reset)
        }
        if let first { render(first) }
        for run in others { render(run) }
    }
}

extension StyledText: ExpressibleByStringInterpolation {
    /// Collects the pieces of an interpolated literal: `"\(id, .id)  \(label, .label)"`.
    package struct StringInterpolation: StringInterpolationProtocol {
        var text = StyledText()

        /// Begins with nothing.
        package init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds the text between the interpolations.
        package mutating func appendLiteral(_ literal: String) {
            text.add(literal, style: .plain)
        }

        /// Adds a value in a style.
        package mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: TextStyle = .plain) {
            text.append(value.description, style)
        }

        /// Adds a text that has its own styles.
        package mutating func appendInterpolation(_ other: StyledText) {
            text.append(other)
        }
    }

    /// Makes plain text of a literal.
    package init(stringLiteral value: String) {
        add(value, style: .plain)
    }

    /// Makes text of an interpolated literal.
    package init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.text
    }
}

extension Sequence where Element == StyledText {
    /// Joins texts with a separator between them.
    package func joined(separator: StyledText = StyledText()) -> StyledText {
        var result = StyledText()
        var isFirst = true
        for text in self {
            if !isFirst { result.append(separator) }
            result.append(text)
            isFirst = false
        }
        return result
    }
}
