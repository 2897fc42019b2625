@testable import ClassFacts
import DeclaredCode
@testable import NibChecks
import Foundation
import NibDocument
import NibStrings
import SourceIndex
import Testing

/// The examples of every rule give the findings that they list.
struct RuleExampleTests {
    /// An example of a rule.
    struct Case: CustomTestStringConvertible {
        let rule: Rule
        let example: RuleExample
        let number: Int
        var testDescription: String { "\(rule.identifier) \(number)" }
    }

    static let cases: [Case] = Rule.all.flatMap { rule in
        examples(of: rule).enumerated().map { Case(rule: rule, example: $1, number: $0) }
    }

    /// The examples as they are in the folder of Sources, so that changing one compiles nothing.
    static func examples(of rule: Rule) -> [RuleExample] {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
        let file = root.appendingPathComponent("Sources/NibChecks/Examples/\(rule.identifier).txt")
        return (try? String(contentsOf: file, encoding: .utf8)).map(RuleExample.read) ?? []
    }

    @Test(arguments: cases) func findsWhatItSays(_ item: Case) throws {
        var settings = Checker.Settings()
        settings.only = [item.rule.identifier]
        let checker = Checker(
            settings: settings, code: item.example.code.map { DeclaredCode($0) }, assets: Self.assets(item.example),
            translations: { _ in Self.translations(item.example) })
        var found: [Finding]
        do throws(NibError) {
            let document = try NibDocument(bytes: Array(item.example.text.utf8))
            found = checker.check([.init(file: item.example.file, document: document)], isWhole: true)
        } catch {
            found = checker.check([.init(file: item.example.file, error)])
        }
        #expect(found.map { "\($0.severity): \($0.message)" } == item.example.finds)
        for finding in found {
            #expect(finding.line > 1 && finding.column > (finding.isInCode ? 0 : 1))
            #expect(finding.isInCode || finding.file == item.example.file)
            #expect(finding.rule == item.rule.identifier)
            #expect(finding.severity <= item.rule.severity)
        }
    }

    private static func translations(_ example: RuleExample) -> [TranslationFile] {
        let bytes = Array(example.translations.utf8)
        guard !bytes.isEmpty,
            let file = try? TranslationFile(path: "de.lproj/View.strings", language: "de", bytes: bytes)
        else {
            return []
        }
        return [file]
    }

    private static func assets(_ example: RuleExample) -> ProjectAssets? {
        let assets = example.assets.compactMap { line -> ProjectAsset? in
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 2 else { return nil }
            return ProjectAsset.Kind(rawValue: words[0]).map {
                ProjectAsset($0, name: words[1], path: "Assets.xcassets")
            }
        }
        return assets.isEmpty ? nil : ProjectAssets(assets)
    }

    @Test func everyRuleHasBothKindsOfExamples() {
        for rule in Rule.all {
            let examples = Self.examples(of: rule)
            let shown = [false, true].compactMap { isEmpty in examples.first { $0.finds.isEmpty == isEmpty } }
            #expect(shown.count == 2, "\(rule.identifier)")
            #expect(rule.shownExamples == shown, "\(rule.identifier): Scripts/rule-examples writes what help shows")
            #expect(!rule.summary.contains { $0.isNewline } && rule.summary.count <= 100, "\(rule.identifier)")
            #expect(!rule.rationale.contains("\n"), "\(rule.identifier)")
        }
        #expect(Set(Rule.all.map(\.identifier)).count == Rule.all.count)
    }

    @Test(arguments: [
        ("outlet title: UILabel", 1), ("ignore\noutlet title: UILabel", 0),
        ("ignore unconnected-outlet\noutlet title: UILabel", 0), ("ignore outlet-type\noutlet title: UILabel", 1),
        ("ignore\n\noutlet title: UILabel", 1), ("outlet title: UILabel\nignore", 1),
    ])
    func commentsInTheCodeSilenceFindings(_ members: String, _ count: Int) throws {
        let example = RuleExample(.iOSXib, body: #"<view id="iN0-l3-epB" customClass="Card" customModule="App"/>"#)
        let document = try NibDocument(bytes: Array(example.text.utf8))
        let code = DeclaredCode("class App.Card: UIView\n" + members)
        let found = Checker(code: code).check([.init(file: "Card.xib", document: document)], isWhole: true)
        #expect(found.filter { $0.rule == "unconnected-outlet" }.count == count)
    }

    /// The target of an action without a colon, its code, and the rules that report it.
    @Test(arguments: [
        ("aB1-cd-E2f", "action save:", ["missing-action"]), ("aB1-cd-E2f", "action save", ["action-form"]),
        ("aB1-cd-E2f", "func save", ["missing-action"]), ("-1", "action save:", ["unanswered-action"]),
        ("-1", "action other:", ["action-form"]),
    ])
    func anActionWithoutColonIsFoundOnce(_ target: String, _ member: String, _ rules: [String]) throws {
        let example = RuleExample(
            .macXib,
            body: """
                <customObject id="-1" customClass="FirstResponder"/>
                <customObject id="aB1-cd-E2f" customClass="Store" customModule="App"/>
                <button id="hSs-g6-Zcb">
                    <connections><action selector="save" target="\(target)" id="loa-nQ-S4O"/></connections>
                </button>
                """)
        let document = try NibDocument(bytes: Array(example.text.utf8))
        let code = DeclaredCode("class App.Store: NSObject\n" + member)
        let found = Checker(code: code).check([.init(file: "Store.xib", document: document)], isWhole: true)
        #expect(found.filter { $0.elementID == "loa-nQ-S4O" }.map(\.rule) == rules)
        // If it runs alone, the rule reports it too.
        var settings = Checker.Settings()
        settings.only = ["action-form"]
        let alone = Checker(settings: settings, code: code)
        #expect(alone.check([.init(file: "Store.xib", document: document)], isWhole: true).count == 1)
    }
}
