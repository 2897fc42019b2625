import Bytes
import CommandLanguage
import NibDocument
import NibEditing
import NibInspecting
import ObjectReferences
import Queries
import Replies
import Wording
import XMLTree

/// A statement with a query in braces in place of an object: `set {class:UILabel hidden=YES} alpha 1`.
///
/// The query means all that it finds. Where a parameter takes several objects, they all take the query's place; otherwise the command
/// runs once for each.
struct QueriedStatement {
    /// The word that makes it an error if the query finds nothing.
    private static let require = "--require"
    /// The word that answers the question whether many objects are meant.
    private static let yes = "--yes"
    /// At a prompt, more objects than this are asked about.
    private static let many = 20

    /// A query and what it is given for.
    private struct Place {
        let group: BracedWords.Group
        let index: Int
        let place: Arguments.Place
        let span: Range<Int>

        /// The query as it was typed.
        var typed: String { group.words.map(\.spelling).joined(separator: " ") }
        /// The query without its braces.
        var inner: String { String(typed.dropFirst().dropLast()) }
    }

    /// The command.
    let command: ShellCommand
    private let words: [Word]
    private let places: [Place]
    private let ends: ConnectionEnds
    /// What one of the things is called that the first query finds.
    private let noun: String
    private let isRequired: Bool
    private let isConfirmed: Bool
    private let label: String

    /// Reads the words of a statement; nil if no query is where an object is meant, and the words are what they are.
    ///
    /// - Parameters:
    ///   - statement: the words.
    ///   - document: the open document; an object with the text of a query as its id is meant before the query.
    ///   - parse: finds the command.
    /// - Throws: an error for a brace that is never closed, and for words that do not fit the command.
    init?(
        _ statement: [Word], document: NibDocument?,
        parse: ([Word]) throws(CommandError) -> (command: ShellCommand, arguments: Arguments)
    ) throws(CommandError) {
        guard let braced = BracedWords(statement) else { return nil }
        let flags = braced.groups.isEmpty ? [] : [Self.require, Self.yes]
        let kept = braced.words.indices.filter { index in !flags.contains { braced.words[index].isBare($0) } }
        let words = kept.map { braced.words[$0] }
        let parsed: (command: ShellCommand, arguments: Arguments)
        do throws(CommandError) { parsed = try parse(words) } catch {
            // The words may fit as they are, as texts that begin with a brace.
            if let plain = try? parse(statement).arguments, !Self.hasObject(plain, of: statement, in: document) {
                return nil
            }
            if let word = braced.unclosed { throw Self.unclosed(word) }
            throw error
        }
        if let word = braced.unclosed, let index = words.firstIndex(of: word),
            parsed.arguments.place(ofWord: index)?.kind.meansObject == true, document?.hasID(word.text) != true
        {
            throw Self.unclosed(word)
        }
        places = braced.groups.compactMap { group in
            guard let index = kept.firstIndex(of: group.index), let place = parsed.arguments.place(ofWord: index),
                place.kind.meansObject, group.suffix == nil || place.kind.meansMember || place.kind == .connection,
                document?.hasID(words[index].text) != true
            else { return nil }
            return Place(group: group, index: index, place: place, span: words[index].span)
        }
        ends = ConnectionEnds(words)
        guard let first = places.first else { return nil }
        noun = try Query(first.group.words).noun
        self.words = words
        command = parsed.command
        isRequired = braced.words.contains { $0.isBare(Self.require) }
        isConfirmed = braced.words.contains { $0.isBare(Self.yes) }
        label = statement.filter { !$0.isBare(Self.yes) && !$0.isBare(Self.require) }.map(\.spelling)
            .joined(separator: " ")
    }

    /// Whether a word with a brace is where an object is meant, and no object has it as its id.
    private static func hasObject(_ arguments: Arguments, of words: [Word], in document: NibDocument?) -> Bool {
        words.indices.contains { index in
            Braces.opens(words[index]) && arguments.place(ofWord: index)?.kind.meansObject == true
                && document?.hasID(words[index].text) != true
        }
    }

    private static func unclosed(_ word: Word) -> CommandError {
        CommandError(
            "usage", "the brace opened here is never closed", span: word.span.lowerBound..<word.span.lowerBound + 1,
            hints: ["a query ends with '}': {class:UILabel hidden=YES}"])
    }

    // MARK: - Running

    /// Runs the command on what the queries find.
    ///
    /// - Parameters:
    ///   - shell: the shell.
    ///   - parse: finds the command of words.
    /// - Returns: the reply of the command.
    /// - Throws: the error of a query, or of the first object for which the command fails; nothing is changed then.
    func run(
        in shell: Shell, parse: ([Word]) throws(CommandError) -> (command: ShellCommand, arguments: Arguments)
    ) throws(CommandError) -> Reply {
        let session = try shell.documents.requireSession()
        let editing = EditingCommand.byName[command.name]
        guard editing != nil || CommandList.looking.contains(command.name) || command.name == "select" else {
            throw CommandError(
                "usage", "'\(command.name)' takes no query", span: places[0].span,
                hints: ["'find' lists what a query finds"])
        }
        let document = session.document
        var found: [[NodeID]] = []
        for place in places {
            let nodes = try nodes(place, in: document, isOutermost: editing?.takesContents == true)
            if nodes.isEmpty { return try nothing(place, in: shell) }
            found.append(nodes)
        }
        let each = places.indices.filter { !takesSeveral(places[$0]) }
        if each.count > 1 {
            throw CommandError(
                "usage", "only one query of a statement can stand for objects one by one", span: places[each[1]].span,
                hints: ["name the other object"])
        }
        let count = found.map(\.count).max() ?? 0
        try confirm(count, isEditing: editing != nil, in: shell)
        let statements: [(node: NodeID?, words: [Word])] =
            each.first.map { single in
                found[single].map { node in (node, words(with: found, single: (single, node), in: document)) }
            } ?? [(nil, words(with: found, single: nil, in: document))]
        if let editing {
            let items = try statements.map { statement throws(CommandError) in
                EditRunner.Item(
                    node: statement.node, query: each.first.map { places[$0].typed },
                    arguments: try parse(statement.words).arguments)
            }
            let project = EditedProject(
                sources: shell.projectSources, session: session, isInScript: shell.scripts.isRunning)
            return try EditRunner(session: session, project: project, options: shell.options)
                .run(editing, onEach: items, label: label, count: (count, noun))
        }
        return try look(statements.map(\.words), in: shell, parse: parse)
    }

    /// Runs a command that looks on each object.
    private func look(
        _ statements: [[Word]], in shell: Shell,
        parse: ([Word]) throws(CommandError) -> (command: ShellCommand, arguments: Arguments)
    ) throws(CommandError) -> Reply {
        guard command.name != "select" || statements.count == 1 else {
            throw CommandError(
                "ambiguous-object", "the query finds \(statements.count) objects, and only one can be selected",
                span: places[0].span)
        }
        var replies: [Reply] = []
        for words in statements {
            try CommandError.throwIfInterrupted()
            replies.append(try command.carryOut(try parse(words).arguments, of: words, in: shell))
        }
        guard replies.count > 1 else { return replies[0] }
        var reply = Reply(record: Record(results: replies.compactMap(\.record), of: command.answer))
        reply.text = replies.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n\n")
        reply.notices = replies.flatMap(\.notices)
        reply.fallsShort = replies.contains(where: \.fallsShort)
        return reply
    }

    /// The reply where a query finds nothing, which is an error at a prompt and if a script says so.
    private func nothing(_ place: Place, in shell: Shell) throws(CommandError) -> Reply {
        let session = try shell.documents.requireSession()
        let unknown = UnknownClass.note(
            try Query(place.group.words), in: session.document
        ) { shell.projectSources.code(for: session) }
        guard isRequired || shell.options.isInteractive && !shell.scripts.isRunning else {
            let record =
                command.answer === EditAnswer.type.shape
                ? EditAnswer.type.record(EditAnswer(objects: 0)) : Record(results: [], of: command.answer)
            var reply = Reply("nothing found", record: record, isEcho: true)
            if let unknown { reply.notices.append(unknown) }
            return reply
        }
        throw CommandError(
            "not-found", "the query finds nothing", span: place.span, hints: unknown.map { [$0] } ?? [])
    }

    private func confirm(_ count: Int, isEditing: Bool, in shell: Shell) throws(CommandError) {
        guard isEditing, count > Self.many, !isConfirmed, shell.options.isInteractive, !shell.scripts.isRunning else {
            return
        }
        var error = CommandError(
            "many-objects", "the query finds \(Plural.of(noun, count: count))", span: places[0].span,
            hints: ["'\(Self.yes)' at the end of the line changes them all"])
        error.offer = .init(question: "Change all \(count)? (y/n)", word: Self.yes)
        throw error
    }

    // MARK: - What queries find

    private func nodes(_ place: Place, in document: NibDocument, isOutermost: Bool) throws(CommandError) -> [NodeID] {
        let query = try Query(place.group.words)
        try check(query, for: place)
        var nodes = try Search(query, in: document).matches().map(\.node)
        if isOutermost { nodes = document.outermost(of: nodes) }
        return nodes
    }

    /// Whether all that a query finds takes its place at once. Of two ends, one object has the connection.
    private func takesSeveral(_ place: Place) -> Bool {
        place.place.takesSeveral && !(place.place.kind == .connectionEnd && ends.isSource(place.index))
    }

    /// Refuses a query for something else than the command takes.
    private func check(_ query: Query, for place: Place) throws(CommandError) {
        if query.isEmpty { throw CommandError("usage", "the query is empty", span: place.span) }
        let isEnd = place.group.suffix != nil || ends.isSource(place.index)
        if place.place.kind == .connection, query.subject != .connections, !isEnd {
            throw CommandError(
                "usage", "'\(command.name)' takes connections, and this query finds objects", span: place.span,
                hints: [
                    "\(command.name) {connection: kind:action from:(\(place.inner))}",
                    "'disconnect all {\(place.inner)}' removes all connections of the objects",
                ])
        }
        if query.subject != .objects, place.place.kind != .connection || isEnd, place.place.kind != .object {
            throw CommandError("usage", "an object is meant here, not a connection or constraint", span: place.span)
        }
    }

    /// The words of the statement with objects in place of queries.
    private func words(
        with found: [[NodeID]], single: (place: Int, node: NodeID)?, in document: NibDocument
    ) -> [Word] {
        var result: [Word] = []
        for (index, word) in words.enumerated() {
            guard let number = places.firstIndex(where: { $0.index == index }) else {
                result.append(word)
                continue
            }
            let nodes = number == single?.place ? [single!.node] : found[number]
            result += nodes.map { Self.word(document.logName(of: $0) ?? "", place: places[number]) }
        }
        return result
    }

    /// The word for an object, with the name that follows the query.
    private static func word(_ name: String, place: Place) -> Word {
        guard let suffix = place.group.suffix else { return Word(name, span: place.span) }
        let hasDot = name.utf8.contains(Byte.period)
        return Word(
            name + suffix.text, span: place.span,
            quoted: (hasDot ? [0..<name.utf8.count] : [])
                + suffix.quoted.map { $0.lowerBound + name.utf8.count..<$0.upperBound + name.utf8.count })
    }
}
