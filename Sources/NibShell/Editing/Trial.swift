import CodeEditing
import CommandLanguage
import NibEditing
import Replies

/// Finds out whether an editing command would accept words, without changing anything.
struct Trial {
    /// What a command makes of words.
    enum Verdict {
        /// It accepts them, or accepts them with a warning.
        case accepted, warned
        case refused
        /// The words are no whole editing command, so nothing can be said.
        case unknown
    }

    private let session: Session
    private let project: any ProjectAccess
    private let options: ShellOptions
    private let isInScript: Bool

    /// Tries commands on the document of a session.
    init(session: Session, sources: ProjectSources, options: ShellOptions, isInScript: Bool) {
        self.session = session
        self.options = options
        self.isInScript = isInScript
        project = EditedProject(sources: sources, session: session, isInScript: isInScript)
    }

    private static let table = EditingCommand.table(of: EditingCommand.all + EditingCommand.code)

    /// Judges the words of a statement.
    func verdict(_ words: [Word]) -> Verdict { judged(words).verdict }

    /// The name of the editing command that accepts the words of a statement, with the word for the kind; nil if none does.
    func accepting(_ words: [Word]) -> String? {
        let (verdict, command) = judged(words)
        return verdict == .accepted ? command : nil
    }

    private func judged(_ words: [Word]) -> (verdict: Verdict, command: String?) {
        guard let (command, arguments) = try? Self.table.parse(words, allowPrefixes: options.isInteractive),
            let editing = try? command.run((), arguments), !editing.changesOtherFiles
        else { return (.unknown, nil) }
        do throws(CommandError) {
            let runner = EditRunner(session: session, project: project, options: options)
            let (command, arguments) = try runner.completed(editing, with: arguments)
            guard !command.changesOtherFiles else { return (.unknown, nil) }
            let resolved = try runner.resolve(command, with: arguments)
            let isWarned = resolved.remarks.contains { $0.plain.hasPrefix("warning:") }
            return (isWarned ? .warned : .accepted, command.name)
        } catch { return (.refused, nil) }
    }

    /// At the prompt, the words of a statement with a name that could mean several objects replaced by the only one that the command
    /// accepts, directly or, if there is none, with a warning.
    ///
    /// - Parameters:
    ///   - words: the words.
    ///   - error: the error of the command, which has the name and the objects.
    /// - Returns: the words, and a line that tells which object is meant; nil if no object or several fit, or it is another error.
    func meant(by words: [Word], after error: CommandError) -> (words: [Word], note: String)? {
        guard let ambiguity = error.ambiguity, ambiguity.ids.count <= Self.most, options.isInteractive, !isInScript
        else { return nil }
        let verdicts = ambiguity.ids.map { id -> (id: String, words: [Word], verdict: Verdict) in
            let replaced = words.map { Self.replacing(ambiguity.name, in: $0, by: id) }
            return (id, replaced, verdict(replaced))
        }
        for wanted in [Verdict.accepted, .warned] {
            let fitting = verdicts.filter { $0.verdict == wanted }
            if fitting.isEmpty { continue }
            // Of a view without a label and others, the first is called just 'View'.
            let exact = fitting.count == 1 ? fitting : fitting.filter { isCalled(ambiguity.name, object: $0.id) }
            guard exact.count == 1 else { return nil }
            let reason =
                fitting.count == 1
                ? "the only one of \(verdicts.count) that fits"
                : "the only one of \(fitting.count) without another name"
            return (exact[0].words, note(ambiguity.name, means: exact[0].id, as: reason))
        }
        return nil
    }

    private func note(_ name: String, means id: String, as reason: String) -> String {
        let shown = session.document.element(withID: id).map { session.document.display($0) } ?? ""
        return "'\(name)' is \(shown) \(id), \(reason)"
    }

    private func isCalled(_ name: String, object id: String) -> Bool {
        session.document.element(withID: id).map { session.document.shortName(of: $0, inFull: true) == name } ?? false
    }

    /// More objects than this are not tried.
    private static let most = 50

    private static func replacing(_ name: String, in word: Word, by id: String) -> Word {
        if word.text == name { return Word(id, span: word.span) }
        guard word.text.hasPrefix(name + ".") else { return word }
        return Word(id + word.text.dropFirst(name.count), span: word.span)
    }
}
