import CommandLanguage
import NibChecks
import Replies

/// What commands do about names that the code does not have.
enum NameRefusal {
    /// `[--force]`
    static let force: Syntax = .optional([
        .flag("--force", summary: "even if the code is known not to have the name")
    ])

    /// Refuses a name that is wrong for certain, unless it is forced; of others a warning is left.
    ///
    /// - Parameters:
    ///   - problem: what is wrong with the name, nil for nothing.
    ///   - span: where the name stands.
    ///   - arguments: the command's, for `--force`.
    ///   - advice: what else may be done than to take another name.
    /// - Returns: warnings.
    /// - Throws: `ShellError` with the nearest name.
    static func check(
        _ problem: NameProblem?, _ span: Range<Int>, _ arguments: Arguments, advice: String? = nil
    ) throws(ShellError) -> [StyledText] {
        guard let problem else { return [] }
        guard problem.isCertain, !arguments.has("--force") else { return [warning(problem)] }
        let meant = problem.nearest.map { [$0] } ?? []
        let other = problem.remedy ?? advice
        throw ShellError(
            "not-in-code", problem.message, span: span,
            hints: Advice.didYouMean(meant) + (other.map { [$0] } ?? []) + ["'--force' does it all the same"])
    }

    /// A line that warns of a name, with the one that was probably meant.
    static func warning(_ problem: NameProblem) -> StyledText {
        warning(problem.message + (problem.nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }

    /// A line that warns.
    static func warning(_ message: String) -> StyledText { "\("warning:", .warning) \(message)" }

    /// Where the name behind the last dot of a word stands.
    static func span(ofNameIn word: Word) -> Range<Int> {
        guard let offset = word.lastUnquoted(UInt8(ascii: ".")) else { return word.span }
        return word.slice(offset + 1..<word.text.utf8.count).span
    }
}
