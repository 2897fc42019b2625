import CommandLanguage
import Platform
import Replies
import SourceIndex

private enum SourcesParameters {
    static let folders = Parameter<FilePath>("DIR", summary: "a folder or file of source code")
    static let dependencies = Flag("--dependencies", summary: "also reads the code of dependencies")
}

/// What `sources` works on.
struct SourcesContext {
    /// The project's code.
    let sources: ProjectSources
    /// The session of the open document; nil if there is none.
    let session: Session?
}

/// `sources`: sets or shows the folders of the documents' code.
enum SourcesCommand {
    static let command = Command<SourcesContext, Reply>(
        name: "sources",
        syntax: [
            .optional([.several(SourcesParameters.folders)]), .optional([.flag(SourcesParameters.dependencies)]),
        ],
        summary: "sets or shows the folders of the documents' source code",
        discussion: """
            Without this command, and without `--sources` on the command line, nibsh reads the code of the document's \
            project: the nearest folder with `.git`, otherwise with `Package.swift` or an Xcode project. It skips the folders \
            of dependencies (`Pods`, `Carthage`, `vendor`, package checkouts): it reads there only the superclasses of your classes, \
            and does not report as missing what they may declare. `--dependencies` reads them, and the headers of frameworks, until `sources` is given again.
            """,
        examples: [
            Example("sources App Shared", "two folders with everything below them"),
            Example("sources App --dependencies", "with the packages that are checked out"),
            Example("sources", "shows the folders"),
        ],
        seeAlso: ["check"], group: "Checking", answer: type.shape
    ) { context, arguments in
        let sources = context.sources
        let words = try arguments[all: SourcesParameters.folders]
        for word in words where RealPath.of(word.text) == nil {
            let missing = MissingPath(word.text)
            throw CommandError(
                "file-missing", "'\(word.text)': \(missing.reason)", span: word.span,
                hints: missing.hint.map { [$0] } ?? [])
        }
        for word in words { try ScriptReach.check(word.text, of: context.session, for: "sources") }
        if !words.isEmpty { sources.folders = words.map(\.text) }
        let readsDependencies = arguments[SourcesParameters.dependencies]
        if !words.isEmpty || readsDependencies { sources.readsDependencies = readsDependencies }
        let roots = sources.roots(for: context.session)
        var reply = Reply(
            lines: roots.map { StyledText($0) },
            record: type.record((roots, !sources.folders.isEmpty, sources.readsDependencies)))
        reply.isEcho = !words.isEmpty
        return reply
    }

    private static let type = RecordType<(folders: [String], isGiven: Bool, hasDependencies: Bool)>("sources") {
        Field("folders", "the folders and files of the code", \.folders)
        Field("isGiven", "whether they were named, not found", \.isGiven)
        Field("hasDependencies", "whether the code of dependencies is read, too", \.hasDependencies)
    }
}
