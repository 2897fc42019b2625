import NibChecks
import Platform
import Replies
import Wording

/// What a check does with the baseline that was named: it leaves out the findings that are known, or writes the file anew.
struct BaselineCheck {
    private let baseline: Baseline
    private let request: CheckRequest
    private let settings: Checker.Settings
    private let files: Set<String>
    private let isWhole: Bool
    private let isDryRun: Bool

    /// Makes the check.
    ///
    /// - Parameters:
    ///   - request: the options of the line; nil is returned if they name no baseline.
    ///   - settings: the rules that ran.
    ///   - files: the documents that were checked.
    ///   - isWhole: whether these are all documents of the project, so that what is not found is gone whatever the rule.
    ///   - isDryRun: whether nothing is written.
    /// - Throws: an error if the file cannot be read.
    init?(
        _ request: CheckRequest, settings: Checker.Settings, files: [String], isWhole: Bool, isDryRun: Bool
    ) throws(CommandError) {
        guard let path = request.baseline else { return nil }
        let isNew = request.writesBaseline && !FileSystem.exists(path)
        baseline = isNew ? Baseline(path: path) : try Baseline(reading: path)
        (self.request, self.settings, self.files) = (request, settings, Set(files))
        (self.isWhole, self.isDryRun) = (isWhole, isDryRun)
    }

    /// Returns the findings that are not known, and what to tell about the others.
    func apply(to findings: [Finding]) throws(CommandError) -> (findings: [Finding], notices: [String]) {
        if request.writesBaseline { return ([], [try write(findings)]) }
        let (new, known, gone) = baseline.sort(findings)
        let left = gone.filter { baseline.mayBeGone($0, checked: files, rules: ran) }
        var notices = known.isEmpty ? [] : ["\(Plural.of("known finding", count: known.count)) (\(baseline.path))"]
        notices += left.map { "gone from \(baseline.path): \($0.line)" }
        if !left.isEmpty { notices.append("'--write-baseline' removes what is gone") }
        return (new, notices)
    }

    private func ran(_ identifier: String) -> Bool {
        guard let rule = (Rule.all + settings.projectRules).first(where: { $0.identifier == identifier }) else {
            return true
        }
        return settings.allows(rule) && (isWhole || !rule.needsProject)
    }

    private func write(_ findings: [Finding]) throws(CommandError) -> String {
        let renewed = baseline.renewed(with: findings, checked: files, rules: ran)
        if !isDryRun {
            do throws(FileError) { try AtomicFile.write(renewed.bytes, to: baseline.path) } catch {
                throw CommandError("baseline", "cannot write the baseline '\(baseline.path)': \(error.reason)")
            }
        }
        let count = Plural.of("finding", count: renewed.entries.count)
        return "\(isDryRun ? "would write" : "wrote") \(baseline.path) (\(count))"
    }
}
