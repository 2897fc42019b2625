import Foundation
import ClassFacts
import DeclaredCode
import Replies
import TemporaryFolders
import Testing

@testable import NibShell

/// `check` in the shell: its formats, its settings, and its fixes as one entry of the log.
struct CheckCommandTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.path + "/View.xib" }

    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App">
                    <connections>
                        <outlet property="view" destination="iN0-l3-epB" id="S44-re-23V"/>
                        <outlet property="nam" destination="iN0-l3-epB" id="S44-re-23W"/>
                        <outlet property="tex" destination="iN0-l3-epB" id="S44-re-23X"/>
                    </connections>
                </placeholder>
                <view id="iN0-l3-epB"/>
            </objects>
        </document>

        """

    private static let code = "class App.Editor: UIViewController\noutlet name: UIView\noutlet text: UIView"

    private func shell(_ document: String = document, code: String = code) throws -> Shell {
        try Data(document.utf8).write(to: URL(fileURLWithPath: path))
        var options = Shell.Options()
        options.isInteractive = true
        options.sources = [folder.path]
        options.makeCode = { _ in DeclaredCode(code) }
        let shell = Shell(options: options)
        _ = try shell.open(path)
        return shell
    }

    @Test func findingsHavePlacesAndFixes() throws {
        let reply = try shell().execute("check --rule missing-outlet")
        let lines = reply.text.plain.split(separator: "\n").map(String.init)
        #expect(
            lines.first
                == "View.xib:7:25: error: class 'Editor' of File's Owner has no outlet 'nam'; did you mean 'name'? [missing-outlet]"
        )
        #expect(lines.contains("  fix: set S44-re-23W property name"))
        #expect(lines.contains("  code: Editor.swift:2:1"))
        #expect(reply.fallsShort)
    }

    @Test func fixesAreOneEntryAndUndone() throws {
        let shell = try shell()
        let before = shell.documentBytes
        let reply = try shell.execute("check --fix missing-outlet")
        #expect(reply.text.plain == "fixed: set S44-re-23W property name\nfixed: set S44-re-23X property text")
        #expect(!reply.fallsShort)
        #expect(try shell.execute("check").fallsShort == false)
        _ = try shell.execute("undo")
        #expect(shell.documentBytes == before)
    }

    @Test("A fix may bring notes, such as one of an action of the class that was misspelled")
    func fixesMayBringNotes() throws {
        let document = Self.document.replacing("Editor", with: "Edtior").replacing("nam\"", with: "name\"")
            .replacing("tex\"", with: "text\"")
        let shell = try shell(document, code: Self.code + "\naction save:")
        let reply = try shell.execute("check --fix unknown-class")
        #expect(reply.text.plain == "fixed: set -1 customClass Editor")
        #expect(try shell.execute("check").text.plain.contains("does not connect the action 'save:'"))
    }

    @Test("If several modules may have a class that the document's target builds, the fix takes that of the target")
    func fixesOfModules() throws {
        let document = Self.document.replacing(
            "<view id=\"iN0-l3-epB\"/>", with: "<view id=\"iN0-l3-epB\" customClass=\"Card\"/>")
        for (code, fix) in [
            ("class App.Card: UIView\nbuilt App\ndocuments App", "customModule App"),
            ("class Card: UIView\nbuilt App\ndocuments App", "customModule App"),
        ] {
            let shell = try shell(document, code: code)
            let told = try shell.execute("check --fix class-module").text.plain
            #expect(told.hasPrefix("fixed: set iN0-l3-epB \(fix)\nfixed: set iN0-l3-epB customModuleProvider target"))
        }
    }

    @Test func oneObjectIsCheckedAlone() throws {
        #expect(try shell().execute("check iN0").text.plain == "nothing found")
        #expect(try shell().execute("check owner").fallsShort)
    }

    @Test func formatsAreWhatTheirReadersExpect() throws {
        let shell = try shell()
        let annotation = try shell.execute("check owner --rule missing-outlet --format github").text.plain
        let first = try #require(annotation.split(separator: "\n").first)
        #expect(
            first.hasPrefix("::error file=") && first.contains(",line=7,col=25,title=missing-outlet::class 'Editor'"))
        #expect(first.contains("%0Afix: set S44-re-23W property name"))
        let log = try JSONReader.read(Array(try shell.execute("check --format sarif").text.plain.utf8))
        #expect(log["version"] == "2.1.0")
        guard case .array(let runs)? = log["runs"], case .array(let results)? = runs.first?["results"],
            case .array(let rules)? = runs.first?["tool"]?["driver"]?["rules"]
        else {
            Issue.record("the log has no runs, results or rules")
            return
        }
        #expect(!results.isEmpty)
        for result in results {
            guard case .int(let index)? = result["ruleIndex"], rules.indices.contains(index) else {
                Issue.record("a result names no rule")
                continue
            }
            #expect(rules[index]["id"] == result["ruleId"])
            #expect(["error", "warning", "note"].contains(result["level"]))
        }
        let array = try shell.execute("check --rule missing-outlet --format json").text.plain
        let json = try JSONReader.read(Array(array.utf8))
        guard case .array(let findings) = json else {
            Issue.record("no array")
            return
        }
        #expect(findings.first?["place"]?["line"] == 7)
    }

    @Test func escapesOfAnnotations() {
        #expect(GitHubAnnotations.data("a%b\nc:d,e") == "a%25b%0Ac:d,e")
        #expect(GitHubAnnotations.property("a:b,c") == "a%3Ab%2Cc")
    }

    @Test func unknownRulesAreRefused() throws {
        let error = #expect(throws: CommandError.self) { try shell().execute("check --rule missing-outlt") }
        #expect(error?.code == "unknown-rule")
        #expect(error?.hints.first == "did you mean 'missing-outlet'?")
    }

    // MARK: - Settings

    private func configure(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/.nibsh.json"))
    }

    @Test func theFileBesideTheProjectTurnsRulesOffAndOver() throws {
        let shell = try shell()
        try configure(#"{"rules": {"missing-outlet": "note"}}"#)
        let note = try shell.execute("check --rule missing-outlet")
        #expect(note.text.plain.contains("7:25: note:") && !note.fallsShort)
        try configure(#"{"rules": {"missing-outlet": "off"}}"#)
        #expect(try !shell.execute("check").text.plain.contains("missing-outlet"))
        try configure(#"{"exclude": ["View.xib"]}"#)
        let reply = try shell.execute("check --all '\(folder.path)'")
        #expect(reply.text.plain == "nothing found in 0 documents" && reply.isEcho)
        #expect(reply.notices == ["the settings exclude every document in '\(folder.path)'"])
    }

    @Test(arguments: [
        ("{\"rules\": {\n  \"missing-outlt\": \"off\"}}", 2, 3), ("{\"rules\": 1}", 1, 2), ("[]", 1, 1),
        ("{\"rule\": {}}", 1, 2), ("{\"rules\": {\"missing-outlet\": \"loud\"}}", 1, 12), ("{", 1, 2),
    ])
    func whatIsWrongInTheFileHasAPlace(_ text: String, _ line: Int, _ column: Int) throws {
        let shell = try shell()
        try configure(text)
        let error = #expect(throws: CommandError.self) { try shell.execute("check") }
        #expect(error?.code == "configuration")
        #expect(error?.place?.line == line)
        #expect(error?.place?.column == column)
    }

    @Test func allDocumentsOfAFolderAreChecked() throws {
        let shell = try shell()
        try Data("<no".utf8).write(to: URL(fileURLWithPath: folder.path + "/Broken.xib"))
        let reply = try shell.execute("check --all '\(folder.path)'")
        #expect(reply.text.plain.hasSuffix("in 2 documents") && reply.fallsShort)
        #expect(reply.text.plain.hasPrefix("\(folder.path)/Broken.xib:1:1: error: "))
        #expect(reply.notices.isEmpty)
        // Named, it is found as well, and whichever rule is asked for.
        let alone = try shell.execute("check --all '\(folder.path)/Broken.xib' --rule missing-outlet --format github")
        #expect(alone.text.plain.contains("line=1,col=1,title=unreadable::") && alone.fallsShort)
        // Turned off, it is still told of.
        try configure(#"{"rules": {"unreadable": "off"}}"#)
        let silenced = try shell.execute("check --all '\(folder.path)'")
        #expect(!silenced.text.plain.contains("Broken"))
        #expect(silenced.notices.contains { $0.contains("Broken.xib was not checked") })
    }

    @Test func compiledNibsAreOnlyToldOf() throws {
        let shell = try shell()
        try Data("NIBArchive".utf8).write(to: URL(fileURLWithPath: folder.path + "/Built.xib"))
        let reply = try shell.execute("check --all '\(folder.path)'")
        #expect(reply.text.plain.hasSuffix("in 1 document") && !reply.text.plain.contains("unreadable"))
        #expect(reply.notices.contains { $0.contains("Built.xib was not checked") })
        #expect(throws: CommandError.self) { try shell.execute("check --all '\(folder.path)/Built.xib'") }
    }
}
