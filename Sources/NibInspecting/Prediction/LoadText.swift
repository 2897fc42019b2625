import ClassFacts
import NibDocument
import NibPrediction
import Replies
import Wording

/// Shows how nibs are loaded.
struct LoadText {
    let context: DocumentContext
    let hasCode: Bool
    let isInteractive: Bool
    /// The columns of the terminal; nil if lines may be of any length.
    let width: Int?

    /// Passes on the lines of all nibs, with an empty line between them.
    func write(_ nibs: [LoadedNib], to line: (StyledText) -> Void) {
        for (index, nib) in nibs.enumerated() {
            if index > 0 { line("") }
            write(nib, to: line)
        }
        if !hasCode, isInteractive {
            line("\("no source code was read; 'sources DIR' says where it is", .dim)")
        }
    }

    private func write(_ nib: LoadedNib, to line: (StyledText) -> Void) {
        line(title(nib))
        for loader in nib.loaders { write(loader, after: "  ", to: line) }
        for phase in phases {
            write(nib.steps.lazy.filter { phase.holds($0.phase) }, under: phase, of: nib, to: line)
        }
        returned(nib.returned).forEach(line)
        for note in nib.notes { write(note, after: "note: ", to: line) }
        for hint in nib.hints { write(hint, after: "\("hint:", .hint) ", to: line) }
    }

    private func write(_ note: LoadedNib.Note, after head: StyledText, to line: (StyledText) -> Void) {
        line("\(head)\(note.text)\(place(note.code))")
    }

    /// The array that loading returns; of one object, nobody needs to know the place.
    private func returned(_ objects: [LoadedNib.Returned]) -> [StyledText] {
        guard objects.count > 1 else { return [] }
        let rows = objects.enumerated().map { index, object -> [StyledText] in
            ["[\(index)]", "\(object.label, .label)", "\(object.id, .id)", "\(object.className, .kind)"]
        }
        return ["  \("Loading returns an array of these", .heading)"]
            + Columns(indent: 4, width: width, giving: [.nothing, .label, .nothing, .className]).lines(rows)
    }

    private func title(_ nib: LoadedNib) -> StyledText {
        let what =
            switch nib.role {
            case .xib: "\(context.document.kind.platform.rawValue) nib"
            case .controller: "the controller of scene \"\(nib.scene ?? "")\""
            case .view: "its view, when it is first needed"
            case .prototype: "a cell, each time it is dequeued"
            }
        var title: StyledText = "\(nib.name, .heading)  \(what)"
        guard nib.role == .xib else { return title }
        guard let owner = nib.owner else { return title + "; no owner" }
        title.append("; \(owner)")
        title.append(nib.ownerClass.map { " is of class \($0)" } ?? " has no class here")
        return title
    }

    // MARK: - Phases

    /// A heading and the phases under it.
    private struct Heading {
        let title: String
        let phases: [LoadStep.Phase]

        func holds(_ phase: LoadStep.Phase) -> Bool { phases.contains(phase) }
    }

    private var phases: [Heading] {
        let first = [Heading(title: "Objects are made", phases: [.make])]
        let second =
            context.isMac
            ? [Heading(title: "Connections are made, runtime attributes set", phases: [.connect, .attribute])]
            : [
                Heading(title: "Runtime attributes are set", phases: [.attribute]),
                Heading(title: "Connections are made", phases: [.connect]),
            ]
        let rest = [
            Heading(title: "awakeFromNib", phases: [.awake]), Heading(title: "Windows are shown", phases: [.show]),
            Heading(title: "The controller takes its view", phases: [.finish]),
        ]
        return first + second + rest
    }

    private func write(
        _ steps: some Collection<LoadStep>, under heading: Heading, of nib: LoadedNib, to line: (StyledText) -> Void
    ) {
        if heading.phases == [.awake] { return writeAwake(steps, in: nib, to: line) }
        guard let first = steps.first else { return }
        guard first.isReached else { return line("  \("\(heading.title): not reached", .dim)") }
        line("  \(heading.title, .heading)")
        writeRows(steps, to: line)
    }

    /// Lists the steps that run the project's code or have problems, and counts the others.
    private func writeAwake(_ steps: some Collection<LoadStep>, in nib: LoadedNib, to line: (StyledText) -> Void) {
        let own = steps.lazy.filter { $0.code != nil || $0.outcome != .happens }
        let others = nib.notAwoken.isEmpty ? "" : "; not to \(nib.notAwoken.joined(separator: ", "))"
        if let first = steps.first, !first.isReached { return line("  \("awakeFromNib: not reached", .dim)") }
        let count = Plural.of("object", count: steps.count)
        let sent = steps.isEmpty ? "sent to nobody" : "sent to \(count), in no certain order"
        line("  \("awakeFromNib", .heading) \(sent)\(others)")
        writeRows(own, to: line)
    }

    /// Writes a line for each step; the cells are made anew for each pass, because a document may have several steps for each object.
    private func writeRows(_ steps: some Collection<LoadStep>, to line: (StyledText) -> Void) {
        var rest = steps.makeIterator()
        let isOfClass = steps.first.map { $0.phase == .make || $0.phase == .awake } ?? false
        let giving: [Giving] = [.nothing, .label, .nothing] + (isOfClass ? [.className] : []) + [.phrase, .place]
        Columns(indent: 4, width: width, giving: giving).write(steps.lazy.map(cells)) { text in
            line(text)
            if let step = rest.next() { remarks(step).forEach(line) }
        }
    }

    private func cells(of step: LoadStep) -> [StyledText] {
        let isOfClass = step.phase == .make || step.phase == .awake
        return [mark(step), StyledText(step.label, .label), StyledText(step.objectID, .id)]
            + (isOfClass ? [StyledText(step.className, .kind)] : []) + [StyledText(step.text), code(step.code)]
    }

    private func mark(_ step: LoadStep) -> StyledText {
        if !step.isReached { return StyledText("·", .dim) }
        switch step.outcome {
        case .happens: return StyledText("✓", .added)
        case .unknown: return StyledText("?", .warning)
        case .logs, .failsLater: return StyledText("!", .warning)
        case .skipped: return StyledText("–", .dim)
        case .stops: return StyledText("✗", .error)
        }
    }

    /// The lines below a step that does not simply happen.
    private func remarks(_ step: LoadStep) -> [StyledText] {
        guard step.isReached else { return [] }
        // The lines of the document are counted only if they are told.
        var place: String { "\(context.file):\(step.line):\(step.column)" }
        switch step.outcome {
        case .happens: return []
        case .unknown(let reason): return ["      \(reason, .dim)"]
        case .skipped(let reason): return ["      \(reason, .dim)"]
        case .logs(let text): return ["      \(place): logged: \(text.text)"]
        case .failsLater(let text): return ["      \(place): \(text.phase.rawValue): \(text.text)"]
        case .stops(let text): return ["      \(place): \("stops:", .error) \(text.text)"]
        }
    }

    private func code(_ place: CodePosition?) -> StyledText {
        place.map { StyledText("\($0.path):\($0.line):\($0.column)", .dim) } ?? ""
    }

    private func place(_ place: CodePosition?) -> StyledText {
        place.map { "  \("\($0.path):\($0.line):\($0.column)", .dim)" } ?? ""
    }

    // MARK: - For programs

    /// A prediction for programs.
    static let type = RecordType<(context: DocumentContext, nibs: [LoadedNib])>("load", rows: "nibs") {
        Field("platform", "the platform of the document", \.context.document.kind.platform.rawValue)
        Field("hasCode", "whether source code was read") { $0.context.code != nil }
        Field("isStopped", "whether loading ends the program") { load in load.nibs.contains { $0.stop != nil } }
        Field("nibs", "the nibs, in the order in which they are loaded", each: nib, \.nibs)
    }

    private static let nib = RecordType<LoadedNib>("nib") {
        Field("name", "the name of the nib", \.name)
        Field("role", "what is loaded", \.role.rawValue)
        Field("sceneLabel", "the name of the scene", \.scene)
        Field("owner", "the id of the owner", \.ownerID)
        Field("ownerClass", "the class of the owner", \.ownerClass)
        Field("isStopped", "whether loading it ends the program") { $0.stop != nil }
        Field("steps", "what happens, in order", each: step, \.steps)
        Field("returnedObjects", "the ids of the objects that loading returns") { $0.returned.map(\.id) }
        Field("notAwoken", "the classes that do not get 'awakeFromNib'", \.notAwoken)
        Field("loaders", "where the code loads it", each: note, \.loaders)
        Field("notes", "what else is worth knowing", each: note, \.notes)
        Field("advice", "what to do next", each: note, \.hints)
    }

    private static let note = RecordType<LoadedNib.Note>("note") {
        Field("text", "the note", \.text)
        Field("codePlace", "the place in the code that it is about", optional: FilePlace.type, \.code?.filePlace)
    }

    private static let step = RecordType<LoadStep>("step") {
        Field("phase", "the phase of loading", \.phase)
        Field("object", "the id of the object", \.objectID)
        Field("label", "the name of the object", \.label)
        Field("class", "the class of the object", \.className)
        Field("text", "what happens", \.text)
        Field("place", "where the document says so", of: FilePlace.type) { step in
            FilePlace(file: step.file, line: step.line, column: step.column)
        }
        Field("codePlace", "the code that runs", optional: FilePlace.type, \.code?.filePlace)
        Field("isReached", "whether loading comes so far", \.isReached)
        Field("outcome", "'happens', 'logs', 'failsLater', 'stops', 'skipped' or 'unknown'", \.outcome.name)
        Field("reason", "why it is skipped, or unknown", \.outcome.reason)
        Field("exception", "the exception that is thrown", \.outcome.runtime?.exception)
        Field("runtime", "the text that is logged or thrown", \.outcome.runtime?.text)
    }
}

extension LoadStep.Phase: FieldChoice {}

extension LoadStep.Outcome {
    fileprivate var name: String {
        switch self {
        case .happens: "happens"
        case .unknown: "unknown"
        case .skipped: "skipped"
        case .logs: "logs"
        case .failsLater: "failsLater"
        case .stops: "stops"
        }
    }

    fileprivate var reason: String? {
        switch self {
        case .unknown(let reason), .skipped(let reason): reason
        case .happens, .logs, .failsLater, .stops: nil
        }
    }

    fileprivate var runtime: RuntimeText? {
        switch self {
        case .logs(let text), .failsLater(let text), .stops(let text): text
        case .happens, .unknown, .skipped: nil
        }
    }
}
