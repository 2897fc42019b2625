import CommandLanguage
import ClassFacts
import NibDocument
import NibInspecting
import NibPrediction
import ObjectReferences
import Replies
import SourceIndex

/// Runs looking commands on a document in memory, without a shell.
struct Looker {
    /// All commands of the module, each on the project with its open document.
    static let table = CommandTable<ProjectLookingContext, Reply>(
        looking.map { $0.adapted(open) } + AllLookingCommands.project + AllLookingCommands.searches)

    private static let looking: [LookingCommand] = [
        AllLookingCommands.objects, AllLookingCommands.drawings, AllLookingCommands.storyboards,
        AllLookingCommands.layout, AllLookingCommands.predictions, AllLookingCommands.code,
    ].flatMap { $0 }

    let document: NibDocument
    private let context: ProjectLookingContext

    /// Opens a document under the name `View.xib`.
    init(_ text: String, code: (any CodeLookup)? = nil) throws {
        document = try NibDocument(bytes: Array(text.utf8))
        let project = GivenProject(given: code)
        let scope = ReferenceScope(document: document)
        context = ProjectLookingContext(
            open: LookingContext(
                scope: scope, path: "View.xib", project: project, isInteractive: false, wantsFields: true),
            project: project)
    }

    /// Runs one statement.
    func execute(_ line: String) throws -> Reply {
        do {
            let (command, arguments) = try Self.table.parse(line)
            return try command.run(context, arguments)
        } catch { throw CommandError(error) }
    }

    @Sendable private static func open(_ context: ProjectLookingContext) throws -> LookingContext {
        guard let open = context.open else { throw CommandError("no-document", "no document is open") }
        return open
    }
}

/// A project with code and no further documents.
private struct GivenProject: ProjectView {
    let given: (any CodeLookup)?

    func code() -> (any CodeLookup)? { given }
    func names() -> NameCheck? { nil }
    func remedies(in document: DocumentContext, code: (any CodeLookup)?) -> [Remedy] { [] }
    func documentsNearCode() -> [String] { [] }
    var openDocuments: [(path: String, document: NibDocument)] { [] }
}
