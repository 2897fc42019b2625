import CommandLanguage
import NibChecks
import ObjectReferences
import Replies

/// The parameters of `check`.
enum CheckParameters {
    static let targets = Parameter<Word>(
        "WHAT", kind: .checked, summary: "an object, checked with all in it; with --all files and folders")
    static let all = Flag("--all", summary: "files, and the documents in folders; without any, the project's")
    static let rules = Parameter<Name>("RULES", kind: .rule, summary: "only these rules, with commas between")
    static let format = Parameter<CheckFormat>("FORMAT", summary: "how findings are printed")
    static let failure = Parameter<CheckFailure>(
        "LEVEL", summary: "the least of the findings from which the exit status is 1")
    static let fixed = Parameter<Name>("RULE", kind: .rule, summary: "runs the fixes of a rule")
}

extension Shell {
    static let check = ShellCommand(
        name: "check",
        syntax: [
            .optional([.several(CheckParameters.targets)]), .optional([.flag(CheckParameters.all)]),
            .optional([.keyword("--rule"), .operand(CheckParameters.rules)]),
            .optional([.keyword("--format"), .operand(CheckParameters.format)]),
            .optional([.keyword("--fail-on"), .operand(CheckParameters.failure)]),
            .optional([.keyword("--fix"), .operand(CheckParameters.fixed)]),
        ],
        summary: "finds what is wrong between a document and the code it is loaded by",
        discussion: """
            Each finding has its place in the document, the rule, the text that will be printed or thrown at run time, the \
            place in the code it is about, and, where there is one, the command that mends it. Errors are certain to fail; \
            warnings probably do, or are only logged; notes are worth knowing.

            The code is looked for in the folders of `sources`, else in the project around the document. Without code only \
            rules run that need none. `help rules` lists the rules, `help RULE` explains one.

            A file `.nibsh.json` beside the project turns rules off (`{"rules": {"unused-resource": "off"}}`), gives \
            them a severity, and leaves files out (`"exclude": ["Vendor"]`). A comment `nibsh:ignore` in the code, with or \
            without rules, silences findings about the declaration on its line or the next.

            With `--all` a file named as a document that cannot be read as one is a finding of its own, whichever rules were \
            chosen. Compiled nibs and older archives are only told of.

            With `--fix` the fixes are one entry of the log. Scripts end with the exit status 1 when errors or warnings \
            were found; `--fail-on` says from what on: `error`, `warning`, `note`, or `never`.
            """,
        examples: [
            Example("check", "the open document"), Example("check hSs-g6-Zcb", "one object and what is in it"),
            Example("check --all", "all documents of the project"),
            Example("check --all App --rule missing-outlet,missing-action --format github", "annotations for a CI job"),
            Example("check --all --fail-on error", "warnings are told, and let a CI job pass"),
            Example("check --fix missing-outlet", "and mend what can be mended"),
        ],
        seeAlso: ["sources", "find", "inspect"], group: "Checking"
    ) { shell, arguments in
        let request = try CheckRequest(arguments)
        if let rule = request.fix { return try shell.fix(rule, request) }
        return try arguments[CheckParameters.all] ? shell.checkAll(request) : shell.checkOpen(request)
    }
}

/// How findings are printed.
enum CheckFormat: String, Choice {
    case text, json, sarif, github
}

/// The findings that a checking job fails on, named by the least of them.
enum CheckFailure: String, Choice {
    case error, warning, note, never

    /// Whether there is one of them among findings.
    func isMet(by findings: [Finding]) -> Bool {
        guard let least = Severity(rawValue: rawValue) else { return false }
        return findings.contains { $0.severity >= least }
    }
}

/// What a `check` line asks for.
struct CheckRequest {
    let words: [Word]
    let format: CheckFormat
    /// What the exit status is 1 for.
    let failure: CheckFailure
    let fix: String?
    /// The only rules that run, nil for all.
    var only: Set<String>?

    init(_ arguments: Arguments) throws(CommandError) {
        do {
            words = try arguments[all: CheckParameters.targets]
            format = try arguments[ifGiven: CheckParameters.format] ?? .text
            failure = try arguments[ifGiven: CheckParameters.failure] ?? .warning
            let (rules, fixed) = (
                try arguments[ifGiven: CheckParameters.rules], try arguments[ifGiven: CheckParameters.fixed]
            )
            fix = fixed?.text
            only = try (rules ?? fixed).map { try Self.rules($0.word) }
            if fixed != nil, let rules {
                throw CommandError("usage", "'--fix' names its rule itself", span: rules.span)
            }
        } catch { throw CommandError(error) }
        if fix != nil, arguments[CheckParameters.all] {
            throw CommandError(
                "usage", "fixes are made in the open document", span: arguments.verb,
                hints: ["run 'check --fix \(fix ?? "")' on each file: nibsh FILE… -c 'check --fix RULE' -c save"])
        }
    }

    private static func rules(_ word: Word) throws(CommandError) -> Set<String> {
        var names: Set<String> = []
        for name in word.text.split(separator: ",").map(String.init) {
            guard Rule.named(name) != nil else {
                throw CommandError(
                    "unknown-rule", "there is no rule '\(name)'", span: word.span, hints: CheckRules.hints(for: name))
            }
            names.insert(name)
        }
        return names
    }
}
