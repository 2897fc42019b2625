import Replies
import Testing

@testable import CommandLanguage

struct RewordingTests {
    /// The statement in the words of today; nil if it has no old words.
    private func reworded(_ line: String) throws -> String? {
        let words = try Lexer.words(of: line)
        for rewording in Rewording.all {
            if let words = rewording.applied(to: words) { return Correction.line(words) }
        }
        return nil
    }

    @Test(arguments: [
        ("attribute hSs layer.cornerRadius number 4", "set attribute hSs layer.cornerRadius number 4"),
        ("equal width a b c", "equal a b c width"),
        ("connect received -1.pressed: <- hSs.touchDown as a", "connect action hSs.touchDown -> -1.pressed: as a"),
        ("connect referencing iN0 <- -1.view as a at 0 --force", "connect outlet -1.view -> iN0 as a at 0 --force"),
        ("connect referencing --force iN0 <- -1.view", "connect outlet -1.view -> iN0 --force"),
        (
            "connect referencing collection a b <- -1.all as c d appends",
            "connect collection -1.all -> a b as c d appends"
        ),
        ("disconnect binding a.value", "disconnect a.value"), ("source 'my script'", "run 'my script'"),
        ("compare HEAD --script", "diff HEAD --script"),
        ("revert", "restore saved"), ("load", "simulate"), ("load --owner X", "simulate --owner X"),
        ("load View.xib", "open View.xib"), ("apropos outlet label", "help --about outlet label"),
        ("unalias b", "alias --remove b"), ("exit", "quit"), ("set a b=c d=e", "set values a b=c d=e"),
        ("set {class:UILabel hidden=YES} alpha=1", "set values {class:UILabel hidden=YES} alpha=1"),
    ])
    func oldWordsAreThoseOfToday(old: String, new: String) throws {
        #expect(try reworded(old) == new)
    }

    @Test(arguments: [
        "set a b c", "set {class:UILabel hidden=YES} alpha 1", "set a 'b=c' d", "'source' x",
        "connect referencing a -> b",
        "equal a b width", "set attribute a b string c=d", "connect outlet a.b -> c",
    ])
    func otherStatementsStayAsTheyAre(line: String) throws { #expect(try reworded(line) == nil) }

    /// Ids that a script makes depend on its words, so old words must make the ones that they made.
    @Test func anOldStatementKeepsTheWordsThatItWasWrittenIn() throws {
        let table = CommandTable(
            [SampleCommands.command("go to", [.operand(SampleCommands.word("PLACE"))])],
            rewordings: [Rewording("visit …", to: "go to …")])
        let old = try table.parse("visit x").arguments
        #expect(String(decoding: old.spelledPlainly, as: UTF8.self) == "5 visit1 x")
        #expect(old.rewording?.note == "'visit' is now 'go to'")
        #expect(try table.parse("go to x").arguments.rewording == nil)
        #expect(table["visit"]?.name == "go to")
    }

    @Test func aCorrectionIsALineThatParses() throws {
        let syntax: [Syntax] = [
            .operand(SampleCommands.word("A")), .keyword("->"), .operand(SampleCommands.word("B")),
        ]
        let table = CommandTable([SampleCommands.command("link", syntax)])
        for line in ["link a b", "link a->b", "link a-> b", "link a ->b"] {
            let error = #expect(throws: CommandError.self) { try table.parse(line) }
            #expect(error?.hints.first == "did you mean 'link a -> b'?", "\(line)")
        }
        let error = #expect(throws: CommandError.self) { try table.parse("link a") }
        #expect(error?.hints.contains { $0.hasPrefix("did you mean") } == false)
    }
}
