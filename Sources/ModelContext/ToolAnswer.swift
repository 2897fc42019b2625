import Bytes
import Replies
import Wording

/// What a call of a tool returns: a text for people, and the same for programs where the tool declares it.
struct ToolAnswer {
    var text: String
    /// The same for programs; nil if there is nothing more than the text.
    var record: Record?
    /// A PNG that is shown before the text; nil without one.
    var image: [UInt8]?
    /// Whether the call failed.
    var isError = false

    /// The most characters of an answer for which the client gives no limit.
    static let usualLimit = 8_000

    /// What every record of an answer says besides: how much of it is missing.
    private static let rest = RecordType<(leftOutCount: Int, advice: String?)>("rest of an answer") {
        Field("leftOutCount", "how many rows are left out because of the limit", \.leftOutCount)
        Field("advice", "how to ask for them", \.advice)
    }

    /// The schema of the records of a type, as answers have them.
    static func schema(of shape: RecordShape) -> JSONValue {
        guard case .object(let members) = JSONSchema.object([shape, rest.shape]) else { return .null }
        return .object(members + [.init("$defs", .object(JSONSchema.definitions(of: [shape])))])
    }

    /// The answer as the protocol has it, with at most some characters besides the picture.
    func result(limit: Int) -> JSONValue {
        // The record can hardly be read in part, so the text gives way to it, down to two fifths.
        let structured = record.map { Self.structured($0, limit: limit * 3 / 5) }
        let used = structured.map { $0.text.utf8.count } ?? 0
        let shown = ShortenedText(ShownText.lines(text), limit: limit - used)
        let picture = image.map { bytes -> JSONValue in
            .object([
                .init("type", "image"), .init("data", .string(Base64.encode(bytes, isPadded: true))),
                .init("mimeType", "image/png"),
            ])
        }
        let words: JSONValue = .object([.init("type", "text"), .init("text", .string(shown.text))])
        var members: [JSONValue.Member] = [.init("content", .array((picture.map { [$0] } ?? []) + [words]))]
        if let structured { members.append(.init("structuredContent", structured)) }
        if isError { members.append(.init("isError", true)) }
        return .object(members)
    }

    /// A record with as many of its rows as there is room for.
    private static func structured(_ record: Record, limit: Int) -> JSONValue {
        var members = record.members
        var leftOut = 0
        if let place = members.firstIndex(where: { $0.key == record.shape.rows }),
            case .array(let rows) = members[place].value
        {
            var room = limit - JSONValue.object(members.filter { $0.key != record.shape.rows }).text.utf8.count
            let fitting = rows.prefix { row in
                room -= row.text.utf8.count + 1
                return room >= 0
            }
            leftOut = rows.count - fitting.count
            members[place] = .init(members[place].key, .array(Array(fitting)))
        }
        let advice = leftOut > 0 ? "ask for less, or with a greater 'limit'" : nil
        return .object(members + rest.record((leftOut, advice)).members)
    }
}
