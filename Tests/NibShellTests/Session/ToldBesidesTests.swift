import Replies
import TemporaryFolders
import Testing

@testable import NibShell

/// What commands tell besides their results: notices, and the saves of documents that were left.
@Suite struct ToldBesidesTests {
    private let folder = TemporaryFolder()
    private let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view id="iN0-l3-epB"/>
            </objects>
        </document>

        """

    private func shell(isInteractive: Bool = false) throws -> Shell {
        var options = Shell.Options()
        options.isInteractive = isInteractive
        let shell = Shell(options: options)
        _ = try shell.open(folder.file("One.xib", text))
        _ = folder.file("Two.xib", text)
        return shell
    }

    @Test func aSaveThatWaitsIsDoneWhenTheDocumentIsLeft() throws {
        let shell = try shell()
        _ = try shell.execute("set iN0 userLabel First")
        #expect(try shell.execute("save").isDeferred)
        #expect(shell.documents.hasStagedSave)
        let reply = try shell.execute("open '\(folder.path)/Two.xib'")
        #expect(reply.saves.map(\.document) == ["\(folder.path)/One.xib"])
        #expect(reply.saves.first?.reply.text.plain.contains("saved") == true)
        #expect(!shell.documents.hasStagedSave)
        // It is told once.
        #expect(try shell.execute("tree").saves.isEmpty)
    }

    @Test func aScriptPassesOnWhatItsCommandsTell() throws {
        let shell = try shell()
        let script = folder.file(
            "edits.nibsh", "set iN0 userLabel First\nsave\nopen '\(folder.path)/Two.xib'\n")
        let error = #expect(throws: CommandError.self) { try shell.execute("source '\(script)'") }
        // The document cannot be left in the middle of a script that is one entry of its log.
        #expect(error?.code == "in-script")
        _ = try shell.execute("close")
        let opening = folder.file("open.nibsh", "open '\(folder.path)/Shared.xib'\n")
        _ = folder.file("Shared.xib", text.replacing("</objects>", with: "<view id=\"iN0-l3-epB\"/></objects>"))
        let reply = try shell.execute("source '\(opening)'")
        #expect(reply.notices.contains { $0.contains("'iN0-l3-epB' is used by several elements") })
    }

    @Test func aCommandThatFailsTellsWhatCameUpBefore() throws {
        let shell = try shell()
        _ = folder.file("Built.xib", "NIBArchive")
        let error = #expect(throws: CommandError.self) {
            try shell.execute("check --all '\(folder.path)' '\(folder.path)/none.xib'")
        }
        #expect(error?.notices.count == 1)
        #expect(error?.notices.first?.contains("Built.xib was not checked") == true)
    }

    @Test func quitIsToldByTheReply() throws {
        let shell = try shell()
        #expect(try shell.execute("quit").asksToQuit)
        #expect(shell.hasQuit)
        shell.hasQuit = false
        let script = folder.file("leave.nibsh", "quit\nnonsense\n")
        #expect(try shell.execute("source '\(script)'").asksToQuit)
        #expect(shell.hasQuit)
    }
}
