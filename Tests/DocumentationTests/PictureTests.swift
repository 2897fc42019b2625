import Foundation
import NibShell
import PTYSupport
import Recording
import Replies
import SourceIndex
import Testing

/// The picture at the top of the README is one of a real session.
///
/// It is drawn anew when `Recording` is on.
@Suite struct PictureTests {
    private static let path = "Documentation/session.svg"
    private static let commands = [
        "tree", "connect outlet owner.coolveiw -> View", "connect outlet owner.coolview -> View",
        "connect action \"Go\" -> owner.buttonPressed:", "check --fix view-outlet", "inspect owner", "save",
    ]

    @Test func showsARealSession() throws {
        let picture = try draw()
        if Recording.isOn {
            if try Repository.text(Self.path) != picture {
                try picture.write(
                    to: Repository.root.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
            }
            guard Recording.fails else { return }
            Issue.record("recorded \(Self.path); run the test again without NIBSH_RECORD")
            return
        }
        #expect(try Repository.text(Self.path) == picture, "record \(Self.path) again")
        #expect(try Repository.text("README.md").contains("(\(Self.path))"))
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
