import Wording

/// Text made of pieces that each have a style; only output turns it into plain or coloured text.
public struct StyledText: Equatable, Sendable {
    /// A piece of text in one style.
    public struct Run: Equatable, Sendable {
        /// The text, which may contain line feeds.
        public var text: String
        /// The style.
        public var style: TextStyle

        /// Makes a piece.
        public init(_ text: String, _ style: TextStyle = .plain) {
            self.text = text
            self.style = style
        }
    }

    /// The pieces in order; none is empty and no two neighbours have the same style.
    public private(set) var runs: [Run] = []

    /// Makes an empty text.
    public init() {}

    /// Makes a text of one piece.
    public init(_ text: String, _ style: TextStyle = .plain) {
        append(text, style)
    }

    /// Whether the text has no characters.
    public var isEmpty: Bool {
        runs.isEmpty
    }

    /// The text without its styles.
    public var plain: String {
        if runs.count == 1 { return runs[0].text }
        return runs.reduce(into: "") { $0 += $1.text }
    }

    /// The number of terminal columns that a line of this text takes.
    public var width: Int {
        runs.reduce(0) { $0 + DisplayWidth.of($1.text) }
    }

    /// Adds a piece at the end.
    public mutating func append(_ text: String, _ style: TextStyle = .plain) {
        if text.isEmpty { return }
        if runs.last?.style == style {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text, style))
        }
    }

    /// Adds another text at the end.
    public mutating func append(_ other: StyledText) {
        for run in other.runs { append(run.text, run.style) }
    }

    /// Adds another text and a line feed at the end.
    public mutating func appendLine(_ line: StyledText = StyledText()) {
        append(line)
        append("\n")
    }

    /// Adds another text at the end.
    public static func += (text: inout StyledText, other: StyledText) {
        text.append(other)
    }

    /// Joins two texts.
    public static func + (text: StyledText, other: StyledText) -> StyledText {
        var joined = text
        joined.append(other)
        return joined
    }

    /// Returns the text for output.
    ///
    /// - Parameters:
    ///   - colour: whether styles become colours.
    ///   - showingControls: whether control characters other than line feed and tab become visible (`\u{1B}`), so that no name
    ///     in a document can control the terminal.
    /// - Returns: the text, with a reset after every coloured piece.
    public func rendered(colour: Bool, showingControls: Bool = false) -> String {
        var result = ""
        for run in runs {
            let text = showingControls ? ControlCharacters.shown(run.text) : run.text
            let sequence = colour ? run.style.sequence : ""
            result += sequence.isEmpty ? text : sequence + text + TextStyle.reset
        }
        return result
    }
}

extension StyledText: ExpressibleByStringInterpolation {
    /// Collects the pieces of an interpolated literal: `"\(id, .id)  \(label, .label)"`.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = StyledText()

        /// Begins with nothing.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds the text between the interpolations.
        public mutating func appendLiteral(_ literal: String) {
            text.append(literal)
        }

        /// Adds a value in a style.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: TextStyle = .plain) {
            text.append(value.description, style)
        }

        /// Adds a text that has its own styles.
        public mutating func appendInterpolation(_ other: StyledText) {
            text.append(other)
        }
    }

    /// Makes plain text of a literal.
    public init(stringLiteral value: String) {
        append(value)
    }

    /// Makes text of an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.text
    }
}

extension Sequence where Element == StyledText {
    /// Joins texts with a separator between them.
    public func joined(separator: StyledText = StyledText()) -> StyledText {
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
