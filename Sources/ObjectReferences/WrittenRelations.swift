import CommandLanguage
import NibDocument
import XMLTree

/// Reads constraints and connections as nibsh prints them: `Button "Go".top = View.safeArea.top + 8`, `owner.view -> View`.
///
/// The ends are references to objects. What a constraint is printed with besides its ends may be left out if the ends tell it.
struct WrittenRelations {
    let references: References
    private var document: NibDocument { references.document }

    /// Returns the constraints and connections that a text describes; empty if it describes none.
    func elements(describedBy text: String) -> [NodeID] {
        guard let read = try? Lexer.words(of: text), read.count > 1 else { return [] }
        // Names are looked for after a first word, as in statements.
        var words = PrintedNames(document: document).joined([Word("")] + read).dropFirst()
        let kinds = ["constraint"] + Connection.Kind.allCases.map(\.rawValue)
        if let kind = words.first, kind.isBare, kinds.contains(kind.text) { words.removeFirst() }
        let sides = words.split(maxSplits: 1, omittingEmptySubsequences: false) { Self.isSign($0) }
        guard sides.count == 2, sides[0].count == 1, let left = sides[0].first else { return [] }
        let sign = words[sides[0].endIndex]
        return sign.text == "->"
            ? connections(from: left, to: Array(sides[1]))
            : constraints(from: left, sign: sign.text, to: Array(sides[1]))
    }

    private static let signs = ["=", "<=", ">=", "->"]

    private static func isSign(_ word: Word) -> Bool { word.isBare && signs.contains(word.text) }

    /// Whether a text has a sign between words, as each description has.
    static func mayBeOne(_ text: String) -> Bool {
        signs.contains { text.contains(" \($0) ") || text.hasSuffix(" \($0)") }
    }

    // MARK: - Constraints

    private func constraints(from left: Word, sign: String, to right: [Word]) -> [NodeID] {
        guard let first = item(left) else { return [] }
        let isNumber = right.first.map { Double($0.text) != nil } ?? true
        let second = isNumber ? nil : right.first.flatMap { item($0) }
        guard isNumber || second != nil else { return [] }
        let found = document.constraints(about: first.object, first.attribute).filter { constraint in
            guard let form = document.form(of: constraint) else { return false }
            return form.first == first && form.second == second && form.relation.sign == sign
        }
        let terms = right.dropFirst(isNumber ? 0 : 1).map(\.text)
        let fitting = found.filter { Self.terms(of: document.form(of: $0)!, saidBy: terms) }
        let exact = fitting.filter { Self.terms(document.form(of: $0)!) == terms }
        return fitting.count > 1 && !exact.isEmpty ? exact : fitting
    }

    private func item(_ word: Word) -> ConstraintForm.Item? {
        guard let (object, attribute) = try? references.member(word, what: "attribute") else { return nil }
        return ConstraintForm.Item(object, attribute: attribute)
    }

    /// What a constraint is printed with after its ends.
    static func terms(_ form: ConstraintForm) -> [String] {
        let constant = text(abs(form.constant))
        let priority = form.priority == 1000 ? [] : ["@" + text(form.priority)]
        guard form.second != nil else { return [text(form.constant)] + priority }
        let factor = form.multiplier == "1" ? [] : ["*", form.multiplier]
        return factor + (form.constant == 0 ? [] : [form.constant < 0 ? "-" : "+", constant]) + priority
    }

    /// Whether all that is written of a constraint's terms is so.
    private static func terms(of form: ConstraintForm, saidBy written: [String]) -> Bool {
        let all = terms(form)
        var index = 0
        while index < written.count {
            let length = ["*", "+", "-"].contains(written[index]) ? 2 : 1
            let term = Array(written[index..<min(index + length, written.count)])
            guard all.indices.contains(where: { all[$0...].starts(with: term) }) else { return false }
            index += length
        }
        return true
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }

    // MARK: - Connections

    private func connections(from left: Word, to right: [Word]) -> [NodeID] {
        guard let target = right.first else { return [] }
        let member = try? references.member(left, what: "name")
        let whole = try? references.resolve(left)
        let end = try? references.resolve(target)
        let endMember = try? references.member(target, what: "name")
        let details = right.dropFirst().map(\.text)
        let sources: [(NodeID?, String?)] = [(member?.object, member?.name), (whole, nil)]
        return sources.flatMap { source, name -> [NodeID] in
            guard let source else { return [] }
            return document.connections(from: source).filter { connection in
                guard Self.isNamed(connection, as: name) else { return false }
                let destination = document.element(withID: connection.destination)
                guard destination == nil || destination != end else {
                    return details.allSatisfy {
                        [connection.relationship ?? connection.name, connection.identifier].contains($0)
                    }
                }
                guard let endMember, destination == endMember.object, details.isEmpty else { return false }
                return [connection.name, connection.keyPath].contains(endMember.name)
            }.map(\.node)
        }
    }

    /// Whether a connection has a name after its source: that of an outlet or binding, the event of an action.
    private static func isNamed(_ connection: Connection, as name: String?) -> Bool {
        switch connection.kind {
        case .action: connection.event == name
        case .segue: name == nil
        case .outlet, .outletCollection, .binding, .accessibilityConnection: connection.name == name
        }
    }
}
