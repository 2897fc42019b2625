import CommandLanguage
import Replies
import Testing

struct LookupTests {
    private let table = SampleCommands.table

    private func error(_ line: String, allowPrefixes: Bool = false) throws -> CommandError {
        try #require(throws: CommandError.self) { try table.parse(line, allowPrefixes: allowPrefixes) }
    }

    @Test(arguments: [
        ("unset attribute iN0 x", "unset attribute"), ("unset iN0 x", "unset"), ("unset 'attribute' x", "unset"),
        ("disconnect abc", "disconnect"), ("disconnect outlet a.b", "disconnect outlet"),
        ("disconnect 'outlet'", "disconnect"),
        ("tree", "tree"), ("connect outlet a.b -> c", "connect outlet"),
    ])
    func longestNameWins(line: String, name: String) throws {
        #expect(try table.parse(line).command.name == name)
        #expect(try table.parse(line, allowPrefixes: true).command.name == name)
        #expect(table[name]?.name == name)
    }

    @Test(arguments: [
        ("con out a.b -> c", "connect outlet"), ("disc outlet a.b", "disconnect outlet"), ("disc out a.b -> c", nil),
        ("disconnect act a", "disconnect action"),
        ("unset attr x y", "unset attribute"),
        ("uns x y", "unset"), ("t", "tree"), ("h con out", "help"), ("com", "commit"),
    ])
    func promptTakesPrefixes(line: String, name: String?) throws {
        #expect((try? table.parse(line, allowPrefixes: true))?.command.name == name)
        #expect(throws: CommandError.self) { try table.parse(line) }
    }

    @Test func shortenedSecondWordsMayBeOperands() throws {
        let parsed = try table.parse("disc a", allowPrefixes: true)
        #expect(parsed.command.name == "disconnect")
        #expect(try parsed.arguments[SampleCommands.id].text == "a")
    }

    @Test func ambiguousPrefixesListTheirCandidates() throws {
        let verb = try error("in x", allowPrefixes: true)
        #expect(verb.message == "'in' is ambiguous")
        #expect(verb.hints == ["it could be 'insert' or 'inspect'"])
        let second = try error("connect o", allowPrefixes: true)
        #expect(second.message == "missing SRC.NAME")
        let both = try error("conn a", allowPrefixes: true)
        #expect(both.message == "missing SRC[.EVENT]")
        let nested = try error("disconnect a b", allowPrefixes: true)
        #expect(nested.hints == ["it could be 'disconnect action' or 'disconnect all'"])
        #expect(nested.span == 11..<12)
        #expect(try error("c", allowPrefixes: true).hints == ["it could be 'connect' or 'commit'"])
    }

    @Test func unknownVerbsOfferTheNearest() throws {
        let error = try error("conect outlet a.b -> c")
        #expect(error.message == "unknown command 'conect'")
        #expect(error.span == 0..<6)
        #expect(error.hints == ["did you mean 'connect'?"])
        #expect(try self.error("con outlet").hints == ["did you mean 'connect'?"])
        #expect(try self.error("frobnicate").hints == ["see 'help' for the commands"])
        #expect(try self.error("'tree'").message == "unknown command 'tree'")
        #expect(try self.error("frobnicate", allowPrefixes: true).message == "unknown command 'frobnicate'")
        #expect(try self.error("").message == "there is no command")
    }

    @Test(arguments: [false, true])
    func incompleteNamesListWhatMayFollow(allowPrefixes: Bool) throws {
        let bare = try error("connect", allowPrefixes: allowPrefixes)
        #expect(bare.message == "'connect' needs 'outlet', 'collection', 'action' or 'segue'")
        #expect(bare.span == 0..<7)
        #expect(bare.usage.first == "connect outlet SRC.NAME -> DST [as ID]")
        #expect(bare.usage.count == 4)
        let wrong = try error("connect outlt a.b", allowPrefixes: allowPrefixes)
        #expect(wrong.message == "'connect' needs 'outlet', 'collection', 'action' or 'segue', not 'outlt'")
        #expect(wrong.span == 8..<13)
        #expect(wrong.hints == ["did you mean 'connect outlet'?"])
    }

    @Test func misspeltSecondWordsOfShorterCommandsAreHinted() throws {
        let error = try error("disconnect outlt a.b")
        #expect(error.message == "unexpected 'a.b'")
        #expect(error.hints.first == "did you mean 'disconnect outlet'?")
    }
}
