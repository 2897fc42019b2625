import Foundation
import Replies
import Testing

@testable import NibShell

/// Deleting and renaming over code and all documents of a project, as one step.
struct RenameTests {
    private static let files = [
        "View.xib": CodeProject.xib(
            "Editor", "<outlet property=\"btn\" destination=\"hSs-g6-Zcb\" id=\"bTn-00-001\"/>",
            action: "<action selector=\"go:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"aCt-00-001\"/>"),
        "Heir.xib": CodeProject.xib(
            "Heir", "<outlet property=\"btn\" destination=\"hSs-g6-Zcb\" id=\"bTn-00-002\"/>",
            action: "<action selector=\"go:\" destination=\"-2\" eventType=\"touchUpInside\" id=\"aCt-00-002\"/>"),
        "Other.xib": CodeProject.xib(
            "Other", "<outlet property=\"btn\" destination=\"hSs-g6-Zcb\" id=\"bTn-00-003\"/>",
            action: "<action selector=\"go:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"aCt-00-003\"/>"),
        "Editor.swift":
            "class Editor: UIViewController {\n    @IBOutlet weak var btn: UIButton!\n\n    @IBAction func go(_ sender: Any) {\n        btn.x = other.btn\n    }\n}\n",
        "Heir.swift": "class Heir: Editor {\n    func f() { btn.y(); go(self) }\n}\n",
        "Other.swift":
            "class Other: UIViewController {\n    @IBOutlet weak var btn: UIButton!\n    @IBAction func go(_ s: Any) { btn.z() }\n}\n",
    ]
    private static let names = files.keys.sorted()

    /// Runs a command, and checks that undo gives all bytes back, before and after the save.
    private func run(_ line: String, _ check: (CodeProject, Reply) throws -> Void) throws {
        let project = try CodeProject(Self.files)
        let before = try project.texts(Self.names)
        let shell = try project.shell()
        let reply = try shell.execute(line)
        #expect(try project.texts(Self.names) == before)
        _ = try shell.execute("undo")
        #expect(try shell.execute("diff").text.plain == "no differences")
        _ = try shell.execute("redo")
        _ = try shell.execute("save")
        try check(project, reply)
        _ = try shell.execute("close")
        let again = try project.shell(hasCode: false)
        _ = try again.execute("undo")
        _ = try again.execute("save")
        #expect(try project.texts(Self.names) == before)
    }

    @Test func anOutletIsRenamedWhereItsClassIsMeant() throws {
        try run("rename outlet Editor.btn goButton --partial") { (project, reply) throws in
            let text = reply.text.plain
            #expect(text.hasPrefix("1  rename outlet Editor.btn goButton connections bTn-00-001 --partial\n"))
            #expect(reply.fallsShort)
            #expect(text.contains("may use it: "))
            #expect(text.contains("Editor.swift:5:23: btn.x = other.btn"))
            #expect(
                try project.text("View.xib")
                    == Self.files["View.xib"]?.replacingOccurrences(of: "\"btn\"", with: "\"goButton\""))
            #expect(
                try project.text("Heir.xib")
                    == Self.files["Heir.xib"]?.replacingOccurrences(of: "\"btn\"", with: "\"goButton\""))
            #expect(try project.text("Other.xib") == Self.files["Other.xib"])
            #expect(try project.text("Other.swift") == Self.files["Other.swift"])
            #expect(
                try project.text("Heir.swift") == "class Heir: Editor {\n    func f() { goButton.y(); go(self) }\n}\n")
            #expect(
                try project.text("Editor.swift")
                    == "class Editor: UIViewController {\n    @IBOutlet weak var goButton: UIButton!\n\n    @IBAction func go(_ sender: Any) {\n        goButton.x = other.btn\n    }\n}\n"
            )
        }
    }

    @Test func anActionIsRenamed() throws {
        try run("rename action owner.go: launch --partial") { (project, reply) throws in
            #expect(
                reply.text.plain.hasPrefix("1  rename action Editor.go: launch: connections aCt-00-001 --partial\n"))
            #expect(reply.text.plain.contains("Heir.xib: ") && reply.text.plain.contains("aCt-00-002"))
            #expect(
                try project.text("View.xib")
                    == Self.files["View.xib"]?.replacingOccurrences(of: "\"go:\"", with: "\"launch:\""))
            #expect(try project.text("Heir.xib") == Self.files["Heir.xib"])
            #expect(try project.text("Other.xib") == Self.files["Other.xib"])
            #expect(try project.text("Editor.swift").contains("@IBAction func launch(_ sender: Any)"))
            #expect(try project.text("Heir.swift").contains("btn.y(); launch(self)"))
            #expect(try project.text("Other.swift") == Self.files["Other.swift"])
        }
    }

    @Test func aClassIsRenamed() throws {
        try run("rename class Editor NoteEditor") { (project, reply) throws in
            #expect(reply.text.plain.hasPrefix("1  rename class Editor NoteEditor objects -1\n"))
            #expect(try project.text("View.xib").contains("customClass=\"NoteEditor\""))
            #expect(try project.text("Heir.xib") == Self.files["Heir.xib"])
            #expect(try project.text("Editor.swift").hasPrefix("class NoteEditor: UIViewController {"))
            #expect(try project.text("Heir.swift").hasPrefix("class Heir: NoteEditor {"))
        }
    }

    @Test func anOutletIsDeletedAndItsUsesAreListed() throws {
        try run("delete outlet owner.btn --partial") { (project, reply) throws in
            let text = reply.text.plain
            #expect(text.hasPrefix("1  delete outlet Editor.btn connections bTn-00-001 --partial\n"))
            #expect(text.contains("removed: ") && text.contains("bTn-00-001"))
            #expect(text.contains("Editor.swift:5:9: btn.x = other.btn"))
            #expect(text.contains("Heir.swift:2:16: func f() { btn.y(); go(self) }"))
            #expect(try !project.text("View.xib").contains("btn"))
            #expect(try !project.text("Heir.xib").contains("btn"))
            #expect(try project.text("Other.xib") == Self.files["Other.xib"])
            #expect(
                try project.text("Editor.swift").hasPrefix("class Editor: UIViewController {\n    @IBAction func go"))
        }
    }

    @Test func anActionIsDeletedAndItsUsesAreListed() throws {
        try run("delete action Editor.go: --partial") { (project, reply) throws in
            #expect(reply.text.plain.contains("Heir.swift:2:25: func f() { btn.y(); go(self) }"))
            #expect(try !project.text("View.xib").contains("go:"))
            #expect(try project.text("View.xib").contains("other:"))
            #expect(try !project.text("Editor.swift").contains("func go"))
        }
    }

    @Test(arguments: [
        ("rename outlet Editor.bnt x", "not-declared"), ("rename outlet Editor.btn 1", "bad-name"),
        ("rename outlet Editr.btn x", "unknown-class"), ("rename action Editor.go: a:b:", "bad-name"),
        ("rename outlet Editor.btn view", "exists"), ("rename class Editor Other", "exists"),
        ("rename class Editor UIView", "exists"), ("rename outlet Editor.btn title", "exists"),
        ("rename class UIView V", "framework-class"), ("rename class Editor class", "bad-name"),
        ("rename outlet Editor.btn fine", "uses-left"), ("delete outlet Editor.btn", "uses-left"),
        ("delete outlet Editor.view", "not-declared"), ("delete action Editor.btn", "not-declared"),
    ]) func whatIsRefusedChangesNothing(_ line: String, _ code: String) throws {
        let project = try CodeProject(Self.files)
        defer { withExtendedLifetime(project) {} }
        let shell = try project.shell()
        let error = #expect(throws: CommandError.self) { try shell.execute(line) }
        #expect(error?.code == code)
        #expect(try shell.execute("diff").text.plain == "no differences")
    }

    @Test func heirsNameTheClassThatDeclares() throws {
        let project = try CodeProject(Self.files)
        defer { withExtendedLifetime(project) {} }
        let reply = try project.shell("Heir.xib").execute("rename outlet owner.btn goButton --partial")
        #expect(reply.text.plain.hasPrefix("1  rename outlet Editor.btn goButton connections bTn-00-002 --partial\n"))
    }
}
