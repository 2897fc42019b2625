import Foundation
import Replies
import Testing

@testable import NibShell

/// When commands ask the code for the names that they are given, and when they take any.
@Suite struct NamesOfTheCodeTests {
    private static let code = """
        import UIKit
        class EditorController: UIViewController {
            @IBOutlet weak var goButton: UIButton!
            @IBAction func go(_ sender: Any) {}
        }
        class RedButton: UIButton {}
        """

    private func project() throws -> CodeProject {
        try CodeProject(["View.xib": CodeProject.xib("EditorController"), "EditorController.swift": Self.code])
    }

    private func shell(_ project: CodeProject, isInteractive: Bool, sources: [String] = []) throws -> Shell {
        var options = Shell.Options()
        options.isInteractive = isInteractive
        options.sources = sources
        options.makeReader = { CodeProject.Reader() }
        let shell = Shell(options: options)
        _ = try shell.open(project.path("View.xib"))
        return shell
    }

    private func isRefused(_ line: String, by shell: Shell) -> Bool {
        do throws(CommandError) {
            _ = try shell.execute(line)
            return false
        } catch { return error.code == "not-in-code" }
    }

    private static let wrong = "connect outlet owner.goButon -> hSs-g6-Zcb"

    @Test func atThePromptCodeBesideTheDocumentIsAsked() throws {
        let project = try project()
        #expect(isRefused(Self.wrong, by: try shell(project, isInteractive: true)))
    }

    @Test func atThePromptAProjectAroundTheDocumentIsAsked() throws {
        let project = try CodeProject(["View.xib": CodeProject.xib("EditorController")])
        try FileManager.default.createDirectory(atPath: project.path("Code"), withIntermediateDirectories: true)
        try project.write("Code/EditorController.swift", Self.code)
        #expect(!isRefused(Self.wrong, by: try shell(project, isInteractive: true)))
        try FileManager.default.createDirectory(
            atPath: project.path("Editor.xcodeproj"), withIntermediateDirectories: true)
        let shell = try shell(project, isInteractive: true)
        #expect(isRefused(Self.wrong, by: shell))
        #expect(!shell.isModified)
        #expect(!isRefused(Self.wrong + " --force", by: shell))
    }

    @Test func aRunWithoutPromptAsksOnlyWhatItIsTold() throws {
        let project = try project()
        try FileManager.default.createDirectory(
            atPath: project.path("Editor.xcodeproj"), withIntermediateDirectories: true)
        let untold = try shell(project, isInteractive: false)
        #expect(!isRefused(Self.wrong, by: untold))
        // Not even looked at.
        #expect(!untold.projectSources.isRead)
        #expect(isRefused(Self.wrong, by: try shell(project, isInteractive: false, sources: [project.folder.path])))
    }

    @Test func scriptsAtThePromptAskOnlyWhatIsNamed() throws {
        let project = try project()
        try FileManager.default.createDirectory(
            atPath: project.path("Editor.xcodeproj"), withIntermediateDirectories: true)
        try project.write("edits.nibsh", Self.wrong + "\nset hSs-g6-Zcb customClass RedButton\n")
        let shell = try shell(project, isInteractive: true)
        _ = try shell.execute("source \(project.path("edits.nibsh"))")
        #expect(shell.isModified)
        _ = try shell.execute("undo")
        _ = try shell.execute("sources \(project.folder.path)")
        #expect(isRefused("source \(project.path("edits.nibsh"))", by: shell))
    }

    @Test func theLogPlaysWithoutCode() throws {
        let project = try project()
        let first = try shell(project, isInteractive: true, sources: [project.folder.path])
        for line in [
            Self.wrong + " --force", "set owner customModule Editor", "set hSs-g6-Zcb customClass RedButton",
            "connect action hSs -> owner.go:",
        ] { _ = try first.execute(line) }
        let bytes = try #require(first.documentBytes)
        #expect(String(decoding: bytes, as: UTF8.self).contains(#"customClass="RedButton" customModule="Editor""#))
        let script = try first.execute("log --script").text.plain
        let other = try shell(project, isInteractive: false)
        for line in script.split(separator: "\n") { _ = try other.execute(String(line)) }
        #expect(other.documentBytes == bytes)
        // Undoing all and going back again passes the same states.
        _ = try first.execute("restore 0")
        _ = try first.execute("restore 4")
        #expect(first.documentBytes == bytes)
    }

    @Test func whatIsDeclaredIsKnownAtOnce() throws {
        let project = try project()
        let shell = try shell(project, isInteractive: true, sources: [project.folder.path])
        #expect(isRefused("connect outlet owner.title2 -> lAb-el-001", by: shell))
        _ = try shell.execute("declare outlet owner.title2 type=UILabel")
        #expect(!isRefused("connect outlet owner.title2 -> lAb-el-001", by: shell))
        _ = try shell.execute("undo 2")
        #expect(isRefused("connect outlet owner.title2 -> lAb-el-001", by: shell))
    }

    @Test func manyEditsLookAtTheFilesOnce() throws {
        let project = try project()
        let shell = try shell(project, isInteractive: false, sources: [project.folder.path])
        _ = try shell.execute("connect outlet owner.goButton -> hSs-g6-Zcb")
        let time = try #require(shell.projectSources.timeOfLookup)
        for _ in 0..<50 {
            _ = try shell.execute("disconnect outlet owner.goButton")
            _ = try shell.execute("connect outlet owner.goButton -> hSs-g6-Zcb")
        }
        #expect(shell.projectSources.timeOfLookup == time)
    }
}
