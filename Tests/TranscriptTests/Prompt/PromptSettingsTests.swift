import Foundation
import PTYSupport
import Testing

/// Settings, aliases and the commands with which a prompt begins.
@Suite(.serialized) struct PromptSettingsTests {
    @Test func theStartFileSetsUpThePrompt() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let folder = try home.settings(
            """
            # what I want everywhere
            alias b = find button
            alias names = tree | grep -c Label
            config color off
            frob
            config pager of
            """)
        let terminal = try home.start("View.xib", size: (200, 40))
        try terminal.expect("View.xib: iOS xib")
        try terminal.expect("\(folder)/nibshrc:5:1: error: unknown command 'frob'")
        try terminal.expect("\(folder)/nibshrc:6:14: error: unknown VALUE 'of'")
        try terminal.expect("View.xib> ")
        try terminal.enter("b", shows: "9WB-yW-lki  UIButton  Button \"Go\"", then: "View.xib> ")
        try terminal.enter("names", shows: "1", then: "View.xib> ")
        // The document was opened before.
        let after = String(decoding: terminal.output, as: UTF8.self).drop { $0 != ">" }
        #expect(!after.contains(/\u{1B}\[[0-9;]+m/))
    }

    @Test func noFileOfAProjectIsRead() throws {
        let home = try PromptHome()
        defer { home.remove() }
        for place in ["nibshrc", ".nibshrc", ".config/nibsh/nibshrc", "nibsh/nibshrc"] {
            let path = URL(fileURLWithPath: home.workspace("Samples/EmptyWindow/" + place))
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try "! touch started".write(to: path, atomically: false, encoding: .utf8)
        }
        // A relative folder for settings would be one of the project.
        for variables in [[:], ["XDG_CONFIG_HOME": "."], ["XDG_CONFIG_HOME": ".config"], ["HOME": ""]] {
            let terminal = try home.start("View.xib", environment: variables)
            try terminal.expect("View.xib> ")
            terminal.send("quit\r")
            #expect(try terminal.waitForExit() == 0)
        }
        #expect(!FileManager.default.fileExists(atPath: home.workspace("Samples/EmptyWindow/started")))
    }

    @Test func theStartFileIsForThePromptOnly() throws {
        let home = try PromptHome()
        defer { home.remove() }
        _ = try home.settings("set 9WB tag 7\nalias t = tree\n! touch started")
        #expect(try home.run("View.xib -c diff").text == "no differences\n")
        #expect(try home.run("View.xib -c t").status == 2)
        #expect(!FileManager.default.fileExists(atPath: home.workspace("Samples/EmptyWindow/started")))
    }

    @Test func aliasesAreCompletedAndNeverLogged() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("alias paint = set 9WB customClass", shows: "customClass", then: "View.xib> ")
        try terminal.enter("alias deep = tree R0L", shows: "R0L", then: "View.xib> ")
        try terminal.enter("alias", shows: "paint = set 9WB customClass", then: "View.xib> ")
        try terminal.enter("pai\tRed", shows: "set 9WB-yW-lki customClass Red", then: "View.xib*> ")
        try terminal.enter("log", shows: "set 9WB-yW-lki customClass Red", then: "View.xib*> ")
        // What follows an alias is completed as after its command.
        terminal.send("deep --\t|")
        try terminal.expect("deep --depth |")
        terminal.send("\u{3}")
        try terminal.expect("View.xib*> ")
        try "paint Blue".write(
            toFile: home.workspace("Samples/EmptyWindow/script.nibsh"), atomically: false, encoding: .utf8)
        try terminal.enter("source script.nibsh", shows: "error: unknown command 'paint'", then: "View.xib*> ")
        try terminal.enter("unalias pai\t", shows: "unalias paint", then: "View.xib*> ")
        try terminal.enter("paint Blue", shows: "error: unknown command 'paint'", then: "View.xib*> ")
    }

    @Test func coloursAndTheScreen() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib", environment: ["NO_COLOR": "1"])
        try terminal.expect("View.xib> ")
        let isColoured = { String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[2m") }
        try terminal.enter("tree", shows: "GaA-A7-I8u", then: "View.xib> ")
        #expect(!isColoured())
        try terminal.enter("config color on", shows: "color on", then: "View.xib> ")
        try terminal.enter("show 9WB > plain", shows: "plain", then: "View.xib> ")
        #expect(!home.content("Samples/EmptyWindow/plain").contains("\u{1B}"))
        try terminal.enter("tree", shows: "GaA-A7-I8u", then: "View.xib> ")
        #expect(String(decoding: terminal.output, as: UTF8.self).contains(/\u{1B}\[[0-9;]+m/))
        terminal.send("clear\r")
        try terminal.expect("View.xib> ")
        #expect(String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[H\u{1B}[2J"))
    }

    @Test func theThirdFailureInARowPointsToTheHelp() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        for line in ["frob", "set", "tree", "frob", "frob"] {
            terminal.send(line + "\r")
            try terminal.expect(line == "tree" ? "GaA-A7-I8u" : "error:")
            try terminal.expect("View.xib> ")
        }
        #expect(!terminal.screen.text.contains("note: 'help"))
        terminal.send("set 9WB\r")
        try terminal.expect("error:")
        try terminal.expect("note: 'help set' explains the command with examples")
        try terminal.expect("View.xib> ")
        try terminal.enter("frob", shows: "unknown command", then: "View.xib> ")
    }

    @Test func theLogTellsWhenEditsWereMade() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("set 9WB title Los", shows: "1  set", then: "View.xib*> ")
        try terminal.enter("log", shows: "1  ", then: "View.xib*> ")
        #expect(terminal.screen.text.contains(/1  \d\d:\d\d  set 9WB-yW-lki title Los/))
        try terminal.enter("log --script", shows: "set 9WB", then: "View.xib*> ")
    }

    @Test func anotherProgramsChangeIsToldOnce() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let path = home.workspace("Samples/EmptyWindow/View.xib")
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("select 9WB", shows: "Button \"Go\"", then: "[Button \"Go\"]> ")
        let text = home.content("Samples/EmptyWindow/View.xib")
        try text.replacingOccurrences(of: "Nothing pressed yet", with: "Hello").write(
            toFile: path, atomically: true, encoding: .utf8)
        try terminal.enter(
            "log", shows: "note: another program has changed View.xib; 'reload' reads it again", then: "> ")
        try terminal.enter("log", shows: "the log is empty", then: "> ")
        #expect(terminal.screen.text.components(separatedBy: "note: another program").count == 2)
        try FileManager.default.removeItem(atPath: path)
        try terminal.enter("log", shows: "note: View.xib is not there any more", then: "> ")
    }
}
