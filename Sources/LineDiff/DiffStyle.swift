import Replies

extension UnifiedDiff {
    /// The patch as styled text, each line with its line feed.
    package var styled: StyledText {
        var text = StyledText()
        for line in lines {
            text.appendLine(line.styled)
        }
        return text
    }
}

extension DiffLine {
    /// The style of the line in a reply.
    package var style: TextStyle {
        switch kind {
        case .header: .heading
        case .hunk, .remark: .dim
        case .context: .plain
        case .added: .added
        case .removed: .removed
        }
    }
}

extension DiffLine {
    /// The line in the style of its kind.
    package var styled: StyledText { StyledText(text, style).unbroken }
}
