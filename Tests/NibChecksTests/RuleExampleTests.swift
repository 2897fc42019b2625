import NibChecks
import NibDocument
import Testing

/// The examples of every rule are its tests.
struct RuleExampleTests {
    /// One example of a rule.
    struct Case: CustomTestStringConvertible {
        let rule: Rule
        let example: RuleExample
        let number: Int
        var testDescription: String { "\(rule.identifier) \(number)" }
    }

    static let cases: [Case] = Rule.all.flatMap { rule in
        (rule.triggering + rule.nonTriggering).enumerated().map { Case(rule: rule, example: $1, number: $0) }
    }

    @Test(arguments: cases) func findsWhatItSays(_ item: Case) throws {
        let document = try NibDocument(bytes: Array(item.example.text.utf8))
        var settings = Checker.Settings()
        settings.only = [item.rule.identifier]
        let checker = Checker(settings: settings, code: item.example.code.map { DeclaredCode($0) })
        let found = checker.check([.init(file: item.example.file, document: document)], isWhole: true)
        #expect(found.map { "\($0.severity): \($0.message)" } == item.example.finds)
        for finding in found {
            #expect(finding.line > 1 && finding.column > (finding.isInCode ? 0 : 1))
            #expect(finding.isInCode || finding.file == item.example.file)
            #expect(finding.rule == item.rule.identifier)
            #expect(finding.severity <= item.rule.severity)
        }
    }

    @Test func everyRuleHasBothKindsOfExamples() {
        for rule in Rule.all {
            #expect(!rule.triggering.isEmpty && rule.triggering.allSatisfy { !$0.finds.isEmpty }, "\(rule.identifier)")
            #expect(!rule.nonTriggering.isEmpty && rule.nonTriggering.allSatisfy(\.finds.isEmpty), "\(rule.identifier)")
            #expect(!rule.summary.contains { $0.isNewline } && rule.summary.count <= 100, "\(rule.identifier)")
            #expect(!rule.rationale.contains("\n"), "\(rule.identifier)")
        }
        #expect(Set(Rule.all.map(\.identifier)).count == Rule.all.count)
    }
}
