import CommandLanguage
import Replies

/// A `>` of a connection that was meant as an arrow, as in `connect owner.view > View`, and would make a file called `View`.
enum MistakenMark {
    /// Returns the error for such a mark.
    ///
    /// - Parameters:
    ///   - index: the place of the mark among the words.
    ///   - words: the words of the statement.
    /// - Returns: the error, with the line that has the arrow; nil for other marks.
    static func error(at index: Int, in words: [Word]) -> CommandError? {
        let before = words[..<index]
        if words[index].text.hasPrefix(">"), words[0].isBare("picture"), index + 1 < words.count {
            let line = Correction.line(before + [Word("--to")] + words[(index + 1)...])
            return CommandError(
                "usage", "'>' writes the text of an answer to a file; '--to' writes a picture", span: words[index].span,
                hints: [line])
        }
        guard words[index].text == ">", index > 1, index + 1 < words.count, words[0].isBare("connect"),
            !before.contains(where: { $0.isBare("->") || $0.isBare("<-") })
        else { return ComparedNumber.error(at: index, in: words) }
        let first = before.last?.isBare("-") == true ? before.dropLast() : before
        let line = Correction.line(first + [Word("->")] + words[(index + 1)...])
        return CommandError(
            "usage", "'>' writes output to a file; the arrow of a connection is '->'", span: words[index].span,
            hints: ["did you mean '\(line)'?"])
    }
}
