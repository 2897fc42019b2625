import CommandLanguage
import ClassFacts
import NibChecks
import Replies

/// The help for rules, which comes from their declarations.
enum RuleHelp {
    /// All rules with their summaries, for `help rules`.
    static var list: String {
        var layout = TextLayout()
        layout.list(Rule.all.map { ($0.identifier, $0.summary) })
        return """
            Rules of 'check'

            \(layout.text)

            'help RULE' explains one. Turn rules off, or change their severity, in
            '.nibsh.json':
              {"rules": {"unused-resource": "off", "outlet-type": "error"},
                   "exclude": ["Vendor"]}

            A rule of the project is a query (help queries), what its findings say, and
            perhaps the command that fixes one, in which '.' is what was found:
              {"rules": {"small-text":
                {"query": "class:UILabel fontDescription.pointSize<12",
                 "message": "texts have 12 points at least", "severity": "error",
                 "fix": "set . fontDescription.pointSize 12"}}}
            """
    }

    /// The page of a rule: its rationale, with an example of a finding and of none.
    static func page(_ rule: Rule) -> String {
        var text = "\(rule.identifier): \(rule.summary)\n\n" + wrapped(rule.rationale) + "\n"
        text += "\n\(rule.severity.rawValue) at most; "
        text += rule.needsCode ? "needs the source code\n" : "needs no source code, but finds more with it\n"
        for example in rule.shownExamples {
            text += "\n\(example.finds.isEmpty ? "no" : "a") finding in \(example.file):\n" + shown(example)
        }
        return String(text.dropLast())
    }

    private static func shown(_ example: RuleExample) -> String {
        var text = indented(example.body)
        if !example.resources.isEmpty { text += indented(example.resources) }
        if let code = example.code, !code.isEmpty { text += "  with this code:\n" + indented(code) }
        for find in example.finds { text += "  => \(find)\n" }
        return text
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "    \($0)\n" }.joined()
    }

    private static func wrapped(_ text: String) -> String {
        var layout = TextLayout()
        layout.paragraph(text)
        return layout.text
    }

    /// The rule that a `help` line names: `RULE`, or `check RULE`.
    static func rule(_ words: [String]) -> Rule? {
        guard let last = words.last, words.count == 1 || words.count == 2 && words[0] == "check" else { return nil }
        return Rule.named(last)
    }
}
