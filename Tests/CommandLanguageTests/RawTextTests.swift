import Testing

@testable import CommandLanguage

struct RawTextTests {
    private func words(_ statement: String) throws -> [String] { try Lexer.words(of: statement).map(\.text) }

    @Test func aPastedMessageIsOneWord() throws {
        let message = "*** reason: 'Storyboard (<X: 0x6>) doesn't contain a \"controller\" with identifier 'Detail''"
        #expect(try words("why \(message)") == ["why", message])
        #expect(try words("  why   \(message)  ") == ["why", message])
        #expect(try words("why \(message) --json=a") == ["why", message, "--json=a"])
        #expect(try words("why doesn't --file 'a b.log'") == ["why", "doesn't", "--file", "a b.log"])
        #expect(try words(#"why a\b"#) == ["why", #"a\b"#])
        #expect(try words("why doesn't | less") == ["why", "doesn't", "|", "less"])
        #expect(try Lexer.words(of: "why doesn't x").map(\.span) == [0..<3, 4..<13])
    }

    @Test func quotesAroundTheWholeTextStillCount() throws {
        #expect(try words("why 'Unknown class X in \"Y\"'") == ["why", "Unknown class X in \"Y\""])
        #expect(try words(#"why "it's" # cause"#) == ["why", "it's"])
        #expect(try words("why two words # cause") == ["why", "two", "words"])
        #expect(try words("why --file 'a b.log'") == ["why", "--file", "a b.log"])
        #expect(try words("whyever 'a b'") == ["whyever", "a b"])
    }

    @Test func aTextEndsWithItsLine() {
        let text = "why it doesn't 'work\nundo # not 'it\nwhy 'a\nb'\n"
        #expect(StatementReader.statements(in: text).map(\.text) == ["why it doesn't 'work", "undo", "why 'a\nb'"])
        #expect(!Lexer.isUnfinished("why it doesn't"))
        #expect(Lexer.isUnfinished("why 'a"))
    }

    @Test func anApostropheInsideAWordIsText() throws {
        #expect(try words("set x title It's") == ["set", "x", "title", "It's"])
        #expect(try words("add label to x text=It's at 0") == ["add", "label", "to", "x", "text=It's", "at", "0"])
        #expect(StatementReader.statements(in: "set x title It's\nundo\n").map(\.text) == ["set x title It's", "undo"])
        #expect(try words("set x a'b c'd") == ["set", "x", "ab cd"])
        #expect(Lexer.isUnfinished("set x title 'It"))
        #expect(Lexer.isUnfinished("set x title='It"))
    }
}
