import Bytes
import CommandLanguage
import ClassFacts
import Replies

/// What commands do about names that the code does not have.
package enum NameRefusal {
    /// Accepts a name that is certainly wrong.
    package static let force = Flag("--force", summary: "accepts a name that the code certainly does not have")

    /// `[--force]`
    package static let forceSyntax: Syntax = .optional([.flag(force)])

    /// Refuses a name that is certainly wrong, unless it is forced; for other problems, returns a warning.
    ///
    /// - Parameters:
    ///   - problem: what is wrong with the name; nil for nothing.
    ///   - span: where the name is in the statement.
    ///   - isForced: whether the user insists.
    ///   - advice: what the user can do other than choose another name.
    /// - Returns: warnings.
    /// - Throws: an error with the nearest name.
    package static func check(
        _ problem: NameProblem?, at span: Range<Int>, isForced: Bool, advice: String? = nil
    ) throws(CommandError) -> [StyledText] {
        guard let problem else { return [] }
        guard problem.isCertain, !isForced else { return [warning(problem)] }
        let meant = problem.nearest.map { [$0] } ?? []
        let other = problem.remedy ?? advice
        throw CommandError(
            "not-in-code", problem.message, span: span,
            hints: Advice.didYouMean(meant) + (other.map { [$0] } ?? []) + ["'--force' does it anyway"])
    }

    /// A line that warns of a name, with the name that was probably meant.
    package static func warning(_ problem: NameProblem) -> StyledText {
        warning(problem.message + (problem.nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }

    /// A line that warns.
    package static func warning(_ message: String) -> StyledText { "\("warning:", .warning) \(message)" }

    /// Where the name after the last dot of a word is in the statement.
    package static func span(ofNameIn word: Word) -> Range<Int> {
        guard let offset = word.lastUnquoted(Byte.period) else { return word.span }
        return word.slice(offset + 1..<word.text.utf8.count).span
    }
}
