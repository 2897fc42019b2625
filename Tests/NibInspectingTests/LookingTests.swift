import CommandLanguage
import NibDocument
import NibInspecting
import Queries
import Replies
import Testing

/// The commands as values, apart from any shell.
struct LookingTests {
    private let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
                    <connections>
                        <outlet property="name" destination="lab-el-001" id="oUt-le-001"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
                <label text="Hello" id="lab-el-001"/>
                <button id="bUt-to-001"/>
            </objects>
        </document>

        """

    @Test func theDeclarationsAreValid() {
        // What commands of other modules are named here is checked where all commands are together.
        let problems = Looker.table.validate().filter { !$0.contains("there is no other command") }
        #expect(problems == [])
    }

    @Test(arguments: [
        "tree", "tree lab", "objects", "connections", "show lab", "inspect owner", "inspect --all",
        "inspect identity lab",
        "inspect attributes lab --possible", "candidates owner lab", "find hello", "find --unconnected", "graph",
        "graph --dot", "constraints", "simulate", "code owner",
    ])
    func lookingSaysSomethingAndChangesNothing(line: String) throws {
        let looker = try Looker(text)
        let reply = try looker.execute(line)
        #expect(!reply.text.isEmpty)
        #expect(!reply.fields.isEmpty)
        #expect(looker.document.bytes == Array(text.utf8))
    }

    @Test func withoutASelectionAnObjectMustBeNamed() throws {
        let error = #expect(throws: CommandError.self) { try Looker(text).execute("inspect") }
        #expect(error?.code == "usage")
        #expect(error?.hints == ["write an object after the command, or select one: select OBJ"])
    }

    @Test(arguments: [
        ("cl", ["class:"], false), ("class:UIL", ["class:UILabel"], true), ("outlet:", ["outlet:name"], true),
        ("label:", [], true), ("'class:UIL", [], false),
    ])
    func wordsOfASearchAreCompleted(typed: String, expected: [String], areComplete: Bool) throws {
        let document = try NibDocument(bytes: Array(text.utf8))
        let line = "find \(typed)"
        let word = Looker.table.expectation(in: line, cursor: line.utf8.count).partial
        let found = Query.completions(of: word, in: document)
        #expect(found.words == expected)
        #expect(found.areComplete == areComplete)
    }
}
