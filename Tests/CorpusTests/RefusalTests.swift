import NibShell
import Testing

/// What commands refuse, and what they leave as it is.
struct RefusalTests {
    @Test func charactersThatXMLCannotHoldAreKeptOut() throws {
        let storyboard = try Editing(SmallDocuments.storyboard, name: "Main.storyboard")
        for command in [
            #"connect segue aAa-00-001 -> aAa-00-001 show identifier="\u{1}""#,
            #"connect segue aAa-00-001 -> aAa-00-001 show identifier="\u{FFFE}""#,
            #"set aAa-00-001 customClass "\u{FFFF}""#,
        ] {
            #expect(throws: ShellError.self) { try storyboard.run(command) }
            #expect(storyboard.shell.documentBytes == storyboard.base)
        }
        try storyboard.run(#"set aAa-00-001 title "a\u{FFFE}""#)
        #expect(storyboard.text.contains(#"<string key="title" base64-UTF8="YES">"#))
        try storyboard.checkHistory()
    }

    @Test(arguments: ["(1e300,2)", "(1,2.5)", "(1)", "(1,nan)"])
    func numbersOfARangeAreWhole(value: String) throws {
        let editing = try Editing(SmallDocuments.view)
        #expect(throws: ShellError.self) { try editing.run("attribute bUt-to-001 part range \(value)") }
        #expect(editing.shell.documentBytes == editing.base)
    }

    @Test func aMoveToTheSamePlaceIsNoChange() throws {
        let editing = try Editing(SmallDocuments.view)
        for command in [
            "move bUt-to-001 to vIe-w0-001", "move bUt-to-001 to vIe-w0-001.subviews at 1",
            "move lAb-el-001 to vIe-w0-001 at 0",
        ] {
            #expect(try editing.shell.execute(command).field("changed") == false, "\(command)")
        }
        #expect(!editing.shell.isModified)
        try editing.run("move lAb-el-001 to vIe-w0-001")
        try editing.checkHistory()
    }
}
