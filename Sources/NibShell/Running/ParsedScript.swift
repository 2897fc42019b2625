import CommandLanguage
import Platform

/// The statements of a script with what they say, those of a long one read on a thread of their own while others run.
struct ParsedScript: Sequence, IteratorProtocol {
    /// How many bytes the script has.
    let byteCount: Int

    /// The statements of a short script.
    private var statements: StatementReader.Statements?
    private var chunk = Chunk()
    private var place = 0
    private var upcoming: Aside<Piece>?
    private var size = 128

    /// Statements that were read together.
    ///
    /// They are given back on the thread that reads the next but one: memory goes back to where it came from, and the
    /// thread that runs them has nothing to do with it.
    private final class Chunk: @unchecked Sendable {
        var items: [ParsedStatement] = []
    }

    private struct Piece: Sendable {
        let chunk: Chunk
        let rest: StatementReader.Statements
    }

    /// Begins to read a script if it is long.
    ///
    /// - Parameters:
    ///   - text: the script.
    ///   - takesShortNames: whether the names of commands may be shortened, which is found when they run.
    init(_ text: String, takesShortNames: Bool) {
        byteCount = text.utf8.count
        if takesShortNames || !Worker.pays(forBytes: byteCount) {
            statements = StatementReader.statements(in: text)
        } else {
            upcoming = Aside(if: true) { [size] in Self.read(StatementReader.statements(in: text), size) }
        }
    }

    mutating func next() -> ParsedStatement? {
        if let statement = statements?.next() { return ParsedStatement(unparsed: statement) }
        if place == chunk.items.count { turnOver() }
        guard place < chunk.items.count else { return nil }
        defer { place += 1 }
        return chunk.items[place]
    }

    /// Goes on to the next chunk, and has the one behind it read.
    private mutating func turnOver() {
        guard let ready = upcoming?.value else { return }
        let (spent, rest) = (chunk, ready.rest)
        chunk = ready.chunk
        place = 0
        size = Swift.min(size + size / 2, 1024)
        guard !chunk.items.isEmpty else { return upcoming = nil }
        upcoming = Aside(if: true) { [size] in
            spent.items = []
            return Self.read(rest, size)
        }
    }

    private static func read(_ statements: StatementReader.Statements, _ count: Int) -> Piece {
        var rest = statements
        let chunk = Chunk()
        chunk.items.reserveCapacity(count)
        while chunk.items.count < count, let statement = rest.next() {
            chunk.items.append(ParsedStatement(parsing: statement))
        }
        return Piece(chunk: chunk, rest: rest)
    }
}
