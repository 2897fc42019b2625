import Foundation
import NibShell
import Replies
import TemporaryFolders
import Testing

/// Documents that are begun in the shell: when their file is written, and what an earlier session left.
struct NewDocumentTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/View.xib" }

    init() { folder = TemporaryFolder() }

    private func shell() -> Shell {
        var options = Shell.Options()
        options.isInteractive = true
        options.journalFolder = folder.path + "/journals"
        return Shell(options: options)
    }

    @Test func aFileThatCameMeanwhileIsNotOverwritten() throws {
        let shell = shell()
        _ = try shell.execute("new ios-xib '\(path)'")
        try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: CommandError.self) { try shell.execute("save") }
        #expect(error?.code == "changed-on-disk")
        #expect(FileManager.default.contents(atPath: path) == Data("mine".utf8))
        _ = try shell.execute("save --force")
        #expect(FileManager.default.contents(atPath: path).map { [UInt8]($0) } == shell.documentBytes)
    }

    @Test func aFileThatIsReplacedMustStayAsItWas() throws {
        try Data("old".utf8).write(to: URL(fileURLWithPath: path))
        let shell = shell()
        _ = try shell.execute("new ios-xib '\(path)' --force")
        try Data("newer".utf8).write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: CommandError.self) { try shell.execute("save") }
        #expect(error?.code == "changed-on-disk")
        #expect(FileManager.default.contents(atPath: path) == Data("newer".utf8))
    }

    @Test func anUntouchedNewDocumentCanBeLeft() throws {
        let shell = shell()
        _ = try shell.execute("new ios-xib '\(path)'")
        #expect(!shell.isModified)
        _ = try shell.execute("close")
        #expect(!FileManager.default.fileExists(atPath: path))
        _ = try shell.execute("new ios-xib '\(path)'")
        _ = try shell.execute("add view to document.objects")
        #expect(shell.isModified)
        #expect(throws: CommandError.self) { try shell.execute("close") }
    }

    @Test func editsOfASessionThatWasKilledComeBack() throws {
        let first = shell()
        _ = try first.execute("new ios-storyboard '\(folder.path)/Main.storyboard'")
        _ = try first.execute("add scene navigationController")
        let bytes = first.documentBytes
        first.abandon()
        let second = shell()
        let reply = try second.execute("new ios-storyboard '\(folder.path)/Main.storyboard'")
        #expect(second.documentBytes != bytes)
        #expect(reply.notices.contains { $0.contains("restore 1") })
        _ = try second.execute("restore 1")
        #expect(second.documentBytes == bytes)
        _ = try second.execute("save")
        _ = try second.execute("close")
        _ = try second.execute("open '\(folder.path)/Main.storyboard'")
        _ = try second.execute("undo")
        _ = try second.execute("redo")
        #expect(second.documentBytes == bytes)
    }
}
