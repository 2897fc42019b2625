import Foundation
import Replies
import TemporaryFolders
import Testing

@testable import NibShell

/// A document that somebody deletes while it is open: its edits can still be saved.
@Suite struct DeletedDocumentTests {
    let folder = TemporaryFolder()
    private let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view contentMode="scaleToFill" id="iN0-l3-epB"/>
            </objects>
        </document>

        """

    private func edited(_ path: String) throws -> Shell {
        var options = Shell.Options()
        options.isInteractive = true
        let shell = Shell(options: options)
        _ = try shell.open(path)
        _ = try shell.execute("set iN0-l3-epB customClass Screen")
        return shell
    }

    private func error(_ statement: String, _ shell: Shell) -> CommandError? {
        do throws(CommandError) { _ = try shell.execute(statement) } catch { return error }
        return nil
    }

    @Test func theFileIsGone() throws {
        let shell = try edited(folder.file("View.xib", text))
        unlink(folder("View.xib"))
        let refused = error("save", shell)
        #expect(refused?.code == "gone-from-disk")
        #expect(refused?.hints == ["'save --force' writes it again; 'save PATH' writes it elsewhere"])
        #expect(folder.names == [])
        _ = try shell.execute("save \(folder("Copy.xib"))")
        _ = try shell.execute("save --force")
        #expect(folder.names == ["Copy.xib", "View.xib"])
        #expect(content(folder("Copy.xib")).contains("Screen"))
        #expect(content(folder("View.xib")) == content(folder("Copy.xib")))
    }

    @Test func itsFolderIsGone() throws {
        mkdir(folder("inner"), 0o755)
        let shell = try edited(folder.file("inner/View.xib", text))
        try FileManager.default.removeItem(atPath: folder("inner"))
        #expect(error("save", shell)?.code == "gone-from-disk")
        #expect(error("save --force", shell)?.message.contains("there is no folder") == true)
        _ = try shell.execute("save \(folder("Copy.xib"))")
        #expect(content(folder("Copy.xib")).contains("Screen"))
        mkdir(folder("inner"), 0o755)
        _ = try shell.execute("save --force")
        #expect(content(folder("inner/View.xib")) == content(folder("Copy.xib")))
    }
}
