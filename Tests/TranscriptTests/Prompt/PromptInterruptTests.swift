import Foundation
import PTYSupport
import Testing

/// Ctrl-C while a command runs: it stops, nothing of it stays, and the prompt comes back; a run without a prompt ends.
@Suite(.serialized) struct PromptInterruptTests {
    /// A script that takes long, because each of its commands changes something.
    private static let script = (0..<60_000).map { "set 9WB customClass Class\($0)\n" }.joined()

    /// A document that takes long to show.
    static let wide = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view id="R0L"><subviews>
        \((0..<30_000).map { "<label text=\"Text \($0)\" id=\"L\($0)\"/>" }.joined(separator: "\n"))
                </subviews></view>
            </objects>
        </document>

        """

    @Test func aScriptIsTakenBack() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let file = home.workspace("Samples/EmptyWindow/long.nibsh")
        try Self.script.write(toFile: file, atomically: true, encoding: .utf8)
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        terminal.send("source long.nibsh\r")
        try terminal.expect("long.nibsh")
        usleep(300_000)
        terminal.send("\u{3}")
        try terminal.expect("stopped by Ctrl-C; nothing was changed")
        try terminal.expect("View.xib> ")
        try terminal.enter("log", shows: "the log is empty", then: "View.xib> ")
        try terminal.enter("set 9WB customClass Kept", shows: "1  set", then: "View.xib*> ")
        try terminal.enter("undo", shows: "undone 1", then: "View.xib> ")
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
    }

    @Test(arguments: ["tree", "objects", "inspect --all", "find text", "remove R0L", "duplicate R0L"])
    func aLongCommandStops(command: String) throws {
        let home = try PromptHome()
        defer { home.remove() }
        try Self.wide.write(toFile: home.workspace("Samples/EmptyWindow/Wide.xib"), atomically: true, encoding: .utf8)
        // A pager would get the Ctrl-C if the command was done before.
        let terminal = try home.start("Wide.xib", environment: ["PAGER": "cat"])
        try terminal.expect("Wide.xib> ")
        terminal.send("\(command)\r")
        try terminal.expect(command)
        usleep(50_000)
        terminal.send("\u{3}")
        // "stopped by Ctrl-C"; or "^C" and a second prompt if the command was done before.
        try terminal.expect("C")
        try terminal.expect("Wide.xib")
        if try terminal.expect("> ").contains("*") {
            try terminal.enter("undo", shows: "undone 1", then: "Wide.xib> ")
        } else {
            try terminal.enter("log", shows: "the log is empty", then: "Wide.xib> ")
        }
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
    }

    /// A script from a pipe that nobody writes to, and a document that goes to a descriptor whose pipe is full.
    @Test(arguments: ["source pipe", "save /dev/fd/7"]) func waitingForAPipeEnds(command: String) throws {
        let home = try PromptHome()
        defer { home.remove() }
        let folder = home.workspace("Samples/EmptyWindow")
        try Self.wide.write(toFile: folder + "/Wide.xib", atomically: true, encoding: .utf8)
        let terminal = try PseudoTerminal(
            program: "/bin/sh",
            arguments: [
                "-c", "cd '\(folder)'; mkfifo pipe; exec '\(BuildProducts.path(of: "nibsh"))' Wide.xib 7<>pipe",
            ],
            environment: ["HOME": folder])
        try terminal.expect("Wide.xib> ")
        if command.hasPrefix("source") {
            // This session itself could write to it.
            terminal.send("! rm pipe; mkfifo pipe\r")
            try terminal.expect("Wide.xib> ")
        }
        terminal.send("\(command)\r")
        try terminal.expect(command)
        usleep(500_000)
        terminal.send("\u{3}")
        try terminal.expect("stopped by Ctrl-C")
        try terminal.expect("Wide.xib> ")
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
    }

    @Test func aRunWithoutAPromptEnds() throws {
        let home = try PromptHome()
        defer { home.remove() }
        try (Self.script + "save\n")
            .write(toFile: home.workspace("Samples/EmptyWindow/long.nibsh"), atomically: true, encoding: .utf8)
        let before = home.content("Samples/EmptyWindow/View.xib")
        let terminal = try home.start("View.xib -f long.nibsh")
        usleep(700_000)
        terminal.send("\u{3}")
        try terminal.expect("stopped by Ctrl-C; nothing was changed")
        #expect(try terminal.waitForExit() == 130)
        #expect(home.content("Samples/EmptyWindow/View.xib") == before)
    }
}
