import CommandLanguage
import CommandLog
import NibStrings
import Replies

/// `strings remove`: removes keys from the translations.
enum StringsRemove {
    private static let keys = Parameter<Name>("KEY", kind: .translatedKey, summary: "the key")
    private static let stale = Flag("--stale", summary: "all keys whose objects the document no longer has")

    static let command = EditingCommand(
        "strings remove", syntax: [.optional([.several(keys)]), .optional([.flag(stale)])],
        summary: "removes keys from the translations of all languages",
        discussion: """
            Each key is removed with the comment above it. The document keeps its texts.
            """,
        examples: [
            Example("strings remove hSs-g6-Zcb.normalTitle", "one key, in all languages"),
            Example("strings remove --stale", "what 'strings check' reports as stale"),
        ],
        seeAlso: ["strings check"], group: "Strings", changesOtherFiles: true, resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let given = try arguments[all: keys].map(\.word)
        guard given.isEmpty == arguments[stale] else {
            throw CommandError(
                "usage", "either keys or '--stale' must be given", span: arguments.verb,
                hints: ["'strings check' lists stale keys"])
        }
        let read = try LanguageFiles(of: context.project.documentPath).read { path throws(CommandError) in
            try context.project.bytes(of: path)
        }
        if let problem = read.problems.first { throw CommandError(problem.error, of: problem.path) }
        let known = Set(read.files.flatMap { $0.keys.map(\.key) })
        if let unknown = given.first(where: { !known.contains($0.text) }) {
            throw CommandError(
                "unknown-key", "no translation has the key '\(unknown.text)'", span: unknown.span,
                hints: Advice.didYouMean(Nearest.names(to: unknown.text, among: Array(known))))
        }
        let removed =
            arguments[stale]
            ? StaleKeys(context.document).among(Set(read.files.flatMap { $0.documentKeys.map(\.key) }))
            : Set(given.map(\.text))
        guard !removed.isEmpty else { return .nothingToDo }
        var resolved = Resolved.lines([
            "strings remove " + removed.sorted().map { Quoting.quote($0) }.joined(separator: " ")
        ])
        for file in read.files {
            let bytes = try context.project.bytes(of: file.path)
            let splices = file.removing(keys: removed)
            if let patch = FilePatch(file, bytes: bytes, splices: splices) { resolved.fileChanges.append(patch) }
        }
        return resolved
    }

    /// Does nothing: the changes of the files are in the journal.
    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) -> Outcome { Outcome() }
}
