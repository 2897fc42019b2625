import Platform

/// How an answer is given: as text for people, as JSON, or as CSV, with all fields or some.
package struct AnswerForm: Equatable, Sendable {
    /// The kinds of answers.
    package enum Kind: String, Sendable {
        /// Text for people.
        case text
        /// A JSON object.
        case json
        /// Comma-separated values (RFC 4180): a line of names, then a line for each row.
        case csv
    }

    /// The kind of answer.
    package var kind: Kind
    /// The names of the fields; empty for all.
    package var fields: [String]

    /// Makes a form.
    ///
    /// - Parameters:
    ///   - kind: the kind of answer.
    ///   - fields: the names of the fields; empty for all.
    package init(_ kind: Kind, fields: [String] = []) {
        (self.kind, self.fields) = (kind, fields)
    }

    /// Makes a form of the value of an option.
    ///
    /// - Parameters:
    ///   - kind: the kind of answer.
    ///   - names: the names of the fields, with commas between them; nil for all.
    package init(_ kind: Kind, fields names: String?) {
        self.init(kind, fields: (names ?? "").split(separator: ",").map(String.init))
    }

    /// Text for people.
    package static let text = AnswerForm(.text)

    /// The options that ask for other forms.
    package static let options = [Kind.json, .csv].map { "--" + $0.rawValue }

    /// Reads an option: `--json`, or `--csv=id,label`; nil if it is another word.
    package init?(option word: String) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, let kind = [Kind.json, .csv].first(where: { name == "--" + $0.rawValue }) else {
            return nil
        }
        self.init(kind, fields: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// What the option does, in a line.
    package var summary: String {
        switch kind {
        case .text: "answers with text for people"
        case .json: "answers with a JSON object, with all fields or those that are named"
        case .csv: "answers with a table of comma-separated values"
        }
    }

    /// Refuses fields that an answer does not have.
    ///
    /// - Parameters:
    ///   - shape: what the command answers.
    ///   - command: the name of the command.
    ///   - span: the place of the option in the statement.
    /// - Throws: an error with the nearest name, or the known ones.
    package func check(
        _ shape: RecordShape, of command: String, span: Range<Int>? = nil
    ) throws(CommandError) {
        let known = shape.selectable.map(\.name)
        guard let unknown = fields.first(where: { !known.contains($0) }) else { return }
        guard !known.isEmpty else {
            throw CommandError("unknown-field", "'\(command)' answers no fields", span: span)
        }
        let near = NearestName.nearest(to: unknown, among: known)
        throw CommandError(
            "unknown-field", "'\(command)' answers no field '\(unknown)'", span: span,
            hints: Advice.didYouMean(near.map { [$0] } ?? []) + ["the fields are \(known.joined(separator: ", "))"])
    }
}

extension RecordShape {
    /// The fields that can be asked for by name: those of the rows, then the others.
    package var selectable: [FieldShape] {
        let rows = rowShape?.fields ?? []
        return rows + fields.filter { field in !rows.contains { $0.name == field.name } }
    }
}

extension Record {
    /// Returns the fields that were asked for.
    ///
    /// - Parameter names: names of fields of the record or of its rows; empty for all.
    /// - Returns: the fields; rows have only those of theirs that are named, unless the list of rows is.
    package func selecting(_ names: [String]) -> [JSONValue.Member] {
        guard !names.isEmpty else { return members }
        return members.compactMap { member in
            if names.contains(member.key) { return member }
            guard member.key == shape.rows, shape.rowShape?.fields.contains(where: { names.contains($0.name) }) == true,
                case .array(let rows) = member.value
            else { return nil }
            return .init(member.key, .array(rows.map { $0.selecting(names) }))
        }
    }
}

extension JSONValue {
    /// The members of an object that have one of some names.
    fileprivate func selecting(_ names: [String]) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { names.contains($0.key) })
    }
}
