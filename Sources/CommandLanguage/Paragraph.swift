/// A text for people in lines that fit a terminal.
package enum Paragraph {
    /// Breaks a text into lines of at most 80 columns, without a line end after the last.
    package static func text(_ text: String) -> String {
        var layout = TextLayout()
        layout.paragraph(text)
        return layout.text
    }
}
