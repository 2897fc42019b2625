import CommandLanguage
import NibDocument
import Replies
import Testing

@testable import NibEditing

/// Lines of the log are applied as they are: with the document alone, and without being resolved again.
@Suite struct LoggedLineTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="vIe-w0-001"/>
                <button opaque="NO" id="bUt-to-001"/>
            </objects>
        </document>
        """

    private static let table = CommandTable<Int, Int>(
        EditingCommand.connections.map { command in
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
            let editing = try #require(EditingCommand.byName[command.name])
            _ = try document.withTransaction { edit throws(CommandError) in
                try editing.apply(
                    ResolvedArguments(arguments), in: ApplyContext(edit: edit, isTold: false, wantsFields: false))
            }
        }
        return String(decoding: document.bytes, as: UTF8.self)
    }

    @Test func anOutletOfAnyNameIsConnected() throws {
        let text = try document(after: "connect outlet -1.notInAnyCode -> vIe-w0-001 as oUt-le-001")
        #expect(text.contains(#"<outlet property="notInAnyCode" destination="vIe-w0-001" id="oUt-le-001"/>"#))
    }

    @Test func bothEndsOfAConnectionComeToTheSameBytes() throws {
        #expect(
            try document(after: "connect outlet -1.view -> vIe-w0-001 as oUt-le-001")
                == document(after: "connect referencing vIe-w0-001 <- -1.view as oUt-le-001"))
        #expect(
            try document(after: "connect action bUt-to-001.touchDown -> -1.press: as aCt-io-001")
                == document(after: "connect received -1.press: <- bUt-to-001.touchDown as aCt-io-001"))
    }

    @Test func whatIsConnectedIsDisconnected() throws {
        let connected = try document(
            after: "connect action bUt-to-001.touchDown -> -1.press: as aCt-io-001", "disconnect aCt-io-001")
        #expect(connected == (try document()))
    }

    @Test func aConnectionThatIsThereNeedsNoID() throws {
        let line = "connect outlet -1.view -> vIe-w0-001"
        #expect(try document(after: line + " as oUt-le-001", line) == document(after: line + " as oUt-le-001"))
    }

    @Test(arguments: [
        ("connect outlet -1.view -> nOt-he-re1 as oUt-le-001", "dangling-reference"),
        ("connect outlet nOt-he-re1.view -> vIe-w0-001 as oUt-le-001", "unknown-object"),
        ("connect outlet -1.view -> vIe-w0-001", "usage"),
        ("disconnect nOt-he-re1", "unknown-object"),
        ("disconnect outlet -1.view", "not-connected"),
    ])
    func aLineThatDoesNotFitTheDocumentIsRefused(line: String, code: String) throws {
        do {
            _ = try document(after: line)
            Issue.record("'\(line)' was applied")
        } catch { #expect(CommandError(error).code == code) }
    }
}
