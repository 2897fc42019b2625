import CommandLanguage
import ClassFacts
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
        let configuration = try context.configuration(request, near: session.path)
        let settings = configuration.settings
        let text = CheckReply(request: request, hasCode: code != nil, context: context, own: settings.projectRules)
        let baseline = try BaselineCheck(
            request, settings: settings, files: [session.path], isWhole: false, isDryRun: context.isDryRun)
        var found = try findings(code)
        let notes = configuration.notes(found, in: session.document, code: code)
        let told = try baseline?.apply(to: found)
        if let told { found = told.findings }
        var reply = text.reply(found, documents: 1, name: PathName.atLine(session.path))
        reply.notices = (told?.notices ?? []) + notes + UnreadCode.notices(context.sources.problems)
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
            var reply = reply(fixed: lines, refused: refused, left: try findings(code), hasCode: code != nil)
            reply.notices = notices + UnreadCode.notices(context.sources.problems)
            return reply
        } catch {
            var error = error
            error.notices = notices + error.notices
            throw error
        }
    }

    private func reply(fixed lines: [String], refused: [String], left: [Finding], hasCode: Bool) -> Reply {
        var text = lines.map { line -> StyledText in "\("fixed:", .added) \(line)" }
        text += refused.map { line -> StyledText in "not fixed, because it does not help: \(line)" }
        let isNothing = text.isEmpty && left.isEmpty
        if text.isEmpty { text.append("nothing to fix") }
        text += left.map {
            FindingText.text(FindingText.renamed($0, to: PathName.atLine(session.path)))
        }
        var reply = Reply(
            lines: text,
            record: CheckAnswer.type.record(
                CheckAnswer(documents: 1, hasCode: hasCode, findings: left, fixes: (lines, refused))))
        reply.fallsShort = request.failure.isMet(by: left)
        reply.isNothing = isNothing
        return reply
    }

    /// Reads the other documents of the project; those that cannot be read, or that no target builds, are left out.
    private func otherDocuments(_ code: (any CodeLookup)?) -> [Checker.Input] {
        let own = RealPath.of(session.path)
        let paths = context.sources.roots(for: session).filter(RealPath.isFolder).flatMap {
            ProjectFolder.documents(below: $0).paths
        }
        return paths.compactMap { path in
            guard RealPath.of(path) != own, code?.targets(ofFile: path)?.isEmpty != true,
                let document = context.sources.document(at: path)
            else { return nil }
            return Checker.Input(file: path, document: document)
        }
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
            let checker = Checker(
                settings: settings, code: code, assets: context.sources.assets(for: session),
                translations: session.translations(of:))
            let input = Checker.Input(file: session.path, document: document)
            var found = checker.check([input], isWhole: false)
            if request.words.isEmpty, code != nil {
                found += checker.checkNames(of: input, beside: otherDocuments(code))
                // Those in code come last, as in a check of all documents.
                let order = found.enumerated().sorted { one, other in
                    (one.element.isInCode ? Int.max : one.element.offset, one.offset)
                        < (other.element.isInCode ? Int.max : other.element.offset, other.offset)
                }
                found = order.map(\.element)
            }
            try CommandError.throwIfInterrupted()
            guard let wanted else { return found }
            return found.filter { finding in
                [finding.objectID, finding.elementID].contains { $0.map(wanted.contains) == true }
            }
        } catch { throw CommandError(error) }
    }
}
