import CommandLanguage
import Replies

/// Words that completion offers where a statement has a wrong one, and that are so near that they were probably meant.
struct NearOffers {
    let shell: Shell
    let words: [Word]

    /// Returns the words that may have been meant by the one that an error is about; none if the error names one itself.
    ///
    /// The same offers serve Tab, so a kind of parameter needs nothing more for its words to be suggested.
    func names(for error: CommandError) -> [String] {
        guard let span = error.span, !span.isEmpty, !error.hints.contains(where: { $0.hasPrefix("did you mean") }),
            let index = words.firstIndex(where: {
                $0.span.lowerBound <= span.lowerBound && span.upperBound <= $0.span.upperBound
            }),
            index > 0, words[index].isBare, words[index].span.count == words[index].text.utf8.count
        else { return [] }
        let word = words[index]
        let head = word.slice(0..<max(span.lowerBound - word.span.lowerBound, lastMark(in: word))).text
        let typed = String(word.text.dropFirst(head.count))
        // Only an error that quotes the word is about its spelling, and a hint with a whole line knows better.
        guard typed.utf8.count > 1, error.code != "already-exists", error.message.contains("'\(typed)'"),
            !error.hints.contains(where: { $0.hasPrefix(words[0].text + " ") })
        else { return [] }
        let text = Correction.line(Array(words[..<index])) + " " + head
        let offered = ShellCompletion(shell: shell).suggestions(in: text, at: text.utf8.count).items
        let names = offered.filter { $0.isFinal && !$0.needsNote && $0.text.hasPrefix(head) }.map {
            String($0.text.dropFirst(head.count))
        }
        // What is offered is right there; the error is about something else.
        if names.contains(typed) { return [] }
        return Nearest.names(to: typed, among: names, limit: 2).filter { name in
            abs(name.utf8.count - typed.utf8.count) <= max(1, typed.utf8.count / 3)
                && shell.session?.document.hasID(name) != true && !error.hints.contains { $0.contains("'\(name)'") }
        }
    }

    /// Where the last name of a word begins: after its last dot, comma or equals sign.
    private func lastMark(in word: Word) -> Int {
        let marks = [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "=")]
        return word.text.utf8.enumerated().reduce(0) { marks.contains($1.element) ? $1.offset + 1 : $0 }
    }
}
