import NibChecks
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
        for loader in nib.loaders { line("  \(loader.text)\(place(loader.code))") }
        for phase in phases {
            write(nib.steps.lazy.filter { phase.holds($0.phase) }, under: phase, of: nib, to: line)
        }
        returned(nib.returned).forEach(line)
        for note in nib.notes { line("note: \(note.text)\(place(note.code))") }
        for hint in nib.hints { line("\("hint:", .hint) \(hint.text)\(place(hint.code))") }
    }

    /// The array that loading returns; of one object, nobody needs to know the place.
    private func returned(_ objects: [LoadedNib.Returned]) -> [StyledText] {
        guard objects.count > 1 else { return [] }
        let rows = objects.enumerated().map { index, object -> [StyledText] in
            ["[\(index)]", "\(object.label, .label)", "\(object.id, .id)", "\(object.className, .kind)"]
        }
        return ["  \("Loading returns an array of these", .heading)"]
            + Columns(indent: 4, width: width, shortened: [1]).lines(rows)
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
        Columns(indent: 4, width: width, shortened: [1]).write(steps.lazy.map(cells)) { text in
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

    private func code(_ place: Finding.CodePlace?) -> StyledText {
        place.map { StyledText("\($0.path):\($0.line):\($0.column)", .dim) } ?? ""
    }

    private func place(_ place: Finding.CodePlace?) -> StyledText {
        place.map { "  \("\($0.path):\($0.line):\($0.column)", .dim)" } ?? ""
    }

    // MARK: - For programs

    /// A nib for programs.
    static func json(_ nib: LoadedNib) -> JSONValue {
        .object([
            .init("name", .string(nib.name)), .init("role", .string(nib.role.rawValue)),
            .init("scene", .optional(nib.scene)),
            .init("owner", .optional(nib.ownerID)), .init("ownerClass", .optional(nib.ownerClass)),
            .init("stops", .bool(nib.stop != nil)), .init("steps", .array(nib.steps.map(json))),
            .init("returned", .strings(nib.returned.map(\.id))),
            .init("notAwoken", .strings(nib.notAwoken)), .init("loaders", .array(nib.loaders.map(json))),
            .init("notes", .array(nib.notes.map(json))), .init("hints", .array(nib.hints.map(json))),
        ])
    }

    private static func json(_ note: LoadedNib.Note) -> JSONValue {
        .object([.init("text", .string(note.text)), .init("code", CodePlaceText.json(note.code))])
    }

    private static func json(_ step: LoadStep) -> JSONValue {
        let (outcome, reason, text) = parts(step.outcome)
        return .object([
            .init("phase", .string(step.phase.rawValue)), .init("object", .string(step.objectID)),
            .init("label", .string(step.label)), .init("class", .string(step.className)),
            .init("text", .string(step.text)),
            .init("line", .int(step.line)), .init("column", .int(step.column)),
            .init("code", CodePlaceText.json(step.code)),
            .init("reached", .bool(step.isReached)), .init("outcome", .string(outcome)),
            .init("reason", .optional(reason)),
            .init("exception", .optional(text?.exception)), .init("runtime", .optional(text?.text)),
        ])
    }

    private static func parts(_ outcome: LoadStep.Outcome) -> (String, String?, RuntimeText?) {
        switch outcome {
        case .happens: ("happens", nil, nil)
        case .unknown(let reason): ("unknown", reason, nil)
        case .skipped(let reason): ("skipped", reason, nil)
        case .logs(let text): ("logs", nil, text)
        case .failsLater(let text): ("failsLater", nil, text)
        case .stops(let text): ("stops", nil, text)
        }
    }
}
