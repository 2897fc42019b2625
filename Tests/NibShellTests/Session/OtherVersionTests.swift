import CommandLog
import Replies
import TemporaryFolders
import Testing

@testable import NibShell

/// Logs of a version of nibsh that wrote something otherwise than this one does: undo leads to the base all the same, and edits come back.
@Suite struct OtherVersionTests {
    private let folder = TemporaryFolder()
    private let base = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view contentMode="scaleToFill" id="iN0-l3-epB"/>
            </objects>
        </document>

        """.utf8)
    private var path: String { folder("work/View.xib") }

    private func open() throws -> Shell {
        var options = Shell.Options()
        options.isInteractive = true
        options.journalFolder = folder("journals")
        let shell = Shell(options: options)
        _ = try shell.open(path)
        return shell
    }

    /// Makes two edits, of which the first wrote more than its line writes today, and returns the bytes after them.
    private func writeLog(isSaved: Bool) throws -> [UInt8] {
        try folder.write("work/View.xib", base)
        let shell = try open()
        let session = try #require(shell.session)
        let primitives = try session.document.withTransaction { edit throws(CommandError) in
            for line in ["set iN0-l3-epB tag 7", "set iN0-l3-epB hidden YES"] { _ = try Replay.apply(line, in: edit) }
        }.inverses
        _ = session.record(LogStep(lines: LogLines(["set iN0-l3-epB tag 7"]), primitives: primitives))
        _ = try shell.execute("set iN0-l3-epB opaque NO")
        if isSaved { _ = try shell.execute("save") }
        let bytes = session.document.bytes
        shell.abandon()
        return bytes
    }

    @Test func undoLeadsToTheBase() throws {
        let bytes = try writeLog(isSaved: true)
        let shell = try open()
        let reply = try shell.execute("undo")
        #expect(reply.text.plain.contains("this version of nibsh writes entry 1 in another way"))
        let text = try String(decoding: #require(shell.documentBytes), as: UTF8.self)
        #expect(text.contains("tag=\"7\"") && !text.contains("hidden") && !text.contains("opaque"))
        _ = try shell.execute("redo")
        #expect(shell.documentBytes == bytes)
        _ = try shell.execute("undo 2")
        #expect(shell.documentBytes == base)
        _ = try shell.execute("redo 2")
        #expect(shell.documentBytes == bytes)
        shell.abandon()
    }

    @Test func unsavedEditsComeBack() throws {
        _ = try writeLog(isSaved: false)
        let shell = try open()
        let reply = try shell.execute("restore 2")
        #expect(reply.text.plain.contains("this version of nibsh writes entry 1 in another way"))
        let text = try String(decoding: #require(shell.documentBytes), as: UTF8.self)
        #expect(text.contains("opaque=\"NO\"") && text.contains("tag=\"7\"") && !text.contains("hidden"))
        _ = try shell.execute("save")
        shell.abandon()
        let again = try open()
        _ = try again.execute("undo 2")
        #expect(again.documentBytes == base)
        again.abandon()
    }
}
