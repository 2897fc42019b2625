import CommandLog
import NibDocument
import Replies
import XMLTree

/// Makes entries of a log again on a document that another program has changed.
struct EntryReplay {
    let session: Session
    private let versions: Versions
    /// The ids that new objects got in place of those that the other program gave to other objects.
    private var renewed: [String: String] = [:]

    /// What became of an entry.
    struct Outcome {
        /// The entry.
        let entry: LoggedEdit
        /// The entry that was made; nil if there was nothing left to do, or it was left out.
        let number: Int?
        /// The entry that was made, in a line: the ids in it may be others.
        var made: String?
        /// Why it was left out.
        let failure: CommandError?
        /// What is different from the entry.
        let remarks: [String]

        var isLeftOut: Bool { failure != nil }

        /// The outcome as cells: the number of the new entry, what the old one was, and what is different now.
        var row: [StyledText] {
            let title = StyledText(made ?? entry.title, number == nil ? .dim : .plain)
            if let failure {
                return ["", title, "\("\(entry.number) left out: \(failure.message)", .removed)"]
            }
            let state = number == nil ? "\(entry.number) is so already" : "was \(entry.number)"
            return [
                StyledText(number.map { "\($0)" } ?? ""), title,
                StyledText(([state] + remarks).joined(separator: "; "), .dim),
            ]
        }

        /// The outcome for programs.
        static let type = RecordType<Outcome>("outcome") {
            Field("number", "the number of the edit in the log before", \.entry.number)
            Field("lines", "the resolved commands of the edit") { Array($0.entry.lines) }
            Field("entry", "the entry that was made; null if there was nothing left to do", \.number)
            Field("isLeftOut", "whether it could not be reapplied", \.isLeftOut)
            Field("reason", "why it could not", \.failure?.message)
            Field("remarks", "what is different from the edit, in words", \.remarks)
        }
    }

    /// Prepares the replay in a session.
    init(session: Session, versions: Versions) {
        self.session = session
        self.versions = versions
    }

    /// Makes an entry again: all of it, or nothing.
    mutating func make(_ entry: LoggedEdit) -> Outcome {
        var remarks: [String] = []
        for id in versions.clashes
        where renewed[id] == nil && entry.lines.contains(where: { IDWord.occurs(id, in: $0) }) {
            let fresh = session.nextID(in: session.document, besides: versions.ids)
            renewed[id] = fresh
            remarks.append("\(id) is another object now, so its object became \(fresh)")
        }
        let lines = LogLines(
            entry.lines.map { line in
                renewed.reduce(line) { IDWord.replacing($1.key, with: $1.value, in: $0) }
            })
        do throws(CommandError) {
            try session.companions.require(entry.patches)
            let (primitives, done) = try apply(lines)
            guard !primitives.isEmpty || !entry.patches.isEmpty else {
                return Outcome(entry: entry, number: nil, failure: nil, remarks: remarks)
            }
            try session.companions.apply(entry.patches)
            let step = LogStep(lines: LogLines(done), primitives: primitives, patches: entry.patches)
            let number = session.record(step, label: entry.label)
            let title = number.map { session.log[$0].title }
            return Outcome(entry: entry, number: number, made: title, failure: nil, remarks: remarks)
        } catch {
            return Outcome(entry: entry, number: nil, failure: error, remarks: remarks)
        }
    }

    /// Applies lines, but those that were done already.
    private func apply(_ lines: LogLines) throws(CommandError) -> (primitives: [Primitive], done: [String]) {
        var done: [String] = []
        let primitives = try session.document.withTransaction { edit throws(CommandError) in
            for line in lines where !isThere(line, in: edit.document) {
                let made: String?
                do throws(CommandError) {
                    made = try edit.attempt { () throws(CommandError) in try Replay.apply(line, in: edit) }.made
                } catch {
                    if isGone(line, after: error) { continue }
                    throw error
                }
                session.lastMade = made ?? session.lastMade
                done.append(line)
            }
        }.inverses
        return (primitives, done)
    }

    /// Whether the other program added what a line adds.
    private func isThere(_ line: String, in document: NibDocument) -> Bool {
        versions.common.contains { id in
            guard line.contains(id), document.hasID(id) else { return false }
            return IDWord.occurs("as \(id)", in: line) || line.contains("id=\"\(id)\"")
        }
    }

    /// Whether the other program removed what a line removes.
    private func isGone(_ line: String, after error: CommandError) -> Bool {
        error.code == NibError.Code.unknownObject.rawValue
            && (line.hasPrefix("remove ") || line.hasPrefix("disconnect "))
    }
}
