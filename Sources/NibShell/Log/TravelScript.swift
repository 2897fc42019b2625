import CommandLanguage
import CommandLog
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import XMLTree

/// The log as a script with names in place of ids, so that it can be run on other documents.
///
/// The log is played on a copy of its base. Before each line, the objects that it names get the names that they have then
/// (`TravelNames`), and what a line makes becomes `as $name` if a later one needs it. A name is used only if the line still comes to the
/// same line of the log. What no name means keeps its id, and a comment says so.
struct TravelScript {
    /// Lines that are checked together, and what the log calls them.
    private struct Entry {
        let label: String?
        let lines: [TravelLine]
    }

    private let entries: [Entry]
    private let base: [UInt8]
    private let baseIDs: NibDocument
    private var plan: TravelPlan

    /// Reads the log of a session.
    ///
    /// - Throws: an error if the log's base cannot be read.
    init(_ session: Session) throws(CommandError) {
        try session.requireNoBlock(for: "log --script --names")
        var entries = session.log.path(to: session.log.state).map { number in
            Entry(label: session.log[number].label, lines: session.log[number].lines.map { TravelLine($0) })
        }
        if let group = session.group {
            entries.append(Entry(label: nil, lines: group.steps.all.lines.map { TravelLine($0) }))
        }
        self.entries = entries
        do {
            base = try session.journaledLog.base()
            baseIDs = try NibDocument(bytes: base)
        } catch { throw CommandError(error) }
        plan = TravelPlan(entries.flatMap(\.lines), given: session.givenNames)
    }

    /// Writes the script.
    ///
    /// - Returns: its lines.
    /// - Throws: an error if the log cannot be played on its base.
    mutating func lines() throws(CommandError) -> [String] {
        while true {
            let (lines, unnamed) = try written()
            // What has no name although the script makes it keeps its id from the line that makes it on.
            guard plan.keepIDs(unnamed) else { return lines }
        }
    }

    private func written() throws(CommandError) -> (lines: [String], unnamed: Set<String>) {
        let document: NibDocument
        do throws(NibError) { document = try NibDocument(bytes: base) } catch { throw CommandError(error) }
        var (lines, unnamed): ([String], Set<String>) = ([], [])
        for entry in entries {
            if let label = entry.label { lines.append("# \(label.split(separator: "\n").joined(separator: " "))") }
            if entry.lines.count != 1 { lines.append("begin") }
            _ = try document.withTransaction { edit throws(CommandError) in
                for line in entry.lines {
                    try CommandError.throwIfInterrupted()
                    let written = self.written(line, on: document)
                    lines += written.lines
                    unnamed.formUnion(written.unnamed)
                    _ = try Replay.apply(line.text, in: edit)
                }
            }
            if entry.lines.count != 1 { lines.append("commit") }
        }
        return (lines, unnamed)
    }

    private func written(_ line: TravelLine, on document: NibDocument) -> (lines: [String], unnamed: Set<String>) {
        guard !line.words.isEmpty else { return ([line.text], []) }
        let names = TravelNames(document: document, variables: plan.variables) { [baseIDs, plan] id in
            plan.keeps(id) || !baseIDs.hasID(id) && !plan.isRenewed(id)
        }
        let writer = TravelLineWriter(line: line, document: document, plan: plan, names: names)
        let (text, unnamed) = writer.written()
        let comments = unnamed.map { id in
            let node = document.element(withID: id)
            return "# no name means \(id)\(node.map { ", \(document.summary(of: $0))" } ?? "")"
        }
        return (comments + [text], Set(unnamed))
    }
}
