import CommandLanguage
import NibChecks
import NibDocument
import ObjectReferences
import Platform
import Replies
import SourceIndex
import XMLTree

/// Checks the open document, or some of its objects, and runs fixes in it.
struct DocumentCheck {
    private let request: CheckRequest
    private let context: CheckContext
    private let session: Session

    /// Makes the check for a `check` line.
    init(_ request: CheckRequest, of session: Session, context: CheckContext) {
        self.request = request
        self.context = context
        self.session = session
    }

    /// Checks and says what was found.
    func reply() throws(CommandError) -> Reply {
        let code = context.sources.code(for: session)
        let text = CheckReply(request: request, hasCode: code != nil, context: context)
        var reply = text.reply(try findings(code), documents: 1, name: PathName.atLine(session.path))
        reply.notices = UnreadCode.notices(context.sources.problems)
        return reply
    }

    /// Runs the fixes of a rule as one entry of the log, and shows the remaining findings.
    func fix(_ rule: String) throws(CommandError) -> Reply {
        try session.requireEditable()
        let code = context.sources.code(for: session)
        let trial = FixTrial(label: "check --fix \(rule)", runFixes: context.runFixes) { () throws(CommandError) in
            try findings(code, only: nil)
        }
        let found = try findings(code)
        // What is inside a copied part is renewed before the part itself, whose id tells that it was copied.
        let (lines, refused) = try trial.helpful(
            among: rule == "duplicate-id" ? found.reversed() : found, canTakeBack: session.group == nil)
        let notices = try context.runFixes(lines, "check --fix \(rule)") { () throws(CommandError) in }
        do throws(CommandError) {
            var reply = reply(fixed: lines, refused: refused, left: try findings(code))
            reply.notices = notices + UnreadCode.notices(context.sources.problems)
            return reply
        } catch {
            var error = error
            error.notices = notices + error.notices
            throw error
        }
    }

    private func reply(fixed lines: [String], refused: [String], left: [Finding]) -> Reply {
        var text = lines.map { line -> StyledText in "\("fixed:", .added) \(line)" }
        text += refused.map { line -> StyledText in "not fixed, because it does not help: \(line)" }
        if text.isEmpty { text.append("nothing to fix") }
        text += left.map { FindingText.text(FindingText.renamed($0, to: PathName.atLine(session.path))) }
        var reply = Reply(
            lines: text,
            fields: [
                .init("fixes", .strings(lines)), .init("refused", .strings(refused)),
                .init("findings", .array(left.map(FindingText.json))),
                .init("changed", .bool(!lines.isEmpty)),
            ])
        reply.fallsShort = request.failure.isMet(by: left)
        return reply
    }

    private func findings(_ code: (any CodeLookup)?) throws(CommandError) -> [Finding] {
        try findings(code, only: request.only)
    }

    private func findings(_ code: (any CodeLookup)?, only rules: Set<String>?) throws(CommandError) -> [Finding] {
        do {
            var wanted: Set<String>?
            for word in request.words {
                let node = try References(session).resolve(word)
                let inside = session.document.tree.subtree(node).compactMap { session.document.id(of: $0) }
                wanted = (wanted ?? []).union(inside)
            }
            // Findings need the places in the bytes that a save would write.
            let document = try session.document.asSaved()
            var settings = try context.configuration(request, near: session.path).settings
            settings.only = rules
            let checker = Checker(settings: settings, code: code)
            let found = checker.check([.init(file: session.path, document: document)], isWhole: false)
            try CommandError.throwIfInterrupted()
            guard let wanted else { return found }
            return found.filter { finding in
                [finding.objectID, finding.elementID].contains { $0.map(wanted.contains) == true }
            }
        } catch { throw CommandError(error) }
    }
}
