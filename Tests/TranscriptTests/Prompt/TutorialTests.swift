import Foundation
import PTYSupport
import Testing

/// `nibsh --tutorial` in a terminal, as a user plays it.
@Suite(.serialized) struct TutorialTests {
    private static let prompt = "View.xib> "
    private static let modified = "View.xib*"
    private static let block = "View.xib+> "

    private func start(_ home: PromptHome) throws -> PseudoTerminal {
        let terminal = try home.start("--tutorial", environment: ["TMPDIR": home.workspace.path])
        try terminal.expect("Step 1 of 12")
        try terminal.expect(Self.prompt)
        return terminal
    }

    /// The folders of tutorials that are left.
    private func folders(_ home: PromptHome) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: home.workspace.path)) ?? [])
            .filter { $0.hasPrefix("nibsh-tutorial-") }
    }

    @Test func isPlayedWithTheCommandsOfTheHints() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try start(home)
        let commands = [
            ("tree", Self.prompt), ("set owner customClass ViewController", Self.modified),
            ("candidates owner View", Self.modified), ("connect owner.coolview -> View", Self.modified),
            ("check", Self.modified), ("check --fix view-outlet", Self.modified),
            ("add button to View title='Tap Me!'", Self.modified),
            ("connect 'Tap Me!' -> owner.buttonPressed:", Self.modified), ("undo", Self.modified),
            ("redo", Self.modified), ("declare owner.tapButton -> 'Tap Me!'", Self.modified),
        ]
        var before = Self.prompt
        for (index, (command, prompt)) in commands.enumerated() {
            try terminal.enter("hint", shows: "try: \(command)", then: before)
            try terminal.enter(command, shows: "Step \(index + 2) of 12", then: prompt)
            before = prompt
        }
        try terminal.enter("save", shows: "That was all", then: Self.prompt)
        try terminal.enter("check", shows: "nothing found", then: Self.prompt)
        try keep(terminal)
        #expect(try terminal.waitForExit() == 0)
        let folder = try #require(folders(home).first)
        #expect(home.content(folder + "/View.xib").contains("property=\"tapButton\""))
        #expect(home.content(folder + "/ViewController.swift").contains("var tapButton: UIButton!"))
        // Nothing of it is in the state folder.
        let journals = try FileManager.default.subpathsOfDirectory(atPath: home.workspace("home"))
        #expect(!journals.contains { $0.contains("View") })
    }

    private func keep(_ terminal: PseudoTerminal) throws {
        terminal.send("quit\r")
        try terminal.expect("(y/n)")
        terminal.send("y\r")
        try terminal.expect("kept;")
    }

    @Test func acceptsWhateverReachesTheGoal() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try start(home)
        try terminal.enter("objects", shows: "Step 2 of 12", then: Self.prompt)
        // Two edits at once; the second is not asked for yet.
        terminal.send("begin\r")
        try terminal.expect(Self.block)
        try terminal.enter("set owner customClass ViewController", shows: "Step 3 of 12", then: Self.block)
        terminal.send("connect referencing View <- owner.coolview\r")
        try terminal.expect(Self.block)
        terminal.send("commit\r")
        try terminal.expect(Self.modified)
        try terminal.enter("inspect owner", shows: "Done already: Connect the outlet", then: "Step 5 of 12")
        try terminal.expect(Self.modified)
        try terminal.enter("load", shows: "Step 6 of 12", then: Self.modified)
        try terminal.enter("connect outlet -1.view -> iN0-l3-epB", shows: "Step 7 of 12", then: Self.modified)
        try terminal.enter("add \"Gray Button\" to View", shows: "Step 8 of 12", then: Self.modified)
        try terminal.enter(
            "connect received owner.buttonPressed: <- $.touchDown", shows: "Step 9 of 12", then: Self.modified)
        try terminal.enter("disconnect $.touchDown", shows: "Step 10 of 12", then: Self.modified)
        // The hint names the button that there is, whatever its title.
        try terminal.enter("connect $ -> owner.buttonPressed:", shows: "Step 11 of 12", then: Self.modified)
        try terminal.enter("hint", shows: "try: declare owner.tapButton -> ", then: Self.modified)
        try terminal.enter("skip", shows: "changed: ViewController.swift", then: "Step 12 of 12")
        try terminal.expect(Self.modified)
        terminal.send("quit\r")
        try terminal.expect("(y/n)")
        terminal.send("n\r")
        #expect(try terminal.waitForExit() == 0)
        #expect(folders(home).isEmpty)
    }

    @Test func helpsAfterWrongTriesAndSkips() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try start(home)
        try terminal.enter("help connect outlet", shows: "usage: connect outlet", then: Self.prompt)
        try terminal.enter("skip", shows: "> tree", then: "Step 2 of 12")
        try terminal.expect(Self.prompt)
        try terminal.enter("set owner customClass", shows: "error:", then: "not yet: the class of File's Owner is")
        try terminal.expect(Self.prompt)
        try terminal.enter("set View customClass ViewController", shows: "1  set", then: "try: set owner customClass")
        for step in 3...12 {
            try terminal.expect(Self.modified)
            try terminal.enter("skip", shows: "> ", then: "Step \(step) of 12")
        }
        try terminal.expect(Self.modified)
        try terminal.enter("skip", shows: "> save", then: "That was all")
        try terminal.expect(Self.prompt)
        try terminal.enter("hint", shows: "unknown command 'hint'", then: Self.prompt)
        terminal.send("\u{4}")
        try terminal.expect("(y/n)")
        // A command that was meant for the prompt is no answer, whatever its first letter.
        terminal.send("nibsh View.xib\r")
        try terminal.expect("answer y or n")
        try terminal.expect("(y/n)")
        #expect(!folders(home).isEmpty)
        terminal.send("\u{4}")
        #expect(try terminal.waitForExit() == 0)
        #expect(folders(home).isEmpty)
    }

    @Test func needsATerminalAndNothingElse() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let piped = try home.run("--tutorial")
        #expect(piped.status == 2)
        #expect(piped.text.contains("the tutorial needs a terminal"))
        #expect(try home.run("--tutorial View.xib").text.contains("takes neither files nor commands"))
        #expect(folders(home).isEmpty)
    }
}
