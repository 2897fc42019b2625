import Foundation
import PTYSupport
import Testing

/// Several open documents at a prompt: what a kill leaves of each, and the questions at the end.
@Suite(.serialized) struct PromptDocumentsTests {
    private let home: PromptHome

    init() throws { home = try PromptHome() }

    /// Starts a session with two documents, of which both have unsaved edits.
    private func edited() throws -> PseudoTerminal {
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("set 9WB customClass RedButton", shows: "1  set", then: "View.xib*> ")
        try terminal.enter("open ../RedButton/Main.storyboard", shows: "1 scene", then: "Main.storyboard> ")
        try terminal.enter("set SgA normal.title Blue", shows: "1  set", then: "Main.storyboard*> ")
        try terminal.enter("copy SgA to View.xib:R0L", shows: "2  copy", then: "Main.storyboard*> ")
        return terminal
    }

    private static let documents = [
        (file: "View.xib", entries: 2, last: "copy SgA-07-u9R of Main.storyboard to", edits: ["RedButton", "Blue"]),
        (file: "../RedButton/Main.storyboard", entries: 1, last: "set SgA-07-u9R normal.title Blue", edits: ["Blue"]),
    ]

    private func content(_ file: String) -> String { home.content("Samples/EmptyWindow/\(file)") }

    @Test func aKillLosesNothingInEither() throws {
        defer { home.remove() }
        let original = Self.documents.map { content($0.file) }
        let first = try edited()
        kill(first.process, SIGKILL)
        #expect(try first.waitForExit() == 128 + SIGKILL)
        #expect(Self.documents.map { content($0.file) } == original)

        for (document, before) in zip(Self.documents, original) {
            let count = document.entries
            let restored = try home.run("\(document.file) -c 'restore \(count)' -c save")
            #expect(restored.status == 0 && restored.text.contains(document.last), "\(restored.text)")
            for edit in document.edits { #expect(content(document.file).contains(edit)) }
            #expect(try home.run("\(document.file) -c 'undo all' -c save").status == 0)
            #expect(content(document.file) == before)
        }
    }

    @Test func theEndAsksForEach() throws {
        defer { home.remove() }
        let original = Self.documents.map { content($0.file) }
        let terminal = try edited()
        terminal.send("quit\r")
        try terminal.expect("Save the changes to Main.storyboard? (y/n, c to cancel)")
        terminal.send("y\r")
        try terminal.expect("Save the changes to View.xib? (y/n, c to cancel)")
        terminal.send("c\r")
        try terminal.expect("Main.storyboard*> ")
        #expect(Self.documents.map { content($0.file) } == original)
        terminal.send("quit\r")
        try terminal.expect("Save the changes to Main.storyboard? (y/n, c to cancel)")
        terminal.send("n\r")
        try terminal.expect("Save the changes to View.xib? (y/n, c to cancel)")
        terminal.send("y\r")
        try terminal.expect("saved View.xib")
        #expect(try terminal.waitForExit() == 0)
        #expect(content("View.xib").contains("Blue"))
        #expect(content("../RedButton/Main.storyboard") == original[1])
        // What was given up is not offered again.
        let again = try home.start("../RedButton/Main.storyboard")
        try again.expect("Main.storyboard> ")
        #expect(!String(decoding: again.output, as: UTF8.self).contains("unsaved"))
    }

    @Test func namesAreCompleted() throws {
        defer { home.remove() }
        let terminal = try edited()
        terminal.send("use V\t\r")
        try terminal.expect("View.xib is the current document")
        try terminal.expect("View.xib*2> ")
        terminal.send("save --a\t\r")
        try terminal.expect("saved ../RedButton/Main.storyboard")
        try terminal.expect("View.xib> ")
        terminal.send("inspect Main.storyboard:Sg\t\r")
        try terminal.expect("Button \"Blue\" (UIButton)")
    }
}
