import ClassFacts
import NibChecks
import Platform
import Replies

/// Tries fixes, each on its own, and keeps those that do what they promise.
struct FixTrial {
    /// The name of the entry that the fixes will be.
    let label: String
    /// Runs commands as one entry of the log, then a check inside it; what the check throws undoes the commands.
    let runFixes: CheckContext.RunFixes
    /// Returns the findings of all rules.
    let check: () throws(CommandError) -> [Finding]

    /// The code of the error that undoes a trial.
    private static let endOfTrial = "end-of-trial"

    /// Divides the fixes of findings into those that remove their finding and bring no other error or warning, and the rest. What becomes
    /// known with a fix, such as the actions of a class that was misspelled, may be worth a note.
    ///
    /// - Parameters:
    ///   - findings: the findings with the fixes.
    ///   - canTakeBack: whether a trial can be undone; inside a script it cannot, and every fix counts as helpful.
    /// - Returns: the commands, each once, in order.
    /// - Throws: an error if the document cannot be checked.
    func helpful(
        among findings: [Finding], canTakeBack: Bool
    ) throws(CommandError) -> (lines: [String], refused: [String]) {
        var seen: Set<String> = []
        var lines: [String] = []
        var refused: [String] = []
        guard canTakeBack else {
            return (findings.flatMap(\.fixes).map(String.init).filter { seen.insert($0).inserted }, [])
        }
        guard findings.contains(where: { $0.fix != nil }) else { return ([], []) }
        // What is found once the lines have run.
        var known = try keys()
        for finding in findings {
            guard let fix = finding.fix, seen.insert(fix).inserted else { continue }
            let more = finding.fixes.map(String.init)
            if let after = try foundUnlessFailed(after: lines + more), after[Key(finding)] == nil,
                after.allSatisfy({ $0.value <= known[$0.key] ?? .note })
            {
                lines += more
                known = after
            } else {
                refused += more
            }
        }
        return (lines, refused)
    }

    /// Returns nil if a command fails, which helps as little as one that brings another finding.
    private func foundUnlessFailed(after lines: [String]) throws(CommandError) -> [Key: Severity]? {
        do throws(CommandError) { return try found(after: lines) } catch {
            if Interruption.isPending { throw error }
            return nil
        }
    }

    /// Runs commands, checks, and undoes everything.
    ///
    /// - Throws: the error of a command or of the check.
    private func found(after lines: [String]) throws(CommandError) -> [Key: Severity] {
        var found: [Key: Severity] = [:]
        do throws(CommandError) {
            _ = try runFixes(lines, label) { () throws(CommandError) in
                found = try keys()
                throw CommandError(Self.endOfTrial, "")
            }
        } catch  where error.code == Self.endOfTrial {}
        return found
    }

    private func keys() throws(CommandError) -> [Key: Severity] {
        Dictionary(try check().map { (Key($0), $0.severity) }, uniquingKeysWith: max)
    }

    /// A finding without its place, which an edit may move.
    private struct Key: Hashable {
        let rule: String
        let object: String?
        let element: String?
        let message: String

        init(_ finding: Finding) {
            (rule, message) = (finding.rule, finding.message)
            (object, element) = (finding.objectID, finding.elementID)
        }
    }
}
