import CommandLanguage
import NibEditing
import Replies
import SourceIndex
import Wording

/// What a deletion or renaming leaves: places that use or may use the name, those that only mention it, and files that could not be
/// read. The refusal, the question at the prompt, the list and the fields for programs all come from this value.
struct UsesLeft {
    /// Leaves what is not certain as it is.
    static let partial = Flag("--partial", summary: "does what is certain and leaves the uses that remain")
    /// `[--partial]`
    static let partialSyntax: Syntax = .optional([.flag(partial)])

    /// What was done to the name.
    let verb: Verb
    /// The name.
    let name: String
    /// What the code has.
    let code: CodeRename
    /// Lines about uses in documents.
    let documents: [StyledText]
    /// The files and folders of the code that could not be read, and so may use the name.
    let unread: [SourceProblem]
    /// What to do about the uses, before `--partial`.
    var advice: String?

    /// What a command does with a name.
    enum Verb: String {
        case rename, delete
        /// The past participle.
        var done: String { self == .rename ? "renamed" : "deleted" }
    }

    /// The number of uses that are left.
    var count: Int { code.remaining.count + documents.count + unread.count }

    /// The lines that tell what is left, file by file.
    private var lines: [StyledText] {
        documents.map { "may use it: \($0)" }
            + code.remaining.map { place -> StyledText in
                let position = "\(CodeEditor.shown(place.path)):\(place.place.line):\(place.place.column)"
                let head = place.rank == 0 ? "uses it" : "may use it"
                let reason = place.rank == 0 || place.reason.isEmpty ? "" : "  (\(place.reason))"
                return "\(head): \(position): \(place.line)\(reason, .dim)"
            }
            + unread.map { problem -> StyledText in
                "may use it: \(CodeEditor.shown(problem.path))\("  (cannot be read: \(problem.reason))", .dim)"
            }
    }

    /// The numbers of files, and of lines in each, that a list of mentions shows; a common name has hundreds.
    private static let shownMentions = (files: 12, lines: 12)

    /// A line for each file that only mentions the name, with the numbers of the lines. Nothing depends on a mention, so a long list is
    /// cut short.
    private var mentions: [StyledText] {
        var lines: [(path: String, numbers: [Int])] = []
        for place in code.mentions {
            if lines.last?.path != place.path { lines.append((place.path, [])) }
            if lines[lines.count - 1].numbers.last != place.place.line {
                lines[lines.count - 1].numbers.append(place.place.line)
            }
        }
        let rest = lines.dropFirst(Self.shownMentions.files)
        let shown = lines.prefix(Self.shownMentions.files).map { path, numbers -> StyledText in
            let more = numbers.count - Self.shownMentions.lines
            let list = numbers.prefix(Self.shownMentions.lines).map(String.init).joined(separator: ", ")
            return
                "mentions it: \(CodeEditor.shown(path)):\(list)\(more > 0 ? " and \(Plural.of("more line", count: more))" : "")"
        }
        guard !rest.isEmpty else { return shown }
        return shown + ["mentions it: \(Plural.of("more file", count: rest.count))\("  ('--json' lists them)", .dim)"]
    }

    /// Refuses a change that is not whole, unless a partial one is wanted; otherwise tells what is left.
    ///
    /// - Parameters:
    ///   - resolved: the command that makes the change.
    ///   - isPartial: whether the user wants it although uses are left.
    ///   - word: the word for the name.
    ///   - wantsFields: whether a program reads the fields.
    /// - Throws: the refusal, with all places.
    func finish(_ resolved: inout Resolved, isPartial: Bool, at word: Word, wantsFields: Bool) throws(CommandError) {
        guard count == 0 || isPartial else {
            let places = count == 1 ? "1 more place" : "\(count) more places"
            let isCertain = code.remaining.contains { $0.rank == 0 }
            var error = CommandError(
                "uses-left",
                "'\(name)' \(isCertain ? "is" : "may be") used in \(places), so nothing was \(verb.done)",
                span: word.span,
                hints: [advice].compactMap { $0 } + [
                    "'--partial' \(verb.rawValue)s it everywhere else and leaves \(count == 1 ? "this" : "these")"
                ])
            error.details = lines + mentions
            error.uses = uses
            error.offer = CommandError.Offer(
                question: "\(verb == .rename ? "Rename" : "Delete") it everywhere else? (y/n)", word: Self.partial.name)
            throw error
        }
        resolved.fallsShort = count > 0
        resolved.closingRemarks += lines + mentions
        if wantsFields { resolved.details.uses = uses }
    }

    /// What is left, for programs.
    private var uses: LeftUses {
        var uses = LeftUses()
        uses.remaining = code.remaining.map(use)
        uses.mentions = code.mentions.map(use)
        uses.others = code.others.map(use)
        uses.documents = documents.map(\.plain)
        uses.unread = unread.map(\.path)
        return uses
    }

    private func use(_ place: CodePlace) -> LeftUses.Use {
        LeftUses.Use(
            place: FilePlace(file: place.path, line: place.place.line, column: place.place.column), text: place.line,
            reason: place.reason)
    }
}
