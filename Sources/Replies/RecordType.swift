import Platform

/// A type of records: the only declaration of what a command answers.
///
/// Its fields say how their values are found, so that a record has each of them, in this order.
package struct RecordType<Source>: Sendable {
    /// The declaration, without the way to the values.
    package let shape: RecordShape
    let fields: [Field<Source>]

    /// Declares a type of records.
    ///
    /// - Parameters:
    ///   - name: what a record is, as in `object`.
    ///   - rows: the field whose list is the rows of a table; nil if the record itself is the only row.
    ///   - fields: the fields, and `Fields(of:)` for those of another type.
    package init(_ name: String, rows: String? = nil, @FieldBuilder<Source> _ fields: () -> [Field<Source>]) {
        self.fields = fields()
        shape = RecordShape(name: name, rows: rows, fields: self.fields.map(\.shape))
    }

    /// Makes a record.
    ///
    /// - Parameter source: what it is made of.
    /// - Returns: the record, with a value for each field.
    package func record(_ source: Source) -> Record { Record(shape: shape, members: members(source)) }

    private func members(_ source: Source) -> [JSONValue.Member] {
        fields.map { .init($0.shape.name, $0.value(source)) }
    }

    func json(_ source: Source) -> JSONValue { .object(members(source)) }

    /// How many records are made before the user is asked whether to go on.
    private static var stretch: Int { 1024 }

    /// Makes a list of records.
    ///
    /// There may be as many as objects in the document, so the list ends early if the user stops the command. Commands that look then
    /// fail; commands that edit cannot be stopped any more when they answer, and their lists are short.
    ///
    /// - Parameter sources: what the records are made of.
    /// - Returns: the records, as JSON.
    package func list(_ sources: some Sequence<Source>) -> JSONValue {
        var values: [JSONValue] = []
        values.reserveCapacity(sources.underestimatedCount)
        for source in sources {
            if values.count % Self.stretch == Self.stretch - 1, Interruption.isPending { break }
            values.append(json(source))
        }
        return .array(values)
    }
}

/// The fields of another type of records, as a part of a declaration.
package struct Fields<Source> {
    let fields: [Field<Source>]

    /// Takes the fields of another type over.
    ///
    /// - Parameters:
    ///   - type: the other type.
    ///   - source: finds what a record of that type is made of.
    package init<Other>(of type: RecordType<Other>, _ source: @escaping @Sendable (Source) -> Other) {
        fields = type.fields.map { field in
            let column = field.column.map { column in
                Column<Source>(giving: column.giving, isRight: column.isRight) { column.cell(source($0)) }
            }
            return Field(field.shape, column: column) { field.value(source($0)) }
        }
    }
}

/// Collects the fields of a declaration.
@resultBuilder
package enum FieldBuilder<Source> {
    /// A field.
    package static func buildExpression(_ field: Field<Source>) -> [Field<Source>] { [field] }
    /// The fields of another type.
    package static func buildExpression(_ fields: Fields<Source>) -> [Field<Source>] { fields.fields }
    /// All fields, in order.
    package static func buildBlock(_ fields: [Field<Source>]...) -> [Field<Source>] { fields.flatMap(\.self) }
    /// The fields of a loop.
    package static func buildArray(_ fields: [[Field<Source>]]) -> [Field<Source>] { fields.flatMap(\.self) }
}

/// What a type of records declares, for help, schemas and completion.
package final class RecordShape: Sendable {
    /// What a record is, as in `object`.
    package let name: String
    /// The field whose list is the rows of a table; nil if the record itself is the only row.
    package let rows: String?
    /// The fields, in order.
    package let fields: [FieldShape]

    init(name: String, rows: String?, fields: [FieldShape]) {
        self.name = name
        self.rows = rows
        self.fields = fields
    }

    /// The answer of a command that says nothing to programs but that it succeeded.
    package static let nothing = RecordShape(name: "nothing", rows: nil, fields: [])

    fileprivate static let results = "results"

    /// The answer of a statement that runs a command on several objects.
    package static func results(of shape: RecordShape) -> RecordShape {
        let field = FieldShape(
            name: results, summary: "what the command answers, for each object", kind: .list(.record(shape)))
        return RecordShape(name: "results of \(shape.name)", rows: results, fields: [field])
    }

    /// Returns the declaration of a field; nil if there is none of that name.
    package func field(_ name: String) -> FieldShape? { fields.first { $0.name == name } }

    /// The type of the rows; nil if the record itself is the only row.
    package var rowShape: RecordShape? { rows.flatMap(field)?.kind.shape }
}

/// What a field declares.
package struct FieldShape: Sendable {
    /// The name.
    package let name: String
    /// What the field is.
    package let summary: String
    /// What its values are.
    package let kind: FieldKind
}

/// A record: a value for each field of its type.
package struct Record: Sendable {
    /// The declaration of its type.
    package let shape: RecordShape
    /// The fields with their values, in declared order.
    package let members: [JSONValue.Member]

    init(shape: RecordShape, members: [JSONValue.Member]) { (self.shape, self.members) = (shape, members) }

    /// Makes the record of a statement that runs a command on several objects.
    ///
    /// - Parameters:
    ///   - records: the answers, one for each object.
    ///   - shape: what the command answers.
    package init(results records: [Record], of shape: RecordShape) {
        self.shape = .results(of: shape)
        members = [.init(RecordShape.results, .array(records.map { .object($0.members) }))]
    }

    /// Whether the record is that of a statement that runs a command on several objects.
    package var isOfResults: Bool { shape.rows == RecordShape.results }
}
