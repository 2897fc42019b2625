@testable import CommandLanguage
import Replies
import Testing

/// Commands whose parameters are declared as values: what is read from a statement and printed again.
struct TypedParameterTests {
    /// The direction of a sort, as a choice of words.
    private enum Order: String, Choice { case ascending, descending }

    private enum Link {
        static let source = Parameter<MemberReference>(
            "SRC.NAME", kind: .outletMember, summary: "the object and the outlet")
        static let targets = Parameter<ObjectReference>("DST", summary: "the objects")
        static let newIDs = Parameter<NewID>("ID", summary: "the ids to give")
        static let place = Parameter<WholeNumber>("N", summary: "the place")
        static let order = Parameter<Order>("ORDER", summary: "the order")
        static let type = NamedParameter<Name>("type", kind: .newName, summary: "the class")
        static let note = NamedParameter<Text>("note", kind: .text, summary: "a remark")
        static let level = NamedParameter<WholeNumber>("level", kind: .integer, summary: "a number")
        static let force = Flag("--force", summary: "even so")
        static let appends = Keyword("appends")

        static let command = SampleCommands.command(
            "link",
            [
                .operand(source), .keyword("->"), .several(targets), .assignments(type, note, level),
                .optional([.keyword("as"), .several(newIDs)]), .optional([.keyword(appends)]),
                .optional([.keyword("at"), .operand(place)]), .optional([.keyword("by"), .operand(order)]),
                .flag(force),
            ])
    }

    private let table = CommandTable([Link.command])

    private func arguments(_ line: String) throws -> Arguments { try table.parse(line).arguments }

    @Test func theDeclarationIsValid() {
        #expect(table.validate() == [])
        #expect(
            Link.command.usage
                == "link SRC.NAME -> DST… [type=…] [note=…] [level=…] [as ID…] [appends] [at N] [by ORDER] [--force]")
        #expect(Link.order.declaration.choices == ["ascending", "descending"])
        #expect(Link.place.declaration.kind == .integer)
    }

    @Test func valuesAreReadWithTheirSpans() throws {
        let line = "link 'my view'.cells -> a b type=NSArray at 2 as x y by descending appends --force"
        let arguments = try arguments(line)
        let source = try arguments[Link.source]
        #expect(source.text == "my view.cells")
        #expect(source.span == 5..<20)
        #expect(try arguments[all: Link.targets].map(\.text) == ["a", "b"])
        #expect(try arguments[all: Link.newIDs].map(\.text) == ["x", "y"])
        #expect(try arguments[ifGiven: Link.place]?.value == 2)
        #expect(try arguments[Link.order] == .descending)
        #expect(try arguments[Link.type]?.text == "NSArray")
        #expect(try arguments[Link.note]?.text == nil)
        #expect(arguments[Link.force] && arguments[Link.appends])
        #expect(arguments.firstWord(of: .object)?.text == "a")
    }

    @Test func whatIsLeftOutIsNil() throws {
        let arguments = try arguments("link a.b -> c")
        #expect(try arguments[ifGiven: Link.place] == nil)
        #expect(try arguments[all: Link.newIDs].isEmpty)
        #expect(!arguments[Link.force] && !arguments[Link.appends])
        #expect(throws: CommandError.usage("missing N", span: 0..<4, usage: [Link.command.usage])) {
            try arguments[Link.place]
        }
    }

    @Test(arguments: [
        ("link a.b -> c at two", "N must be a whole number, not 'two'", 17..<20),
        ("link a.b -> c by desc", "unknown ORDER 'desc'", 17..<21),
        ("link a.b -> c level=high", "level must be a whole number, not 'high'", 20..<24),
    ])
    func wrongValuesAreFoundWhenTheStatementIsParsed(_ line: String, _ message: String, _ span: Range<Int>) throws {
        let error = try #require(throws: CommandError.self) { try arguments(line) }
        #expect(error.message == message)
        #expect(error.span == span)
    }

    @Test func resolvedValuesTakeThePlaceOfWords() throws {
        let arguments = try arguments("link owner.b -> \"c.d\" e at 7 appends")
        var resolved = ResolvedArguments(arguments)
        #expect(try Link.command.line(resolved) == "link owner.b -> 'c.d' e appends at 7")
        #expect(resolved[Link.place]?.value == 7)
        resolved[Link.source] = MemberReference(object: "-1", name: "a.b c")
        resolved[all: Link.targets] = [ObjectReference("x y"), ObjectReference("z")]
        resolved[all: Link.newIDs] = [NewID("n-1"), NewID("n-2")]
        resolved[Link.place] = nil
        resolved[Link.order] = .ascending
        resolved[Link.type] = Name("NSMutableArray")
        resolved[Link.appends] = false
        resolved[Link.force] = true
        let line = "link -1.'a.b c' -> 'x y' z type=NSMutableArray as n-1 n-2 by ascending --force"
        #expect(try Link.command.line(resolved) == line)
        #expect(resolved[Link.source]?.text == "-1.a.b c")
        #expect(resolved[all: Link.targets].map(\.text) == ["x y", "z"])
        let again = try table.parse(line)
        #expect(try again.command.line(ResolvedArguments(again.arguments)) == line)
    }

    @Test func severalValuesGiveWayToOne() throws {
        var resolved = ResolvedArguments(try arguments("link a.b -> c d e"))
        resolved[all: Link.targets] = [ObjectReference("x")]
        #expect(try Link.command.line(resolved) == "link a.b -> x")
        resolved[all: Link.targets] = []
        #expect(throws: CommandError.self) { try Link.command.line(resolved) }
    }

    /// A parameter of another command with the same name is a different parameter.
    @Test func lookupIsByIdentity() throws {
        let namesake = Parameter<ObjectReference>("DST", summary: "the objects")
        var resolved = ResolvedArguments(try arguments("link a.b -> c"))
        resolved[namesake] = ObjectReference("d")
        #expect(throws: CommandError.self) { try Link.command.line(resolved) }
    }

    @Test func expectationsNameTheParameter() throws {
        let expectation = table.expectation(in: "link a.b -> c at ", cursor: 17)
        #expect(expectation.parameters.count == 1)
        #expect(expectation.parameters.first === Link.place.declaration)
        #expect(try expectation.arguments?[Link.source].text == "a.b")
    }
}
