import CommandLanguage
import Foundation
import NibDocument
import NibEditing
import Replies
import Testing

@testable import CodeEditing

/// Lines of the log change the open document as they are: without code, and without other documents.
@Suite struct LoggedCodeLineTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Greeter">
                    <connections>
                        <outlet property="view" destination="vIe-w0-001" id="oUt-le-001"/>
                        <segue destination="vIe-w0-001" kind="unwind" unwindAction="back:" id="sEg-ue-001"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="vIe-w0-001"/>
                <button opaque="NO" id="bUt-to-001">
                    <connections>
                        <action selector="greet:" destination="-1" eventType="touchDown" id="aCt-io-001"/>
                    </connections>
                </button>
            </objects>
        </document>
        """

    private static let table = CommandTable<Int, Int>(
        EditingCommand.code.map { command in
            Command(
                name: command.name, syntax: command.syntax, summary: command.summary, examples: command.examples,
                group: command.group
            ) { _, _ in 0 }
        }, rewordings: Rewording.all)

    /// Applies lines, each as a transaction of its own.
    private func document(after lines: String...) throws -> String {
        let document = try NibDocument(bytes: Array(Self.text.utf8))
        for line in lines {
            let (command, arguments) = try Self.table.parse(Lexer.words(of: line), allowPrefixes: false)
            let editing = try #require(EditingCommand.code.first { $0.name == command.name })
            _ = try document.withTransaction { edit throws(CommandError) in
                try editing.apply(
                    ResolvedArguments(arguments), in: ApplyContext(edit: edit, isTold: false, wantsFields: false))
            }
        }
        return String(decoding: document.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        (
            "declare outlet -1.greeting -> bUt-to-001 as VeC-zS-FUp type=UIButton",
            #"<outlet property="greeting" destination="bUt-to-001" id="VeC-zS-FUp"/>"#
        ),
        (
            "declare outlet -1.view -> bUt-to-001 as VeC-zS-FUp type=UIButton",
            #"<outlet property="view" destination="bUt-to-001" id="VeC-zS-FUp"/>"#
        ),
        (
            "declare action -1.wave: from bUt-to-001.touchUpInside as VeC-zS-FUp sender=UIButton",
            #"<action selector="wave:" destination="-1" eventType="touchUpInside" id="VeC-zS-FUp"/>"#
        ),
        (
            "rename outlet Greeter.view face connections oUt-le-001",
            #"<outlet property="face" destination="vIe-w0-001" id="oUt-le-001"/>"#
        ),
        (
            "rename action Greeter.greet: wave: connections aCt-io-001",
            #"<action selector="wave:" destination="-1" eventType="touchDown" id="aCt-io-001"/>"#
        ),
        (
            "rename action Greeter.back: rewind: connections sEg-ue-001",
            #"kind="unwind" unwindAction="rewind:" id="sEg-ue-001"/>"#
        ),
        ("rename class Greeter Host objects -1", #"userLabel="File's Owner" customClass="Host">"#),
    ])
    func aLineDoesWhatItSays(line: String, result: String) throws {
        #expect(!Self.text.contains(result))
        #expect(try document(after: line).contains(result))
    }

    @Test func anOutletHoldsOneObject() throws {
        let text = try document(after: "declare outlet -1.view -> bUt-to-001 as VeC-zS-FUp type=UIButton")
        #expect(!text.contains("oUt-le-001"))
    }

    @Test func aCollectionKeepsItsOrder() throws {
        let text = try document(
            after: "declare collection -1.parts -> bUt-to-001 vIe-w0-001 as pAr-t0-001 pAr-t0-002 type=UIView")
        let first = try #require(
            text.range(of: #"<outletCollection property="parts" destination="bUt-to-001" id="pAr-t0-001"/>"#))
        let second = try #require(
            text.range(of: #"<outletCollection property="parts" destination="vIe-w0-001" id="pAr-t0-002"/>"#))
        #expect(first.upperBound < second.lowerBound)
    }

    @Test func connectionsAreDeletedAsTheyAreNamed() throws {
        let text = try document(
            after: "delete outlet Greeter.view connections oUt-le-001",
            "delete action Greeter.greet: connections aCt-io-001")
        #expect(!text.contains("oUt-le-001") && !text.contains("aCt-io-001"))
        #expect(text.contains("sEg-ue-001"))
    }

    @Test(arguments: [
        "declare outlet -1.greeting type=UILabel", "declare outlet -1.view -> vIe-w0-001 type=UIView",
        "declare outlet -1.view -> vIe-w0-001 as oUt-le-001 type=UIView", "declare action Greeter.wave: sender=Any",
        "delete outlet Greeter.view", "delete action Greeter.greet:", "rename outlet Greeter.view face",
        "rename action Greeter.greet: wave:", "rename class Greeter Host",
    ])
    func whatOnlyTheCodeHasLeavesTheDocument(line: String) throws {
        #expect(try document(after: line) == Self.text)
    }

    @Test(arguments: [
        ("declare outlet -1.greeting -> bUt-to-001 type=UIButton", "usage"),
        ("declare outlet -1.greeting -> nOt-he-re1 as VeC-zS-FUp type=UIButton", "dangling-reference"),
        ("declare collection -1.parts -> bUt-to-001 vIe-w0-001 as pAr-t0-001 type=UIView", "usage"),
        ("declare action -1.wave: from bUt-to-001.touchDown sender=UIButton", "usage"),
        ("delete outlet Greeter.view connections nOt-he-re1", "unknown-object"),
        ("rename outlet Greeter.view face connections vIe-w0-001", "not-a-connection"),
        ("rename class Greeter Host objects nOt-he-re1", "unknown-object"),
    ])
    func aLineThatDoesNotFitTheDocumentIsRefused(line: String, code: String) throws {
        do {
            _ = try document(after: line)
            Issue.record("'\(line)' was applied")
        } catch { #expect(CommandError(error).code == code) }
    }
}
