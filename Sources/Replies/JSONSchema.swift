/// JSON Schema (draft 2020-12) of records.
package enum JSONSchema {
    /// The dialect that the schemas are written in.
    package static let dialect = "https://json-schema.org/draft/2020-12/schema"

    /// The schema of a record, or of several whose fields are those of one object.
    ///
    /// - Parameters:
    ///   - shapes: the types of the records.
    ///   - fixed: the values of fields that are always the same.
    /// - Returns: an object's schema; records in it are references to `definitions(of:)`.
    package static func object(_ shapes: [RecordShape], fixed: [String: JSONValue] = [:]) -> JSONValue {
        let properties = shapes.flatMap(\.fields).map { field -> JSONValue.Member in
            let value = fixed[field.name].map { ["const": $0] } ?? schema(field.kind)
            return .init(field.name, described(value, field.summary))
        }
        return .object([
            .init("type", "object"), .init("properties", .object(properties)),
            .init("required", .strings(properties.map(\.key))), .init("additionalProperties", false),
        ])
    }

    /// The schemas of all records in some records, by their names.
    package static func definitions(of shapes: [RecordShape]) -> [JSONValue.Member] {
        RecordShape.all(in: shapes.flatMap { $0.fields.compactMap(\.kind.shape) }).map { .init($0.key, object([$0])) }
    }

    private static func described(_ schema: JSONValue, _ summary: String) -> JSONValue {
        guard case .object(let members) = schema else { return schema }
        return .object(members + [.init("description", .string(summary))])
    }

    private static func schema(_ kind: FieldKind) -> JSONValue {
        switch kind {
        case .text: ["type": "string"]
        case .choice(let choices): ["enum": .strings(choices)]
        case .whole: ["type": "integer"]
        case .number: ["type": "number"]
        case .flag: ["type": "boolean"]
        case .record(let shape): ["$ref": .string("#/$defs/\(shape.key)")]
        case .list(let kind): ["type": "array", "items": schema(kind)]
        case .optional(let kind): ["anyOf": [schema(kind), ["type": "null"]]]
        }
    }
}

extension RecordShape {
    /// All records in some records, and these, each once, sorted by name.
    package static func all(in shapes: [RecordShape]) -> [RecordShape] {
        var found: [RecordShape] = []
        var pending = shapes
        while let shape = pending.popLast() {
            guard !found.contains(where: { $0 === shape }) else { continue }
            found.append(shape)
            pending += shape.fields.compactMap(\.kind.shape)
        }
        return found.sorted { $0.name < $1.name }
    }

    /// The name of the record among the definitions of a schema.
    fileprivate var key: String { name.replacing(" ", with: "-") }
}
