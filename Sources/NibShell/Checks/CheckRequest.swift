import CommandLanguage
import ClassFacts
import NibChecks
import Replies

/// The parameters of `check`.
enum CheckParameters {
    static let targets = Parameter<Word>(
        "WHAT", kind: .checked, summary: "an object, checked with everything in it; with --all, files and folders")
    static let all = Flag("--all", summary: "checks files and the documents in folders; without any, the project's")
    static let allFiles = Flag("--all-files", summary: "with --all, also checks documents that no target builds")
    static let rules = Parameter<Name>("RULES", kind: .rule, summary: "runs only these rules, separated by commas")
    static let format = Parameter<CheckFormat>("FORMAT", summary: "how findings are printed")
    static let failure = Parameter<CheckFailure>(
        "LEVEL", summary: "the lowest severity of a finding that makes the exit status 1")
    static let baseline = Parameter<FilePath>(
        "FILE", summary: "a file with findings that are known, which are not shown")
    static let writesBaseline = Flag("--write-baseline", summary: "writes FILE anew with today's findings")
    static let fixed = Parameter<Name>("RULE", kind: .rule, summary: "runs the fixes of a rule")
}

/// How findings are printed.
enum CheckFormat: String, Choice {
    case text, json, sarif, github, junit, checkstyle, codequality
}

/// The findings that make a checking job fail, named by the lowest severity.
enum CheckFailure: String, Choice {
    case error, warning, note, never

    /// Whether findings include one that makes the job fail.
    func isMet(by findings: [Finding]) -> Bool {
        guard let least = Severity(rawValue: rawValue) else { return false }
        return findings.contains { $0.severity >= least }
    }
}

/// The options of a `check` line.
struct CheckRequest {
    let words: [Word]
    let format: CheckFormat
    /// The findings that make the exit status 1.
    let failure: CheckFailure
    let fix: String?
    /// Whether documents that no target builds are checked, too.
    let includesUnbuilt: Bool
    /// The file with findings that are known; nil if none is named.
    let baseline: String?
    /// Whether that file is written anew.
    let writesBaseline: Bool
    /// The only rules that run; nil for all.
    var only: Set<String>?
    /// Where they are in the statement.
    private var namesSpan: Range<Int>?

    init(_ arguments: Arguments) throws(CommandError) {
        do {
            words = try arguments[all: CheckParameters.targets]
            format = try arguments[ifGiven: CheckParameters.format] ?? .text
            failure = try arguments[ifGiven: CheckParameters.failure] ?? .warning
            let (rules, fixed) = (
                try arguments[ifGiven: CheckParameters.rules], try arguments[ifGiven: CheckParameters.fixed]
            )
            fix = fixed?.text
            baseline = try arguments[ifGiven: CheckParameters.baseline]?.word.text
            writesBaseline = arguments[CheckParameters.writesBaseline]
            includesUnbuilt = arguments[CheckParameters.allFiles]
            only = (rules ?? fixed).map { Set($0.text.split(separator: ",").map(String.init)) }
            namesSpan = (rules ?? fixed)?.span
            if fixed != nil, let rules {
                throw CommandError("usage", "'--fix' already names a rule", span: rules.span)
            }
        } catch { throw CommandError(error) }
        if writesBaseline, baseline == nil {
            throw CommandError(
                "usage", "'--write-baseline' needs the file", span: arguments.verb,
                hints: ["name it: check --all --baseline known.txt --write-baseline"])
        }
        if fix != nil, arguments[CheckParameters.all] {
            throw CommandError(
                "usage", "here, '--fix' works only on the open document", span: arguments.verb,
                hints: ["in the system's shell: nibsh check --all --fix \(fix ?? "")"])
        }
    }

    /// Refuses names that no rule has.
    ///
    /// - Parameter own: the rules that the project adds.
    /// - Throws: an error with the nearest name.
    func checkNames(besides own: [Rule]) throws(CommandError) {
        for name in (only ?? []).sorted()
        where Rule.named(name) == nil && !own.contains(where: { $0.identifier == name }) {
            throw CommandError(
                "unknown-rule", "there is no rule '\(name)'", span: namesSpan,
                hints: CheckRules.hints(for: name, besides: own))
        }
    }
}
