import NibShell
import Replies
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
            #expect(throws: CommandError.self) { try storyboard.run(command) }
            #expect(storyboard.shell.documentBytes == storyboard.base)
        }
        try storyboard.run(#"set aAa-00-001 title "a\u{FFFE}""#)
        #expect(storyboard.text.contains(#"<string key="title" base64-UTF8="YES">"#))
        try storyboard.checkHistory()
    }

    @Test func aBlockRefusesThemAtOnce() throws {
        let storyboard = try Editing(SmallDocuments.storyboard, name: "Main.storyboard")
        try storyboard.run("begin")
        #expect(throws: CommandError.self) {
            try storyboard.run(#"connect segue aAa-00-001 -> aAa-00-001 show identifier="\u{FFFE}""#)
        }
        #expect(storyboard.shell.documentBytes == storyboard.base)
        try storyboard.run("commit")
    }

    @Test(arguments: ["revert", "source edits.nibsh"])
    func aBlockIsNotLeftByAnotherWay(command: String) throws {
        let editing = try Editing(SmallDocuments.view)
        try editing.run("begin", "set bUt-to-001 tag 1")
        let script = try editing.write("begin\nset bUt-to-001 tag 2\n", to: "edits.nibsh")
        let error = #expect(throws: CommandError.self) {
            try editing.run(command.replacing("edits.nibsh", with: script))
        }
        #expect(error?.code == "block-open")
        try editing.run("commit")
        #expect(editing.text.contains(#"tag="1""#))
        try editing.checkHistory()
    }

    @Test func whatIsThereAlreadyIsNoChange() throws {
        let editing = try Editing(SmallDocuments.view)
        for command in [
            #"insert '<rect key="frame" x="20" y="60" width="42" height="21"/>' into bUt-to-001"#,
            "attribute bUt-to-001 width number 5",
        ] {
            #expect(try editing.shell.execute(command).field("hasChanged") == false, "\(command)")
        }
    }

    @Test func theLogNamesOnlyWhatItCanFindAgain() throws {
        let editing = try Editing(SmallDocuments.storyboard, name: "Main.storyboard")
        let second = #"<viewController id="bBb-00-001"><view key="view" id="vIe-w0-001"/></viewController>"#
        try editing.run("insert '\(second)' into scene:sCe-ne-001.objects", "unset vIe-w0-001 key")
        try editing.run("move vIe-w0-001 to bBb-00-001")
        #expect(editing.text.contains(#"<view key="view" id="vIe-w0-001"/>"#))
        try editing.checkHistory()
        // A scene where none belongs is not a scene of the document; a path leads to it.
        try editing.run(#"insert '<scene sceneID="sCe-ne-003"><objects/></scene>' into vIe-w0-001.subviews"#)
        try editing.run("add view to vIe-w0-001.subviews.scene.objects")
        #expect(throws: CommandError.self) { try editing.run("add view to scene:sCe-ne-003.objects") }
        try editing.checkHistory()
    }

    @Test(arguments: ["(1e300,2)", "(1,2.5)", "(1)", "(1,nan)"])
    func numbersOfARangeAreWhole(value: String) throws {
        let editing = try Editing(SmallDocuments.view)
        #expect(throws: CommandError.self) { try editing.run("attribute bUt-to-001 part range \(value)") }
        #expect(editing.shell.documentBytes == editing.base)
    }

    @Test func aMoveToTheSamePlaceIsNoChange() throws {
        let editing = try Editing(SmallDocuments.view)
        for command in [
            "move bUt-to-001 to vIe-w0-001", "move bUt-to-001 to vIe-w0-001.subviews at 1",
            "move lAb-el-001 to vIe-w0-001 at 0",
        ] {
            #expect(try editing.shell.execute(command).field("hasChanged") == false, "\(command)")
        }
        #expect(!editing.shell.isModified)
        try editing.run("move lAb-el-001 to vIe-w0-001")
        try editing.checkHistory()
    }
}
