/// A field of a record: its name, what it says, and how its value is found.
///
/// `Source` is what a record is made of, such as an object of a document.
package struct Field<Source>: Sendable {
    typealias Value = @Sendable (Source) -> JSONValue

    /// The declaration.
    let shape: FieldShape
    /// Finds the value.
    let value: Value
    /// How lists show it to people; nil if they do not.
    var column: Column<Source>?

    init(_ shape: FieldShape, column: Column<Source>? = nil, value: @escaping Value) {
        self.shape = shape
        self.value = value
        self.column = column
    }

    /// Declares a field with a simple value.
    ///
    /// - Parameters:
    ///   - name: its name; lists are plural nouns, counts end in `Count`, and flags begin with `is` or `has`.
    ///   - summary: what it is, without a full stop.
    ///   - value: finds the value.
    package init<Value: FieldValue>(
        _ name: String, _ summary: String, _ value: @escaping @Sendable (Source) -> Value
    ) {
        self.init(FieldShape(name: name, summary: summary, kind: Value.fieldKind)) { source in value(source).json }
    }

    /// Declares a field with a record.
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - summary: what it is.
    ///   - type: the type of the record.
    ///   - value: finds what the record is made of.
    package init<Part>(
        _ name: String, _ summary: String, of type: RecordType<Part>,
        _ value: @escaping @Sendable (Source) -> Part
    ) {
        self.init(FieldShape(name: name, summary: summary, kind: .record(type.shape))) {
            source in type.json(value(source))
        }
    }

    /// Declares a field with a record, or null.
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - summary: what it is.
    ///   - type: the type of the record.
    ///   - value: finds what the record is made of; nil for null.
    package init<Part>(
        _ name: String, _ summary: String, optional type: RecordType<Part>,
        _ value: @escaping @Sendable (Source) -> Part?
    ) {
        self.init(FieldShape(name: name, summary: summary, kind: .optional(.record(type.shape)))) {
            source in value(source).map(type.json) ?? .null
        }
    }

    /// Declares a field with a list of records.
    ///
    /// - Parameters:
    ///   - name: its name, a plural noun.
    ///   - summary: what it is.
    ///   - type: the type of the records.
    ///   - values: finds what the records are made of.
    package init<Parts: Sequence & SendableMetatype>(
        _ name: String, _ summary: String, each type: RecordType<Parts.Element>,
        _ values: @escaping @Sendable (Source) -> Parts
    ) {
        self.init(FieldShape(name: name, summary: summary, kind: .list(.record(type.shape)))) {
            source in type.list(values(source))
        }
    }

    /// Declares a field with a list of records, or null.
    ///
    /// - Parameters:
    ///   - name: its name, a plural noun.
    ///   - summary: what it is.
    ///   - type: the type of the records.
    ///   - values: finds what the records are made of; nil for null.
    package init<Parts: Sequence & SendableMetatype>(
        _ name: String, _ summary: String, eachIfAny type: RecordType<Parts.Element>,
        _ values: @escaping @Sendable (Source) -> Parts?
    ) {
        self.init(FieldShape(name: name, summary: summary, kind: .optional(.list(.record(type.shape))))) {
            source in values(source).map(type.list) ?? .null
        }
    }

    /// Returns the field as a column of lists.
    ///
    /// - Parameters:
    ///   - style: the style of its cells.
    ///   - giving: what it does if a line is too long.
    ///   - isRight: whether its cells are aligned right, as numbers are.
    ///   - text: makes the text of a cell, if that is not the value.
    /// - Returns: the same field with a column.
    package func column(
        _ style: TextStyle = .plain, giving: Giving = .nothing, isRight: Bool = false,
        _ text: (@Sendable (Source) -> StyledText)? = nil
    ) -> Field {
        var field = self
        let value = value
        field.column = Column(giving: giving, isRight: isRight) { source in
            if let text { return text(source) }
            switch value(source) {
            case .string(let text): return StyledText(text, style)
            case .int(let number): return StyledText("\(number)", style)
            default: return StyledText()
            }
        }
        return field
    }
}

/// A column of a list: its cells, and what it does if a line is too long.
package struct Column<Source>: Sendable {
    let giving: Giving
    let isRight: Bool
    let cell: @Sendable (Source) -> StyledText
}
