import Foundation
import NibShell
import PTYSupport
import Recording
import Replies
import SourceIndex
import Testing

/// The pictures at the top of the README are those of a real session and of a sample.
///
/// They are drawn anew when `Recording` is on.
@Suite struct PictureTests {
    private static let path = "Documentation/session.svg"
    private static let commands = [
        "tree", "connect outlet owner.coolveiw -> View", "connect outlet owner.coolview -> View",
        "connect action \"Go\" -> owner.buttonPressed:", "check --fix view-outlet", "inspect owner", "save",
    ]

    @Test func showsARealSession() throws { try expect(try draw(), at: Self.path) }

    @Test func showsARealStoryboard() throws {
        let picture = NSTemporaryDirectory() + "nibsh-storyboard-\(UUID().uuidString).svg"
        defer { try? FileManager.default.removeItem(atPath: picture) }
        let shell = Shell(options: Shell.Options())
        _ = try shell.open(Repository.root.appendingPathComponent("Tests/Pictures/Notes.storyboard").path)
        _ = try shell.execute("picture --to \(picture)")
        shell.abandon()
        try expect(try String(contentsOfFile: picture, encoding: .utf8), at: "Documentation/storyboard.svg")
    }

    /// Expects a picture to be the one of the documentation, or records it.
    private func expect(_ picture: String, at path: String) throws {
        let isSame = try Repository.text(path) == picture
        #expect(isSame || Recording.isOn, "record \(path) again")
        #expect(try Repository.text("README.md").contains("(\(path))"))
        guard Recording.isOn else { return }
        if !isSame {
            try picture.write(to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
        }
        guard Recording.fails else { return }
        Issue.record("recorded \(path); run the test again without NIBSH_RECORD")
    }

    private func draw() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibsh-picture-" + UUID().uuidString)
            .resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: Repository.root.appendingPathComponent("Samples/EmptyWindow"), to: folder)
        var options = Shell.Options()
        options.isInteractive = true
        options.sources = [folder.path]
        let reader = BuildProducts.path(of: "nibsh-swift-reader")
        options.makeReader = { SwiftReader(program: reader) }
        let shell = Shell(options: options)
        var picture = SessionPicture(in: folder.path + "/")
        picture.type("nibsh View.xib", at: "$ ")
        picture.show(try shell.open(folder.path + "/View.xib").text)
        for command in Self.commands {
            picture.type(command, at: shell.prompt)
            do throws(CommandError) { picture.show(try shell.execute(command).text) } catch {
                picture.show(error.rendered(statement: command))
            }
        }
        shell.abandon()
        let svg = picture.svg
        #expect(!svg.contains(folder.path))
        return svg
    }
}
