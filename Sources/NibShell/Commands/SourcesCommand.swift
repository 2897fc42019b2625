import CommandLanguage
import Platform
import Replies
import SourceIndex

private enum SourcesParameters {
    static let folders = Parameter<FilePath>("DIR", summary: "a folder or file of source code")
    static let dependencies = Flag("--dependencies", summary: "read the code of dependencies too")
}

/// What `sources` works on.
struct SourcesContext {
    /// The project's code.
    let sources: ProjectSources
    /// The session of the open document; nil if there is none.
    let session: Session?
}

/// `sources`: says where the code of the documents is.
enum SourcesCommand {
    static let command = Command<SourcesContext, Reply>(
        name: "sources",
        syntax: [
            .optional([.several(SourcesParameters.folders)]), .optional([.flag(SourcesParameters.dependencies)]),
        ],
        summary: "says where the code of the documents is, or shows it",
        discussion: """
            Without this command, and without `--sources` at the start, the code is that of the project around the document: \
            the nearest folder with `.git`, else with `Package.swift` or an Xcode project. The folders of dependencies (`Pods`, \
            `Carthage`, `vendor`, checkouts of packages) are left out, and what may be theirs is not called missing; \
            `--dependencies` reads them, and headers of frameworks, until `sources` is given again.
            """,
        examples: [
            Example("sources App Shared", "two folders with all that is below them"),
            Example("sources App --dependencies", "with what the package manager put there"),
            Example("sources", "which they are"),
        ],
        seeAlso: ["check"], group: "Checking"
    ) { context, arguments in
        let sources = context.sources
        let words = try arguments[all: SourcesParameters.folders]
        for word in words where RealPath.of(word.text) == nil {
            let missing = MissingPath(word.text)
            throw CommandError(
                "file-missing", "'\(word.text)': \(missing.reason)", span: word.span,
                hints: missing.hint.map { [$0] } ?? [])
        }
        if !words.isEmpty { sources.folders = words.map(\.text) }
        let readsDependencies = arguments[SourcesParameters.dependencies]
        if !words.isEmpty || readsDependencies { sources.readsDependencies = readsDependencies }
        let roots = sources.roots(for: context.session)
        var reply = Reply(
            lines: roots.map { StyledText($0) },
            fields: [
                .init("sources", .strings(roots)), .init("given", .bool(!sources.folders.isEmpty)),
                .init("dependencies", .bool(sources.readsDependencies)),
            ])
        reply.isEcho = !words.isEmpty
        return reply
    }
}
