import Foundation

extension PseudoTerminal {
    /// Sends a text as a terminal does that marks what is pasted.
    package func paste(_ text: String) { send("\u{1B}[200~\(text.replacing("\n", with: "\r"))\u{1B}[201~") }

    /// Whether the program has told the terminal last to mark what is pasted; nil if it has told nothing.
    package var marksPastes: Bool? {
        String(decoding: output, as: UTF8.self).matches(of: /\u{1B}\[\?2004([hl])/).last.map { $0.1 == "h" }
    }
}
