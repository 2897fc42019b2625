import NibShell
import Testing

/// What the Tab key offers from the code.
@Suite struct CodeCompletionTests {
    private let project: CodeProject
    private let shell: Shell

    init() throws {
        project = try CodeProject([
            "View.xib": CodeProject.xib(
                "EditorController", #"<outlet property="goButton" destination="hSs-g6-Zcb" id="gOo-ut-001"/>"#),
            "EditorController.swift": """
            import UIKit
            class EditorController: UIViewController {
                @IBOutlet weak var goButton: UIButton!
                @IBOutlet weak var caption: UILabel!
                @IBOutlet var captions: [UILabel]!
                @IBAction func go(_ sender: UIButton) {}
                @IBAction func close() {}
            }
            class RedButton: UIButton {
                @IBInspectable var cornerRadius: CGFloat = 0
                @IBInspectable var isRound: Bool = false
            }
            class RedView: UIView {}
            """,
        ])
        shell = try project.shell()
    }

    private func offers(_ line: String, _ other: Shell? = nil) -> [String] {
        (other ?? shell).suggestions(in: line, cursor: line.utf8.count).items.map {
            $0.note.isEmpty ? $0.text : "\($0.text)|\($0.note)"
        }
    }

    @Test(arguments: [
        // A printed name of one word.
        ("inspect Vi", ["View|iN0-l3-epB"]),
        // What is connected comes only when nothing else fits.
        (
            "connect outlet owner.",
            ["owner.caption|UILabel", "owner.searchDisplayController|UISearchDisplayController"]
        ),
        ("connect outlet owner.go", ["owner.goButton|UIButton"]),
        ("connect lAb-el-001 <- owner.c", ["owner.caption|UILabel", "owner.captions|[UILabel]"]),
        ("connect collection owner.", ["owner.captions|[UILabel]"]),
        ("disconnect outlet owner.", ["owner.goButton", "owner.view"]),
        ("connect action hSs-g6-Zcb -> owner.", ["owner.go:|sender: UIButton", "owner.close", "owner.other:"]),
        ("delete outlet EditorC", ["EditorController.|class"]),
        (
            "delete outlet EditorController.",
            [
                "EditorController.goButton|UIButton", "EditorController.caption|UILabel",
                "EditorController.captions|[UILabel]",
            ]
        ),
        (
            "rename outlet EditorController.c",
            ["EditorController.caption|UILabel", "EditorController.captions|[UILabel]"]
        ),
        ("rename action EditorController.", ["EditorController.go:|sender: UIButton", "EditorController.close"]),
        ("rename action owner.", ["owner.go:|sender: UIButton", "owner.close"]),
        ("rename class Red", ["RedButton", "RedView"]),
        ("set hSs-g6-Zcb customClass Red", ["RedButton|UIButton", "RedView|UIView"]),
        ("set iN0-l3-epB customClass RedV", ["RedView|UIView"]),
    ])
    func namesOfTheCode(line: String, expected: [String]) {
        #expect(offers(line) == expected)
    }

    /// Commands that change code read it of a document that is in no project.
    @Test(arguments: [
        ("rename outlet EditorController.g", ["EditorController.goButton|UIButton"]),
        ("rename action EditorController.c", ["EditorController.close"]),
        ("delete outlet owner.goB", ["owner.goButton|UIButton"]),
        ("declarations RedB", ["RedButton"]),
    ])
    func codeOutsideOfProjects(line: String, expected: [String]) throws {
        #expect(offers(line, try project.shell(namesSources: false)) == expected)
    }

    @Test func keysOfRuntimeAttributesWithTheirTypes() throws {
        _ = try shell.execute("set hSs-g6-Zcb customClass RedButton")
        #expect(offers("attribute hSs-g6-Zcb ").prefix(2) == ["cornerRadius|CGFloat", "isRound|Bool"])
        #expect(offers("attribute hSs-g6-Zcb cornerRadius ") == ["number"])
        #expect(offers("attribute hSs-g6-Zcb isRound ") == ["boolean"])
        #expect(offers("attribute hSs-g6-Zcb tag ").contains("rect"))
    }
}
