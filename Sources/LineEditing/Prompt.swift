/// A prompt as libedit wants it: every escape sequence set off by marks, so that it counts for no columns.
///
/// libedit sends marked text together with the one visible character after it; a sequence with nothing after it would
/// be lost, and one directly after another would swallow it (prompt.c, literal.c). So sequences that touch share one
/// pair of marks, and a trailing one is moved in front of the space that ends most prompts.
struct Prompt {
    /// The character that libedit is told to take for a mark.
    static let mark: Unicode.Scalar = "\u{1}"

    /// The prompt's text with its marks.
    let marked: String

    /// Marks the escape sequences (`ESC [ … letter`) of a prompt and leaves out other control characters.
    init(_ text: String) {
        var cells: [(sequences: String, character: Unicode.Scalar)] = []
        var sequences = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if let end = Prompt.endOfSequence(in: rest) {
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
            if !cell.sequences.isEmpty { marked += "\(Prompt.mark)\(cell.sequences)\(Prompt.mark)" }
            marked.unicodeScalars.append(cell.character)
        }
        self.marked = marked
    }

    /// Finds the end of the control sequence that a text begins with: ECMA-48, 5.4.
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
