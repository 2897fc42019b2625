import Foundation
import PTYSupport
import Testing

/// Output that is longer than the screen, in the pager.
@Suite(.serialized) struct PromptPagerTests {
    /// A pager that shows that it was used, and waits for a key.
    private static let marking = "sed 's/^/page: /'"

    @Test func longOutputGoesThroughThePager() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib", environment: ["PAGER": Self.marking])
        try terminal.expect("View.xib> ")
        try terminal.enter("help", shows: "page:   help  explains", then: "View.xib> ")
        // What fits on the screen, and what is switched off, is printed.
        try terminal.enter("tree", shows: "File's Owner", then: "View.xib> ")
        #expect(!terminal.screen.text.contains("page:   1 File's Owner"))
        try terminal.enter("config pager off", shows: "pager off", then: "View.xib> ")
        try terminal.enter("help", shows: "help  explains a command", then: "View.xib> ")
        try terminal.enter("config pager on", shows: "pager on", then: "View.xib> ")
        terminal.resize(columns: 100, rows: 4)
        try terminal.enter("tree", shows: "page:   1 File's Owner", then: "View.xib> ")
        // Output that goes elsewhere is not for the pager.
        try terminal.enter("tree | cat", shows: "GaA-A7-I8u", then: "View.xib> ")
        #expect(!terminal.screen.lines.suffix(8).joined().contains("page:"))
    }

    @Test func lessIsToldThatTextIsUTF8() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let pager = "sed \"s/^/$LESSCHARSET: /\""
        for (given, used) in [nil: "utf-8", "latin1": "latin1"] as [String?: String] {
            var environment = ["PAGER": pager]
            environment["LESSCHARSET"] = given
            let terminal = try home.start("View.xib", environment: environment)
            try terminal.expect("View.xib> ")
            try terminal.enter("help", shows: "\(used):   help  explains", then: "View.xib> ")
        }
    }

    @Test(arguments: ["", "cat", " "])
    func aPagerIsNotNeeded(pager: String) throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib", environment: ["PAGER": pager])
        try terminal.expect("View.xib> ")
        try terminal.enter("help", shows: "help  explains a command", then: "View.xib> ")
    }

    @Test func aPagerThatIsMissingIsTold() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib", environment: ["PAGER": "no-such-pager -x"])
        try terminal.expect("View.xib> ")
        terminal.send("help\r")
        try terminal.expect("help  explains a command")
        try terminal.expect(
            "note: the pager 'no-such-pager -x' could not be started; 'config pager off' does without one")
        try terminal.expect("View.xib> ")
        // Once is enough.
        try terminal.enter("help", shows: "help  explains a command", then: "View.xib> ")
        #expect(terminal.screen.text.components(separatedBy: "note: the pager").count == 2)
        let dumb = try home.start("View.xib", environment: ["PAGER": Self.marking, "TERM": "dumb"])
        try dumb.expect("View.xib> ")
        try dumb.enter("help", shows: "help  explains a command", then: "View.xib> ")
        #expect(!dumb.screen.text.contains("page:"))
    }

    @Test func controlCIsForThePager() throws {
        let home = try PromptHome()
        defer { home.remove() }
        // One that ends at Ctrl-C without having read everything, and one that goes on.
        for (pager, shown) in [
            ("echo waiting; sleep 100", "View.xib> "),
            ("trap 'echo caught; exit' INT; echo waiting; while :; do sleep 0.1; done", "caught"),
        ] {
            let terminal = try home.start("View.xib", environment: ["PAGER": pager])
            try terminal.expect("View.xib> ")
            terminal.send("help\r")
            try terminal.expect("waiting")
            #expect(terminal.isCooked)
            try terminal.insist("\u{3}", until: shown)
            if shown == "caught" { try terminal.expect("View.xib> ") }
            try terminal.enter("log", shows: "the log is empty", then: "View.xib> ")
            terminal.send("quit\r")
            #expect(try terminal.waitForExit() == 0)
        }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/less")))
    func lessIsTheStandard() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        terminal.send("help\r")
        try terminal.wait("for the pager's own prompt") { $0.lines.last == ":" }
        terminal.send("\u{3}")
        try terminal.insist("G", until: "explains a command or a topic, or lists")
        try terminal.insist("q", until: "View.xib> ")
        terminal.send("\u{15}")
        try terminal.enter("log", shows: "the log is empty", then: "View.xib> ")
    }
}
