import Foundation
import Replies
import Testing

@testable import NibShell

/// The declarations of answers: names that programs can rely on.
@Suite struct AnswerSchemaTests {
    private let shapes = RecordShape.all(in: AnswerSchema.answers.map(\.shape) + [CommandError.type.shape])

    private static let committed = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Answers/fields.txt")

    /// Programs read the fields. One that is changed or removed needs a line in CHANGELOG.md; then `NIBSH_RECORD=1` records them.
    @Test func fieldsAreThoseThatAreCommitted() throws {
        let commands = AnswerSchema.answers.map { "\($0.name) -> \($0.shape.name)" }
        let fields = shapes.flatMap { shape in shape.fields.map { "\(shape.name).\($0.name): \($0.kind.words)" } }
        let text = (commands + fields).joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["NIBSH_RECORD"] != nil {
            try Data(text.utf8).write(to: Self.committed)
            Issue.record("recorded")
        }
        let known = Set(try String(contentsOf: Self.committed, encoding: .utf8).split(separator: "\n"))
        let lost = known.subtracting(text.split(separator: "\n")).sorted()
        #expect(lost.isEmpty, "changed or removed: a line in CHANGELOG.md tells programs")
        #expect(Set(text.split(separator: "\n")).subtracting(known).isEmpty, "added: NIBSH_RECORD=1 records it")
    }

    @Test func recordsHaveNamesOfTheirOwn() {
        let names = shapes.map(\.name)
        #expect(Set(names).count == names.count, "\(names)")
        for shape in shapes {
            #expect(Set(shape.fields.map(\.name)).count == shape.fields.count, "\(shape.name)")
            if let rows = shape.rows { #expect(shape.rowShape != nil, "\(shape.name).\(rows)") }
        }
    }

    /// One name means one thing in every answer.
    @Test func namesMeanOneThing() {
        var kinds: [String: Set<String>] = [:]
        for field in shapes.flatMap(\.fields) { kinds[field.name, default: []].insert(Self.essence(field.kind)) }
        for (name, found) in kinds where found.count > 1 {
            Issue.record("\(name): \(found.sorted().joined(separator: " or "))")
        }
    }

    /// A kind without what differs from record to record: whether it may be null, which records it lists, which texts it may be.
    private static func essence(_ kind: FieldKind) -> String {
        switch kind {
        case .optional(let kind): essence(kind)
        case .list(let kind): kind.shape == nil ? "list of \(essence(kind))" : "list of records"
        case .choice, .text: "text"
        default: kind.words
        }
    }

    @Test func namesSayWhatTheyAre() {
        for field in shapes.flatMap(\.fields) {
            switch field.kind {
            case .flag, .optional(.flag):
                #expect(field.name.hasPrefix("is") || field.name.hasPrefix("has"), "\(field.name)")
            default:
                #expect(!field.name.hasPrefix("is") && !field.name.hasPrefix("has"), "\(field.name)")
            }
            #expect(!field.summary.isEmpty && !field.summary.hasSuffix("."), "\(field.name)")
        }
    }

    @Test func unknownFieldsAreRefused() throws {
        let shell = Shell()
        let error = #expect(throws: CommandError.self) { try shell.execute("help --json=txet") }
        #expect(error?.code == "unknown-field")
        #expect(error?.hints.first == "did you mean 'text'?")
    }

    @Test func tablesAreCommaSeparated() {
        let type = RecordType<[(String, Int)]>("table", rows: "rows") {
            Field(
                "rows", "rows",
                each: RecordType<(String, Int)>("row") {
                    Field("name", "name", \.0)
                    Field("lineCount", "lines", \.1)
                }, \.self)
        }
        let table = CSV(type.record([("a, \"b\"", 1), ("c\nd", 2)]), fields: [])
        #expect(table.header == "name,lineCount")
        #expect(table.rows == ["\"a, \"\"b\"\"\",1", "\"c\nd\",2"])
        #expect(CSV(type.record([("a", 1)]), fields: ["lineCount"]).rows == ["1"])
    }
}
