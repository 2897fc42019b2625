import CommandLanguage
import Replies

/// `check`: finds mismatches between documents and their code.
enum CheckCommand {
    static let command = Command<CheckContext, Reply>(
        name: "check",
        syntax: [
            .optional([.several(CheckParameters.targets)]), .optional([.flag(CheckParameters.all)]),
            .optional([.flag(CheckParameters.allFiles)]),
            .optional([.keyword("--rule"), .operand(CheckParameters.rules)]),
            .optional([.keyword("--format"), .operand(CheckParameters.format)]),
            .optional([.keyword("--fail-on"), .operand(CheckParameters.failure)]),
            .optional([.keyword("--baseline"), .operand(CheckParameters.baseline)]),
            .optional([.flag(CheckParameters.writesBaseline)]),
            .optional([.keyword("--fix"), .operand(CheckParameters.fixed)]),
        ],
        summary: "finds mismatches between a document and the code that loads it",
        discussion: """
            Each finding has its place in the document, its rule, the text that will be printed or thrown at run time, the \
            place in the code that it is about and, if there is one, the command that fixes it. An error certainly fails at \
            run time; a warning probably fails, or is only logged; a note is worth knowing.

            nibsh looks for the code in the folders given by `sources`, otherwise in the document's project. Without \
            code, only the rules that need none run. `help rules` lists the rules, `help RULE` explains one.

            A file `.nibsh.json` in the project's folder can turn rules off (`{"rules": {"unused-resource": "off"}}`), \
            change their severity, exclude files (`"exclude": ["Vendor"]`), and add rules of the project, which are queries \
            (`help rules` shows one). A comment `nibsh:ignore` in the code, with \
            or without the names of rules, silences findings about the declaration on its line or the next.

            With `--all`, a .xib or .storyboard file that cannot be read as a document is itself a finding, whichever rules \
            were chosen. Compiled nibs and older archives are only mentioned.

            Documents that no target of the Xcode project builds are only counted, unless they are named or `--all-files` is \
            given.

            With `--baseline`, findings that FILE has are not shown and do not count. `--write-baseline` writes FILE: a line for each \
            finding, by rule, document, object and what of it, so that edits elsewhere change nothing. A reason may follow a line after \
            `#`; it is kept, and shown when the finding is gone. A check of one document leaves the lines of others alone.

            With `--fix`, the fixes are one entry of the log. `nibsh check --all --fix RULE` fixes all documents of the project, or of \
            the folders that it names, and saves them. In scripts, the exit status is 1 if errors or warnings were \
            found; `--fail-on` sets the lowest severity that counts: `error`, `warning`, `note`, or `never`.
            """,
        examples: [
            Example("check", "the open document"), Example("check hSs-g6-Zcb", "one object and what is in it"),
            Example("check --all", "all documents of the project"),
            Example("check --all App --rule missing-outlet,missing-action --format github", "annotations for a CI job"),
            Example("check --all --fail-on error", "warnings are printed, but a CI job passes"),
            Example("check --all --baseline known.txt", "only findings that known.txt does not have"),
            Example("check --all --baseline known.txt --write-baseline", "makes known.txt of today's findings"),
            Example("check --fix missing-outlet", "fixes what this rule finds"),
        ],
        seeAlso: ["sources", "find", "inspect"], group: "Checking", answer: CheckAnswer.type.shape,
        changesDocument: {
            (try? $0[ifGiven: CheckParameters.fixed]) != nil || $0[CheckParameters.writesBaseline]
        },
        touchesOtherFiles: { $0[CheckParameters.all] || $0[CheckParameters.writesBaseline] }
    ) { context, arguments in
        let request = try CheckRequest(arguments)
        guard request.fix != nil || !arguments[CheckParameters.all] else {
            var check = ProjectCheck(request, context: context)
            return try check.reply()
        }
        let check = DocumentCheck(request, of: try context.requireSession(), context: context)
        return try request.fix.map(check.fix) ?? check.reply()
    }
}
