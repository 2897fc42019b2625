import CommandLanguage
import Threads

/// The statements of a script with what they say, those of a long one read on a thread of their own while others run.
struct ParsedScript: Sequence, IteratorProtocol {
    /// A statement, and what it says; nil where that is to be found when it runs, as when it is wrong.
    typealias Item = (statement: Statement, parsed: (command: ShellCommand, arguments: Arguments)?)

    private var statements: StatementReader.Statements
    private let isLong: Bool
    private var chunk: ArraySlice<Item> = []
    private var upcoming: Aside<Chunk>?
    private var size = 64

    private struct Chunk: @unchecked Sendable {
        let items: [Item]
        let rest: StatementReader.Statements
    }

    /// - Parameters:
    ///   - text: the script.
    ///   - takesShortNames: whether the names of commands may be shortened, which is found when they run.
    init(_ text: String, takesShortNames: Bool) {
        statements = StatementReader.statements(in: text)
        isLong = !takesShortNames && Worker.pays(forBytes: text.utf8.count)
    }

    mutating func next() -> Item? {
        guard isLong else { return statements.next().map { ($0, nil) } }
        if let item = chunk.popFirst() { return item }
        let ready = upcoming?.value ?? Self.read(statements, size)
        chunk = ready.items[...]
        size = Swift.min(size * 2, 2048)
        let (rest, count) = (ready.rest, size)
        upcoming = ready.items.isEmpty ? nil : Aside(if: true) { Self.read(rest, count) }
        return chunk.popFirst()
    }

    private static func read(_ statements: StatementReader.Statements, _ count: Int) -> Chunk {
        var rest = statements
        var items: [Item] = []
        items.reserveCapacity(count)
        while items.count < count, let statement = rest.next() {
            let words = try? Lexer.words(of: statement)
            items.append((statement, words.flatMap { try? Shell.table.parse($0) }))
        }
        return Chunk(items: items, rest: rest)
    }
}
