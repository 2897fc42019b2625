import Bytes
import CommandLanguage
import Replies

/// Reads the words of a query.
struct QueryReader {
    private let tokens: [QueryToken]
    private var index = 0
    private var depth = 0
    /// What the terms that are read now are about.
    private var subject: Query.Subject
    private var relationCount = 0

    /// More parentheses inside each other than this are refused.
    private static let deepest = 50

    private init(_ words: [Word]) throws(CommandError) {
        tokens = try QueryToken.read(words)
        subject = Self.subject(of: tokens)
    }

    /// Reads a whole query.
    ///
    /// - Throws: an error with the place of a mistake.
    static func read(_ words: [Word]) throws(CommandError) -> Query {
        var reader = try QueryReader(words)
        let subject = reader.subject
        guard !reader.tokens.isEmpty else {
            return .everything
        }
        let condition = try reader.alternatives()
        if let token = reader.next {
            throw CommandError("usage", "no parenthesis is open here", span: token.span)
        }
        if case .any = condition, subject != .objects {
            throw CommandError(
                "usage", "'connection:', 'constraint:' and 'document:' are about the whole query",
                span: reader.tokens[0].span, hints: ["put the alternatives in parentheses: connection: (… or …)"])
        }
        return Query(subject: subject, condition: condition, relationCount: reader.relationCount)
    }

    /// What a query with these tokens searches for.
    private static func subject(of tokens: [QueryToken]) -> Query.Subject {
        for case .term(let word) in tokens {
            guard let marks = ComparisonMarks(in: word), marks.comparison == .field else { continue }
            let field = QueryField(rawValue: word.slice(0..<marks.range.lowerBound).text)
            if let subject = field.flatMap({ QueryField.subjects[$0] }) { return subject }
        }
        return .objects
    }

    // MARK: - Conditions

    private var next: QueryToken? { index < tokens.count ? tokens[index] : nil }

    private mutating func alternatives() throws(CommandError) -> Query.Condition {
        var found = [try sequence()]
        while case .or? = next {
            index += 1
            found.append(try sequence())
        }
        return found.count == 1 ? found[0] : .any(found)
    }

    private mutating func sequence() throws(CommandError) -> Query.Condition {
        var found = [try single()]
        while let token = next {
            switch token {
            case .or, .close: return found.count == 1 ? found[0] : .all(found)
            case .and: index += 1
            case .open, .not, .relation, .term: break
            }
            found.append(try single())
        }
        return found.count == 1 ? found[0] : .all(found)
    }

    private mutating func single() throws(CommandError) -> Query.Condition {
        guard let token = next else { throw missing(after: index > 0 ? tokens[index - 1] : nil) }
        index += 1
        switch token {
        case .term(let word): return try term(word)
        case .not(let span): return .not(try deeper(at: span) { reader throws(CommandError) in try reader.single() })
        case .open(let span): return try group(from: span)
        case .relation(let field, let span):
            return try related(field, at: span) { reader throws(CommandError) in try reader.single() }
        case .or, .and, .close: throw missing(before: token)
        }
    }

    private mutating func group(from span: Range<Int>) throws(CommandError) -> Query.Condition {
        let condition = try deeper(at: span) { reader throws(CommandError) in try reader.alternatives() }
        guard case .close? = next else {
            throw CommandError("usage", "the parenthesis opened here is never closed", span: span)
        }
        index += 1
        return condition
    }

    private mutating func related(
        _ field: QueryField, at span: Range<Int>,
        to read: (inout QueryReader) throws(CommandError) -> Query.Condition
    ) throws(CommandError) -> Query.Condition {
        try check(field, at: span)
        let outer = subject
        subject = .objects
        defer { subject = outer }
        let condition = try deeper(at: span, read)
        relationCount += 1
        return .related(Query.Relation(field: field, condition: condition, number: relationCount - 1))
    }

    private mutating func deeper(
        at span: Range<Int>, _ read: (inout QueryReader) throws(CommandError) -> Query.Condition
    ) throws(CommandError) -> Query.Condition {
        guard depth < Self.deepest else {
            throw CommandError("usage", "the query has more than \(Self.deepest) levels of parentheses", span: span)
        }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private func missing(after token: QueryToken?) -> CommandError {
        guard let token else { return CommandError("usage", "the query is empty", span: 0..<0) }
        switch token {
        case .or: return Self.missing("a term is missing after 'or'", at: token, quoting: "or")
        case .and: return Self.missing("a term is missing after 'and'", at: token, quoting: "and")
        case .not: return Self.missing("a term is missing after 'not'", at: token, quoting: "not")
        case .open: return CommandError("usage", "the parenthesis opened here is never closed", span: token.span)
        case .relation, .close, .term: return CommandError("usage", "a term is missing here", span: token.span)
        }
    }

    private func missing(before token: QueryToken) -> CommandError {
        switch token {
        case .or: return Self.missing("a term is missing before 'or'", at: token, quoting: "or")
        case .and: return Self.missing("a term is missing before 'and'", at: token, quoting: "and")
        default:
            let isEmpty = index > 1 ? { if case .open = tokens[index - 2] { true } else { false } }() : false
            return CommandError(
                "usage", isEmpty ? "there is nothing between the parentheses" : "no parenthesis is open here",
                span: token.span)
        }
    }

    private static func missing(_ message: String, at token: QueryToken, quoting word: String) -> CommandError {
        CommandError("usage", message, span: token.span, hints: ["to search for the text itself: find '\(word)'"])
    }

    // MARK: - Terms

    private mutating func term(_ word: Word) throws(CommandError) -> Query.Condition {
        guard let marks = ComparisonMarks(in: word) else { return .anything(word.text.lowercased()) }
        let name = word.slice(0..<marks.range.lowerBound)
        let value = word.slice(marks.range.upperBound..<word.text.utf8.count)
        guard let comparison = marks.comparison else {
            if value.text.isEmpty, value.quoted.isEmpty { return .anything(word.text.lowercased()) }
            throw Self.unknownComparison(marks, name: name, value: value, in: word)
        }
        if let field = QueryField(rawValue: name.text), comparison == .field || isAboutField(field) {
            return try term(of: field, by: comparison, value: value, in: word, name: name)
        }
        if comparison == .field { return try selectorOrUnknown(name, value: value, in: word) }
        guard AttributePath.isPath(name.text) else { return .anything(word.text.lowercased()) }
        let path: AttributePath
        do throws(CommandError) { path = try AttributePath(name) } catch {
            var error = error
            error.hints.append("to search for the text itself: find \(Quoting.forced(word.text))")
            throw error
        }
        if let other = try Self.otherAttribute(value, by: comparison) {
            return .compared(path, with: other, isEqual: comparison == .equal)
        }
        return .attribute(path, try Self.test(value, by: comparison, in: word))
    }

    /// The attribute that a value names after a dot, as in `storyboardIdentifier=.customClass`; nil for other values.
    private static func otherAttribute(_ value: Word, by comparison: QueriedComparison) throws(CommandError)
        -> AttributePath?
    {
        guard value.isBare, value.text.hasPrefix("."), comparison == .equal || comparison == .unequal else {
            return nil
        }
        let name = value.slice(1..<value.text.utf8.count)
        return AttributePath.isPath(name.text) ? try AttributePath(name) : nil
    }

    /// Whether a name with a comparison other than a colon means the field, not an attribute of the same name.
    private func isAboutField(_ field: QueryField) -> Bool {
        if QueryField.ofConnections.contains(field) { return subject == .connections && field != .from && field != .to }
        return true
    }

    private mutating func term(
        of field: QueryField, by comparison: QueriedComparison, value: Word, in word: Word, name: Word
    ) throws(CommandError) -> Query.Condition {
        if QueryField.subjects[field] != nil {
            guard depth == 0, comparison == .field else {
                throw CommandError(
                    "usage", "'\(field.rawValue):' is about the whole query, so it cannot be in a part of it",
                    span: word.span)
            }
            return .field(field, Test(value.text, by: .field))
        }
        try check(field, at: name.span)
        if field == .no { return try withoutTerm(value, in: word) }
        if QueryField.relations.contains(field) {
            guard comparison == .field, !value.text.isEmpty else { throw Self.needsTerm(field, in: word) }
            return try related(field, at: name.span) { reader throws(CommandError) in try reader.term(value) }
        }
        if field == .in, comparison != .field || value.text.isEmpty {
            throw CommandError(
                "usage", "'in:' takes the name of a scene after the colon", span: word.span, hints: ["in:Login"])
        }
        if comparison.isOrder {
            throw CommandError(
                "usage", "'\(field.rawValue)' is not a number", span: word.span,
                hints: [
                    field == .font
                        ? "font.pointSize\(comparison.rawValue)\(value.spelling)"
                        : "compare it with '\(field.rawValue):', '=', '!=' or '~'"
                ])
        }
        if field == .kind { return .field(field, Test(try QueriedKind.read(value, by: comparison), by: comparison)) }
        return .field(field, Test(value.text, by: comparison))
    }

    /// `no:FIELD` or `no:ATTRIBUTE`.
    private func withoutTerm(_ value: Word, in word: Word) throws(CommandError) -> Query.Condition {
        if value.text.isEmpty {
            throw CommandError(
                "usage", "'no:' takes a field or an attribute", span: word.span,
                hints: ["no:outlet", "no:accessibility.label"])
        }
        guard let field = QueryField(rawValue: value.text) else {
            if value.firstUnquoted(Byte.colon) != nil || value.firstUnquoted(Byte.equals) != nil {
                throw CommandError(
                    "usage", "'no:' takes only a field or an attribute", span: word.span,
                    hints: ["write: not \(value.spelling)"])
            }
            return .without(try AttributePath(value))
        }
        let isOfObject = !QueryField.relations.contains(field) && QueryField.subjects[field] == nil && field != .no
        guard isOfObject, field != .in, !QueryField.ofConnections.contains(field) else {
            throw CommandError("usage", "'no:\(field.rawValue)' has no meaning", span: word.span)
        }
        if field == .class { return .without(try AttributePath(Word("customClass", span: value.span))) }
        return .not(.field(field, .any))
    }

    /// Refuses a field that what is searched for does not have.
    private func check(_ field: QueryField, at span: Range<Int>) throws(CommandError) {
        let isOfConnections = QueryField.ofConnections.contains(field)
        switch subject {
        case .objects:
            guard isOfConnections else { return }
            throw CommandError(
                "usage", "'\(field.rawValue):' is about connections", span: span,
                hints: ["begin with 'connection:', as in connection: \(field.rawValue):…"])
        case .connections:
            let known: Set<QueryField> = [
                .id, .in, .inside, .event, .outlet, .action, .segue, .binding, .identifier, .element, .no,
            ]
            guard !isOfConnections, !known.contains(field) else { return }
            throw CommandError(
                "usage", "'\(field.rawValue):' is about objects, not about connections", span: span,
                hints: ["from:\(field.rawValue):… or to:\(field.rawValue):… asks about the object at an end"])
        case .document:
            guard field != .no else { return }
            throw CommandError(
                "usage", "'\(field.rawValue):' is not about the document as a whole", span: span,
                hints: ["ask for its attributes: document: useAutolayout=NO"])
        case .constraints:
            let known: Set<QueryField> = [.id, .in, .inside, .identifier, .element, .no]
            guard !known.contains(field) else { return }
            throw CommandError(
                "usage", "'\(field.rawValue):' is not about constraints", span: span,
                hints: ["inside:\(field.rawValue):… asks about the view around the constraint"])
        }
    }

    /// A word with a colon whose beginning is no field: a selector, or a mistake.
    private func selectorOrUnknown(_ name: Word, value: Word, in word: Word) throws(CommandError) -> Query.Condition {
        guard !name.text.isEmpty, AttributePath.isPath(name.text), !word.text.hasSuffix(":") else {
            return .anything(word.text.lowercased())
        }
        let literal = "to search for the text itself: find '\(word.text)'"
        if (try? AttributePath(name)) != nil {
            throw CommandError(
                "usage", "'\(name.text)' is an attribute, not a field", span: name.span,
                hints: ["did you mean '\(name.text)=\(value.spelling)'?", literal])
        }
        let fields = (subject == .connections ? QueryField.allCases : QueryField.ofObjects).map(\.rawValue)
        let near = Nearest.name(to: name.text, among: fields)
        throw CommandError(
            "usage", "there is no field '\(name.text)'", span: name.span,
            hints: [
                near.map { "did you mean '\($0):'?" } ?? "the fields are \(fields.joined(separator: ", "))", literal,
            ])
    }

    private static func test(_ value: Word, by comparison: QueriedComparison, in word: Word) throws(CommandError)
        -> Test
    {
        let test = Test(value.text, by: comparison)
        guard comparison.isOrder, test.number == nil else { return test }
        throw CommandError(
            "usage", value.text.isEmpty ? "a number is missing here" : "'\(value.text)' is not a number",
            span: value.text.isEmpty ? word.span : value.span,
            hints: ["only numbers can be compared with '\(comparison.rawValue)'"])
    }

    private static func needsTerm(_ field: QueryField, in word: Word) -> CommandError {
        CommandError(
            "usage", "'\(field.rawValue):' takes a term after the colon", span: word.span,
            hints: ["\(field.rawValue):class:UIView", "\(field.rawValue):(class:UIView hidden=YES)"])
    }

    private static func unknownComparison(_ marks: ComparisonMarks, name: Word, value: Word, in word: Word)
        -> CommandError
    {
        var hints = ["the comparisons are :, =, !=, ~, <, <=, >, >="]
        if name.text.isEmpty {
            hints = ["write: not \(value.spelling)"]
        } else if let meant = QueriedComparison.otherSpellings[marks.text] {
            hints.insert("did you mean '\(name.text)\(meant.rawValue)\(value.spelling)'?", at: 0)
        }
        return CommandError("usage", "there is no comparison '\(marks.text)'", span: word.span, hints: hints)
    }
}

extension Query {
    /// Reads a query.
    ///
    /// - Parameter words: its words, with or without braces around them.
    /// - Throws: an error with the place of a mistake in the statement.
    package init(_ words: [Word]) throws(CommandError) { self = try QueryReader.read(words) }
}
