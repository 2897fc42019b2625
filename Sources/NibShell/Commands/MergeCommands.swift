import CommandLanguage
import DifferenceScript
import NibDifference
import NibDocument
import NibMerge
import Platform
import Replies
import Wording

/// What `conflicts` and `take` work on: the open document, and a way to run commands as one entry of the log.
struct MergeContext {
    let session: Session
    /// Runs commands as one entry of the log with a label.
    let runGrouped: (_ lines: [String], _ label: String) throws(CommandError) -> Void

    /// The merge that the document is in the middle of.
    ///
    /// - Throws: an error if there is none.
    func requireMerge() throws(CommandError) -> OpenMerge {
        if let merge = session.merge { return merge }
        if let side = GitStages(of: session.path)?.sideThatDeleted {
            let path = Quoting.quote(PathName.shown(session.path))
            throw CommandError(
                "no-merge", "\(side) deleted \(session.name), and the other side changed it",
                hints: ["git add \(path)", "git rm \(path)"])
        }
        throw CommandError(
            "no-merge", "\(session.name) is not in the middle of a merge",
            hints: ["'nibsh merge BASE OURS THEIRS' merges versions; 'diff VERSION' compares them"])
    }
}

/// `conflicts` and `take`: what two versions contradict each other in, and which of them is right.
enum MergeCommands {
    static let all = [conflicts, take]

    private static let everything = Flag("--all", summary: "also lists those that are resolved")
    private static let side = Parameter<Text>(
        "SIDE|N", kind: .mergeSide, summary: "'ours', 'theirs', or the number of a conflict")
    private static let rest = Parameter<Text>(
        "N|VALUE", kind: .conflict, summary: "the numbers of conflicts, or 'all'; after a number, the value to take")

    private static let conflicts = Command<MergeContext, Reply>(
        name: "conflicts", syntax: [.optional([.flag(everything)])],
        summary: "lists what both sides of a merge changed differently",
        discussion: """
            A document is opened as a merge if it has git's conflict markers, or if git's index has three versions of it. What the \
            two sides changed without contradicting each other is merged already; until a conflict is resolved, the document \
            has what ours has.
            """,
        examples: [Example("conflicts", "each with the values of both sides, and their lines")],
        seeAlso: ["take", "save"], group: "Merging", answer: conflictList.shape
    ) { context, arguments in
        let merge = try context.requireMerge()
        let left = merge.left(in: context.session.log)
        let choices = merge.choices(in: context.session.log)
        let numbers = arguments[everything] ? Array(merge.conflicts.indices.map { $0 + 1 }) : left
        var reply = Reply(lines: MergeText.lines(of: merge.conflicts, numbers))
        if numbers.isEmpty { reply.text = "no conflicts are left" }
        reply.record = conflictList.record(
            ConflictList(
                left: left.count, total: merge.conflicts.count, shown: MergeText.numbered(merge.conflicts, by: numbers),
                resolved: choices.keys.sorted()))
        return reply
    }

    private struct ConflictList {
        let left: Int
        let total: Int
        let shown: [(number: Int, conflict: MergeConflict)]
        let resolved: [Int]
    }

    private static let conflictList = RecordType<ConflictList>("conflicts", rows: "conflicts") {
        Field("leftCount", "how many conflicts are left", \.left)
        Field("totalCount", "how many conflicts the merge has", \.total)
        Field("conflicts", "those that are left; with '--all', all of them", each: MergeText.type, \.shown)
        Field("resolvedNumbers", "the numbers of those that are resolved", \.resolved)
    }

    private static let take = Command<MergeContext, Reply>(
        name: "take", syntax: [.operand(side), .optional([.several(rest)])],
        summary: "resolves conflicts of a merge: as one side has it, or with another value",
        discussion: """
            What it changes are edits like any other: one entry of the log, with the commands that make the document so, which can be \
            undone. A conflict can be resolved again, in another way.
            """,
        examples: [
            Example("take theirs 2", "the second conflict, as the other side has it"),
            Example("take ours all", "all that are left, as this side has them"),
            Example("take 3 'Sign in'", "the third one, with a value of neither"),
        ],
        seeAlso: ["conflicts", "undo", "save"], group: "Merging", answer: resolution.shape,
        changesDocument: { _ in true }
    ) { context, arguments in
        let merge = try context.requireMerge()
        let (first, more) = (try arguments[side].word, try arguments[all: rest].map(\.word))
        let (numbers, choice) = try request(first, followedBy: more, of: merge, in: context.session)
        return try resolve(numbers, as: choice, of: merge, in: context)
    }

    // MARK: - Resolving

    private static func request(
        _ first: Word, followedBy more: [Word], of merge: OpenMerge, in session: Session
    ) throws(CommandError) -> (numbers: [Int], choice: MergeChoice) {
        if first.text == "ours" || first.text == "theirs" {
            let choice: MergeChoice = first.text == "ours" ? .ours : .theirs
            let left = merge.left(in: session.log)
            if more.isEmpty {
                guard left.count == 1 else {
                    throw CommandError(
                        "usage", left.isEmpty ? "no conflicts are left" : "say which of the \(left.count) conflicts",
                        span: first.span,
                        hints: left.isEmpty
                            ? ["'save' writes the result; 'undo' opens a conflict again"]
                            : ["take \(first.text) \(left[0])", "take \(first.text) all"])
                }
                return (left, choice)
            }
            if more.count == 1, more[0].text == "all" { return (left, choice) }
            return (try more.map { word throws(CommandError) in try self.number(word, in: merge) }, choice)
        }
        let number = try self.number(first, in: merge)
        let sides = ["take ours \(number)", "take theirs \(number)"]
        let takesValues = merge.conflicts[number - 1].takesValues
        // In the other order the side would become the value.
        if let side = more.last, side.isBare, ["ours", "theirs"].contains(side.text) {
            let numbers = ([first] + more.dropLast()).map(\.text).joined(separator: " ")
            throw CommandError(
                "usage", "the side comes first", span: side.span,
                hints: ["take \(side.text) \(numbers)"]
                    + (takesValues ? ["the text itself: take \(number) \(Quoting.forced(side.text))"] : []))
        }
        guard let value = more.first else {
            throw CommandError(
                "usage", "'take \(number)' needs the \(takesValues ? "value" : "side") to take", span: first.span,
                hints: sides + (takesValues ? ["take \(number) VALUE"] : []))
        }
        guard takesValues else {
            throw CommandError(
                "no-value", "conflict \(number) is not about one value", span: value.span, hints: sides)
        }
        guard more.count == 1 else {
            let words = more.map(\.text).joined(separator: " ")
            throw CommandError(
                "usage", "the value to take is one word, in quotes if it has spaces", span: more[1].span,
                hints: ["take \(number) \(Quoting.quote(words))"])
        }
        if value.isBare, value.text.lowercased().hasPrefix("value=") {
            throw CommandError(
                "usage", "the value follows the number without a name", span: value.span,
                hints: ["take \(number) \(Quoting.quote(String(value.text.dropFirst(6))))"])
        }
        return ([number], .value(value.text))
    }

    private static func number(_ word: Word, in merge: OpenMerge) throws(CommandError) -> Int {
        guard let number = WrittenNumber.read(word.text), merge.conflicts.indices.contains(number - 1) else {
            let count = merge.conflicts.count
            throw CommandError(
                "unknown-conflict", "there is no conflict '\(word.text)'; there \(count == 1 ? "is" : "are") \(count)",
                span: word.span,
                hints: Advice.didYouMean(Nearest.names(to: word.text, among: ["ours", "theirs"]))
                    + ["the sides are ours and theirs: take ours all", "'conflicts' lists the conflicts"])
        }
        return number
    }

    private static func resolve(
        _ numbers: [Int], as choice: MergeChoice, of merge: OpenMerge, in context: MergeContext
    ) throws(CommandError) -> Reply {
        let session = context.session
        try session.requireNoBlock(for: "take")
        try session.requireNoGroup(for: "take")
        guard !numbers.isEmpty else {
            let record = resolution.record(Resolution(lines: [], left: 0, entry: session.log.state))
            return Reply("no conflicts are left", record: record, isEcho: true)
        }
        let before = merge.choices(in: session.log)
        var after = before
        for number in numbers { after[number] = choice }
        let lines = try script(
            from: merge.bytes(with: before, path: session.path), to: merge.bytes(with: after, path: session.path))
        let label = OpenMerge.label(of: numbers, as: choice)
        try context.runGrouped(lines, label)
        let left = merge.left(in: session.log)
        var reply = Reply(lines: lines.map { "   \($0, .dim)" })
        let state =
            left.isEmpty ? "no conflicts are left; 'save' writes the result" : "\(MergeText.count(left.count)) left"
        reply.text = ([reply.text] + ["\(label): \(state)"]).filter { !$0.isEmpty }.joined(separator: "\n")
        reply.isEcho = true
        reply.record = resolution.record(Resolution(lines: lines, left: left.count, entry: session.log.state))
        return reply
    }

    private struct Resolution {
        let lines: [String]
        let left: Int
        let entry: Int
    }

    private static let resolution = RecordType<Resolution>("resolution") {
        Field("lines", "the commands that resolve the conflicts", \.lines)
        Field("leftCount", "how many conflicts are left", \.left)
        Field("entry", "the number of the entry in the log", \.entry)
    }

    /// The commands that make one result of another.
    private static func script(from old: [UInt8], to new: [UInt8]) throws(CommandError) -> [String] {
        guard old != new else { return [] }
        do {
            let (before, after) = (try NibDocument(bytes: old), try NibDocument(bytes: new))
            let script = try DifferenceScript(for: NibDifference(from: before, to: after))
            let rest = script.rest.personal
            guard rest.isEmpty else {
                throw CommandError(
                    "merge", "no commands resolve this conflict", hints: ["take the other side, and edit"])
            }
            return script.blocks.flatMap { $0.count > 1 ? ["begin"] + $0 + ["commit"] : $0 }
        } catch { throw CommandError(error) }
    }
}
