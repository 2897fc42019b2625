import Bytes
import CommandLanguage
import NibCatalog
import ClassFacts
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// A `connect` statement without a word for the kind of connection.
struct ConnectStatement {
    /// The words for the end that has the connection: one, unless the statement is wrong.
    private let sources: [Word]
    /// The words for what it leads to.
    private let destinations: [Word]
    /// The words after both ends, and flags.
    private let rest: [Word]
    private let optionKind: ConnectionKind?
    /// A word after the source of a statement that is written from its other end, which can only be a kind of segue.
    private let wordAfterSource: Word?

    /// Takes a statement apart.
    ///
    /// - Parameters:
    ///   - first: the words before the arrow.
    ///   - destinations: those after `->`.
    ///   - sources: those after `<-`.
    ///   - arguments: all of them.
    ///   - optionKind: the kind that one of the options belongs to.
    ///   - context: has the names that a misspelled one may be.
    /// - Throws: an error if there is not one arrow, with the line that has it.
    init(
        from first: [Word], to destinations: [Word], backTo sources: [Word], of arguments: Arguments,
        optionKind: ConnectionKind?, in context: ResolveContext
    ) throws(CommandError) {
        let ends = first + destinations + sources
        rest = arguments.operands.filter { word in !ends.contains(word) && !word.isBare("->") && !word.isBare("<-") }
        self.optionKind = optionKind
        guard destinations.isEmpty || sources.isEmpty else {
            throw CommandError(
                "usage", "'->' and '<-' cannot be combined", span: sources[0].span, hints: ["connect A -> B"])
        }
        wordAfterSource = sources.count == 2 ? sources[1] : nil
        if sources.isEmpty {
            (self.sources, self.destinations) = (first, destinations)
        } else if let wordAfterSource {
            (self.sources, self.destinations) = ([sources[0]], first + [wordAfterSource])
        } else {
            (self.sources, self.destinations) = (sources, first)
        }
        guard !self.destinations.isEmpty else { throw Self.missingArrow(first, rest: rest, in: context) }
        guard self.sources.count == 1 else { throw Self.tooMany(self.sources[1]) }
    }

    private static func tooMany(_ word: Word) -> CommandError {
        CommandError(
            "usage", "only one object can have the connection", span: word.span,
            hints: ["connect A -> B… connects one object to several"])
    }

    /// The error for a statement without an arrow. Of two words, the arrow is between them.
    private static func missingArrow(_ words: [Word], rest: [Word], in context: ResolveContext) -> CommandError {
        let end = words[0].span.upperBound
        guard words.count > 1 || Correction.withBlanks(words + rest) != nil else {
            return CommandError(
                "usage", "missing '->'", span: end..<end, hints: ["connect \(words[0].spelling) -> OBJ"])
        }
        let line: String
        if let separated = Correction.withBlanks(words + rest) {
            line = Self.line(separated.map { respelled($0, in: context) })
        } else {
            let others = words.dropFirst().drop(while: Correction.isOtherArrow)
            line = Self.line([respelled(words[0], in: context), Word("->")] + others + rest)
        }
        return CommandError("usage", "missing '->'", span: end..<end, hints: Advice.didYouMean([line]))
    }

    /// A word with the nearest name of an outlet in place of one that its object does not have.
    private static func respelled(_ word: Word, in context: ResolveContext) -> Word {
        guard word.isBare, let (object, name) = try? context.references.member(word, what: "name"),
            known(name, of: object, in: context).isEmpty
        else { return word }
        let className = context.document.knownClass(of: object).name
        let names =
            context.catalog.outlets(ofClass: className).map(\.name)
            + (context.names?.outlets(of: object).map(\.name) ?? [])
        guard let near = Nearest.name(to: name, among: names) else { return word }
        return Word(String(word.text.dropLast(name.count)) + near, span: word.span)
    }

    private static func line(_ words: [Word], kind: ConnectionKind? = nil) -> String {
        (["connect"] + (kind.map { [$0.rawValue] } ?? []) + words.map(\.spelling)).joined(separator: " ")
    }

    // MARK: - Completing

    /// Returns the statement with the word for the kind.
    ///
    /// - Throws: an error if several kinds fit, or none: then the statement lacks what connects the objects.
    func completed(in context: ResolveContext) throws(CommandError) -> [Word] {
        let source = sources[0]
        let ends = ends(in: context)
        if let wordAfterSource, !ends.hasSegueKind { throw Self.tooMany(wordAfterSource) }
        let kinds = ConnectionKind.candidates(ends)
        guard kinds.count <= 1 else {
            let words = kinds.map { "'\($0.rawValue)'" }.joined(separator: " or ")
            throw CommandError(
                "ambiguous-kind", "the names fit \(words)", span: source.span,
                hints: kinds.map { Self.line(inOrder, kind: $0) })
        }
        guard let kind = kinds.first ?? fallback(ends) else { throw nothing(in: context) }
        return [Word("connect", span: source.span), Word(kind.rawValue, span: source.span)] + inOrder
    }

    /// The words of the full statement after the kind.
    private var inOrder: [Word] { sources + [Word("->", span: sources[0].span)] + destinations + rest }

    /// The kind whose command says best what is wrong with the ends: one of them names no object.
    private func fallback(_ ends: ConnectionKind.Ends) -> ConnectionKind? {
        if ends.isMultiple, ends.isSourceObject { return .segue }
        let hasDot = sources[0].lastUnquoted(Byte.period) != nil
        if ends.isSourceObject || ends.hasSourceName, ends.isDestinationObject || ends.hasDestinationName { return nil }
        if !ends.isSourceObject, hasDot || ends.isDestinationObject { return .outlet }
        return destinations[0].lastUnquoted(Byte.period) == nil ? .outlet : .action
    }

    /// The error for two objects of which nothing that connects them is named.
    private func nothing(in context: ResolveContext) -> CommandError {
        let (source, destination) = (sources[0].spelling, destinations[0].spelling)
        var hints = ["connect \(source).OUTLET -> \(destination)", "connect \(source) -> \(destination).SELECTOR:"]
        if context.document.kind.isStoryboard { hints.append("connect \(source) -> \(destination) show") }
        let span = sources[0].span.lowerBound..<max(sources[0].span.upperBound, destinations[0].span.upperBound)
        return CommandError(
            "usage", "the line names two objects, but no outlet, action or segue that connects them",
            span: span.lowerBound < span.upperBound ? span : sources[0].span,
            hints: hints + ["'candidates \(source) \(destination)' lists what can"])
    }

    // MARK: - Reading the ends

    private func ends(in context: ResolveContext) -> ConnectionKind.Ends {
        let document = context.document
        var ends = ConnectionKind.Ends()
        ends.optionKind = optionKind
        ends.isMac = document.kind.family == .cocoa
        ends.isMultiple = destinations.count > 1
        if document.kind.isStoryboard, destinations.count > 1, let last = destinations.last, last.isBare {
            ends.hasSegueKind = context.catalog.segueKinds.contains(last.text)
        }
        let (source, destination) = (sources[0], destinations[0])
        let references = context.references(for: source, beside: destination)
        let node = try? references.resolve(source)
        ends.isSourceObject = node != nil
        if node.map({ document.id(of: $0) != source.text }) ?? true,
            let (owner, name) = try? references.member(source, what: "name")
        {
            ends.hasSourceName = true
            ends.known = Self.known(name, of: owner, in: context)
        }
        let others = context.references(for: destination, beside: source)
        ends.isDestinationObject = destination.isBare("exit") || (try? others.resolve(destination)) != nil
        let isWhole = document.element(withID: destination.text) != nil
        if !isWhole, let (target, name) = try? others.member(destination, what: "name") {
            ends.hasDestinationName = true
            ends.isSelector = name.hasSuffix(":") || Self.hasAction(name, of: target, in: context)
        } else if !isWhole, let (_, rest) = try? others.prefix(destination), !rest.isEmpty {
            ends.hasDestinationName = true
        }
        return ends
    }

    /// The kinds of connection for which an object has a name, by the document, the catalogue and the code.
    static func known(_ name: String, of node: NodeID, in context: ResolveContext) -> Set<ConnectionKind> {
        let (document, catalog) = (context.document, context.catalog)
        var kinds: Set<ConnectionKind> = []
        for owner in [node] + (ScrolledView.of(node, in: document).map { [$0] } ?? []) {
            let className = document.knownClass(of: owner).name
            let element = document.tree.name(owner)
            for connection in document.connections(from: owner) where connection.name == name {
                kinds.insert(ConnectionKind(connection.kind))
            }
            for outlet in catalog.outlets(ofClass: className) where outlet.name == name {
                kinds.insert(outlet.isCollection ? .collection : .outlet)
            }
            for outlet in context.names?.outlets(of: owner) ?? [] where outlet.name == name {
                kinds.insert(outlet.isCollection ? .collection : .outlet)
            }
            if catalog.isBinding(name, ofClass: className) { kinds.insert(.binding) }
            let events = catalog.family == .cocoa ? catalog.actionTriggers(element) : catalog.events
            if events.contains(name) { kinds.insert(.action) }
        }
        if kinds.isDisjoint(with: [.outlet, .collection]), catalog.accessibilityConnections.contains(name) {
            kinds.insert(.accessibility)
        }
        return kinds
    }

    private static func hasAction(_ name: String, of node: NodeID, in context: ResolveContext) -> Bool {
        context.names?.actions(of: node).contains { $0.name == name } == true
    }
}

extension ConnectionKind {
    /// The kind of an existing connection.
    init(_ kind: Connection.Kind) {
        switch kind {
        case .outlet: self = .outlet
        case .outletCollection: self = .collection
        case .action: self = .action
        case .segue: self = .segue
        case .binding: self = .binding
        case .accessibilityConnection: self = .accessibility
        }
    }
}
