import Foundation
import PTYSupport
import Testing

/// Pictures at a prompt: as the terminal shows them, or as text.
@Suite(.serialized) struct PromptPictureTests {
    private static let hasConverter = FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")
    private static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

    /// Types `picture`, answers as a terminal, and returns what the program wrote after that.
    private func output(answering answer: String, to command: String = "picture") throws -> String {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib", size: (100, 80))
        try terminal.expect("View.xib> ")
        let before = terminal.output.count
        terminal.send("\(command)\r")
        try terminal.wait("for the question") { _ in
            String(decoding: terminal.output.dropFirst(before), as: UTF8.self).contains(Self.question)
        }
        terminal.send(answer)
        try terminal.expect("View.xib> ")
        try terminal.enter("tree R0L", shows: "Go", then: "View.xib> ")
        return String(decoding: terminal.output.dropFirst(before), as: UTF8.self)
    }

    @Test(
        .enabled(if: hasConverter),
        arguments: [
            ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", "\u{1B}_Ga=T,f=100,q=2,m="),
            ("\u{1B}P>|iTerm2 3.5.4\u{1B}\\\u{1B}[?62;4c", "\u{1B}]1337;File=inline=1;size="),
            ("\u{1B}[6;20;10t\u{1B}[?62;4;6c", "\u{1B}P0;1;0q\"1;1;"),
        ])
    func terminalsThatShowPictures(answer: String, beginning: String) throws {
        let output = try output(answering: answer)
        #expect(output.contains(beginning))
        #expect(!output.contains("<svg"))
        #expect(!output.contains("┌─View"))
    }

    /// The answer of a terminal that shows text only is not taken for typed text.
    @Test func otherTerminalsShowTheSketch() throws {
        let output = try output(answering: "\u{1B}[?1;2c")
        #expect(output.contains("Nothing pressed yet"))
        #expect(output.contains("┌─View"))
        #expect(!output.contains("<svg"))
    }

    /// What goes elsewhere is SVG, and nothing is asked.
    @Test func otherPlacesGetSVG() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("picture 9WB | grep -c svg", shows: "2", then: "View.xib> ")
        try terminal.enter("picture 9WB --to Go.svg", shows: "drew Go.svg", then: "View.xib> ")
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains(Self.question))
    }
}
