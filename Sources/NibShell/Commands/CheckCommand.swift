import CommandLanguage
import Replies

/// `check`: finds what is wrong between documents and their code.
enum CheckCommand {
    static let command = Command<CheckContext, Reply>(
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
        seeAlso: ["sources", "find", "inspect"], group: "Checking", touchesOtherFiles: { $0[CheckParameters.all] }
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
