import Foundation
import Replies
import Testing

@testable import NibShell

/// Declarations that go into code and document in one step, and out of both again.
struct DeclareTests {
    private static let swift = "class Editor: UIViewController {\n    func f() {\n    }\n}\n"

    private func project(_ swift: String = DeclareTests.swift) throws -> CodeProject {
        try CodeProject(["View.xib": CodeProject.xib("Editor"), "Editor.swift": swift])
    }

    @Test func anOutletIsDeclaredAndConnected() throws {
        let project = try project()
        let shell = try project.shell()
        let reply = try shell.execute("declare outlet owner.goButton -> hSs as new-id-001")
        #expect(
            reply.text.plain.split(separator: "\n").first
                == "1  declare outlet -1.goButton -> hSs-g6-Zcb as new-id-001 type=UIButton")
        #expect(reply.text.plain.contains("changed: "))
        // Nothing is written before the save, and the difference is shown
        #expect(try project.text("Editor.swift") == Self.swift)
        let diff = try shell.execute("diff --lines").text.plain
        #expect(diff.contains("+    @IBOutlet weak var goButton: UIButton!"))
        #expect(diff.contains("<outlet property=\"goButton\" destination=\"hSs-g6-Zcb\" id=\"new-id-001\"/>"))
        _ = try shell.execute("save")
        #expect(
            try project.text("Editor.swift")
                == "class Editor: UIViewController {\n    @IBOutlet weak var goButton: UIButton!\n\n    func f() {\n    }\n}\n"
        )
        #expect(try project.text("View.xib").contains("goButton"))
    }

    @Test func undoTakesAllFilesBack() throws {
        let project = try project()
        let shell = try project.shell()
        let before = shell.documentBytes
        _ = try shell.execute("declare outlet owner.goButton -> hSs")
        _ = try shell.execute("declare action owner.go: from hSs.touchUpInside")
        let after = shell.documentBytes
        _ = try shell.execute("undo")
        _ = try shell.execute("undo")
        #expect(shell.documentBytes == before)
        #expect(try shell.execute("diff").text.plain == "no differences")
        #expect(!shell.isModified)
        _ = try shell.execute("redo")
        _ = try shell.execute("redo")
        #expect(shell.documentBytes == after)
        _ = try shell.execute("save")
        #expect(try project.text("Editor.swift").contains("@IBAction func go(_ sender: UIButton) {"))
    }

    @Test func undoWorksAfterSavingAndOpeningAgain() throws {
        let project = try project()
        let before = try project.texts(["View.xib", "Editor.swift"])
        let shell = try project.shell()
        _ = try shell.execute("declare outlet owner.goButton -> hSs")
        _ = try shell.execute("save")
        _ = try shell.execute("close")
        #expect(try project.texts(["View.xib", "Editor.swift"]) != before)
        // Without code: what the journal has is enough
        let again = try project.shell(hasCode: false)
        _ = try again.execute("undo")
        _ = try again.execute("save")
        #expect(try project.texts(["View.xib", "Editor.swift"]) == before)
    }

    @Test func unsavedCodeIsSeenByTheNextCommand() throws {
        let project = try project()
        let shell = try project.shell()
        _ = try shell.execute("declare outlet owner.a -> hSs")
        _ = try shell.execute("declare outlet owner.b -> lAb-el-001")
        let error = #expect(throws: CommandError.self) { try shell.execute("declare outlet owner.a") }
        #expect(error?.code == "exists")
        _ = try shell.execute("save")
        #expect(
            try project.text("Editor.swift").contains(
                "    @IBOutlet weak var a: UIButton!\n    @IBOutlet weak var b: UILabel!\n"))
    }

    @Test func constraintsAreStrongAndCollectionsArrays() throws {
        let project = try project()
        let shell = try project.shell()
        _ = try shell.execute("declare outlet owner.top -> cOn-st-001")
        _ = try shell.execute("declare collection owner.labels -> lAb-el-001 lAb-el-002")
        _ = try shell.execute("save")
        let code = try project.text("Editor.swift")
        #expect(code.contains("    @IBOutlet var top: NSLayoutConstraint!\n    @IBOutlet var labels: [UILabel]!\n"))
        #expect(try project.text("View.xib").components(of: "<outletCollection property=\"labels\"") == 2)
    }

    @Test func anActionOfAClassGoesToItsObject() throws {
        let project = try project()
        let shell = try project.shell()
        let reply = try shell.execute("declare action Editor.go:forEvent: from hSs sender=Any as new-id-001")
        #expect(
            reply.text.plain.hasPrefix(
                "1  declare action -1.go:forEvent: from hSs-g6-Zcb.touchUpInside as new-id-001 sender=Any\n"))
        _ = try shell.execute("declare action Editor.stop")
        _ = try shell.execute("save")
        #expect(
            try project.text("Editor.swift").contains(
                "    @IBAction func go(_ sender: Any, forEvent event: UIEvent) {\n    }\n"))
        #expect(try project.text("Editor.swift").contains("    @IBAction func stop() {\n    }\n"))
        #expect(
            try project.text("View.xib").contains(
                "<action selector=\"go:forEvent:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"new-id-001\"/>"))
    }

    @Test func objectiveCHasHeaderAndImplementation() throws {
        let header = "@interface Editor : UIViewController\n- (IBAction)old:(id)sender;\n@end\n"
        let code = "#import \"Editor.h\"\n@implementation Editor\n- (IBAction)old:(id)sender {\n}\n@end\n"
        let project = try CodeProject(["View.xib": CodeProject.xib("Editor"), "Editor.h": header, "Editor.m": code])
        let shell = try project.shell()
        _ = try shell.execute("declare outlet owner.goButton -> hSs")
        _ = try shell.execute("declare action owner.go: from hSs")
        _ = try shell.execute("save")
        #expect(
            try project.text("Editor.h")
                == "@interface Editor : UIViewController\n@property (weak, nonatomic) IBOutlet UIButton *goButton;\n- (IBAction)old:(id)sender;\n- (IBAction)go:(UIButton *)sender;\n@end\n"
        )
        #expect(
            try project.text("Editor.m")
                == "#import \"Editor.h\"\n@implementation Editor\n- (IBAction)old:(id)sender {\n}\n\n- (IBAction)go:(UIButton *)sender {\n}\n@end\n"
        )
    }

    @Test(arguments: [
        ("declare outlet owner.view -> hSs -> hSs", "usage"), ("declare outlet owner.1a -> hSs", "bad-name"),
        ("declare outlet owner.class -> hSs", "bad-name"), ("declare outlet hSs.a -> iN0", "framework-class"),
        ("declare action UIView.go:", "framework-class"), ("declare action Editr.go:", "unknown-class"),
        ("declare action owner.go:with:", "bad-selector"), ("declare outlet owner.a as new-id-001", "usage"),
        ("declare action owner.go: as new-id-001", "usage"), ("declare action Elsewhere.go: from hSs", "no-object"),
        ("declare outlet lAb-el-001", "usage"), ("declare outlet owner.view -> iN0", "exists"),
        ("declare outlet owner.title -> hSs", "exists"),
    ]) func whatIsRefusedChangesNothing(_ line: String, _ code: String) throws {
        let project = try project(Self.swift + "class Elsewhere: UIView {\n}\n")
        defer { withExtendedLifetime(project) {} }
        let shell = try project.shell()
        let before = shell.documentBytes
        let error = #expect(throws: CommandError.self) { try shell.execute(line) }
        #expect(error?.code == code)
        #expect(shell.documentBytes == before)
        #expect(try shell.execute("diff").text.plain == "no differences")
    }

    @Test func codeThatCannotBeReadOrIsNotThere() throws {
        let project = try project()
        let error = #expect(throws: CommandError.self) {
            try project.shell(hasCode: false).execute("declare outlet owner.a")
        }
        #expect(error?.code == "no-sources")
        #expect(error?.hints.isEmpty == false)
    }

    @Test func aRefusedConnectionTakesTheDeclarationBack() throws {
        let project = try project()
        let shell = try project.shell()
        #expect(throws: CommandError.self) { try shell.execute("declare outlet owner.a -> hSs as hSs-g6-Zcb") }
        #expect(try shell.execute("diff").text.plain == "no differences")
    }

    @Test func blocksAreOneStepAndAreTakenBackWhole() throws {
        let project = try project()
        defer { withExtendedLifetime(project) {} }
        let shell = try project.shell()
        let before = shell.documentBytes
        for end in ["rollback", "commit"] {
            _ = try shell.execute("begin")
            _ = try shell.execute("declare outlet owner.a -> hSs")
            _ = try shell.execute("declare outlet owner.b -> lAb-el-001")
            _ = try shell.execute(end)
            #expect(try shell.execute("diff").text.plain.contains("var b: UILabel!") == (end == "commit"))
        }
        _ = try shell.execute("undo")
        #expect(shell.documentBytes == before)
        #expect(try shell.execute("diff").text.plain == "no differences")
    }

    @Test func theLogAsAScriptDoesTheSameElsewhere() throws {
        let project = try project()
        let shell = try project.shell()
        _ = try shell.execute("declare outlet owner.a -> hSs")
        _ = try shell.execute("declare collection owner.all -> lAb-el-001 lAb-el-002")
        _ = try shell.execute("declare action Editor.go: from hSs.touchDown")
        _ = try shell.execute("rename outlet Editor.a b")
        _ = try shell.execute("delete action Editor.go:")
        let script = try shell.execute("log --script").text.plain
        _ = try shell.execute("save")
        let other = try self.project()
        let second = try other.shell()
        for line in script.split(separator: "\n") where !line.hasPrefix("#") { _ = try second.execute(String(line)) }
        _ = try second.execute("save")
        #expect(try other.texts(["View.xib", "Editor.swift"]) == project.texts(["View.xib", "Editor.swift"]))
    }

    @Test func codeThatIsNotUTF8IsLeftAlone() throws {
        let project = try project()
        let path = URL(fileURLWithPath: project.path("Editor.swift"))
        try Data(Array("// caf".utf8) + [0xE9, 0x0A] + Array(Self.swift.utf8)).write(to: path)
        let shell = try project.shell()
        let error = #expect(throws: CommandError.self) { try shell.execute("declare outlet owner.a -> hSs") }
        #expect(error?.code == "code-encoding")
        #expect(try shell.execute("diff").text.plain == "no differences")
    }

    @Test func aFileThatChangedMeanwhileIsNotOverwritten() throws {
        let project = try project()
        let shell = try project.shell()
        _ = try shell.execute("declare outlet owner.a -> hSs")
        let theirs = "class Editor: UIViewController { /* mine */ }\n"
        try project.write("Editor.swift", theirs)
        #expect(throws: CommandError.self) { try shell.execute("save") }
        #expect(try project.text("Editor.swift") == theirs)
        #expect(try !project.text("View.xib").contains("\"a\""))
    }
}

extension String {
    /// How often a text stands in this one.
    func components(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
