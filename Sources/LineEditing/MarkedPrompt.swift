/// A prompt in libedit's form: escape sequences are enclosed in marks, so that they take no columns.
///
/// libedit sends marked text together with the one visible character after it. A sequence at the end would be lost, and
/// one directly after another would replace it (prompt.c, literal.c). Adjacent sequences therefore share one pair of
/// marks, and a trailing sequence is moved before the space with which most prompts end.
struct MarkedPrompt {
    /// The character that libedit uses as the mark.
    static let mark: Unicode.Scalar = "\u{1}"

    /// The text of the prompt with marks.
    let marked: String
    /// The columns that the text takes.
    let columns: Int

    /// Marks the escape sequences (`ESC [ … letter`) of a prompt and removes other control characters.
    init(_ text: String) {
        var cells: [(sequences: String, character: Unicode.Scalar)] = []
        var sequences = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if let end = MarkedPrompt.endOfSequence(in: rest) {
                sequences += String(rest[..<end])
                rest = rest[end...]
                continue
            }
            rest.removeFirst()
            if scalar.isControl && scalar != "\n" { continue }
            cells.append((sequences, scalar))
            sequences = ""
        }
        if !sequences.isEmpty {
            let last = cells.last?.character == " " ? cells.removeLast().sequences : ""
            cells.append((last + sequences, " "))
        }
        var marked = ""
        for cell in cells {
            if !cell.sequences.isEmpty { marked += "\(MarkedPrompt.mark)\(cell.sequences)\(MarkedPrompt.mark)" }
            marked.unicodeScalars.append(cell.character)
        }
        self.marked = marked
        columns = cells.reduce(0) { $0 + Terminal.columns(of: $1.character) }
    }

    /// Returns the end of the control sequence with which a text begins (ECMA-48, 5.4); nil if it begins with none.
    private static func endOfSequence(in text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView.Index? {
        guard text.starts(with: ["\u{1B}", "["]) else { return nil }
        var index = text.index(text.startIndex, offsetBy: 2)
        while index < text.endIndex {
            let value = text[index].value
            index = text.index(after: index)
            if (0x40...0x7e).contains(value) { return index }
            if !(0x20...0x3f).contains(value) { return nil }
        }
        return nil
    }
}
