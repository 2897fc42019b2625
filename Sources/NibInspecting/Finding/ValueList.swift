import Replies
import Wording

/// The colors, fonts or images of documents, the most frequent first.
struct ValueList {
    let values: [UsedValue]
    let sort: ValueSort
    /// How many documents were read; nil for the open one.
    let documentCount: Int?

    init(_ values: [UsedValue], sort: ValueSort, documentCount: Int?) {
        self.values = values.sorted { ($1.uses.count, $0.key) < ($0.uses.count, $1.key) }
        self.sort = sort
        self.documentCount = documentCount
    }

    static let type = RecordType<ValueList>("values", rows: "values") {
        Field("values", "the values, the most frequent first", each: value, \.values)
    }

    private static let value = RecordType<UsedValue>("value") {
        Field("value", "the value as 'set' takes it", \.text)
        Field("kind", "literal, system, asset, style or symbol", \.kind.rawValue)
        Field("colorSpace", "the color space, where numbers alone do not tell the color", \.space)
        Field("count", "how often it is used", \.uses.count)
        Field("replacements", "the lines that replace it, one for each property", \.replacements)
        Field("uses", "where it is used", each: use, \.uses)
    }

    private static let use = RecordType<ValueUse>("value use") {
        Field("label", "the name that the outline shows for the object", \.label).column(.label, giving: .label)
        Field("id", "the id of the object; null for the document itself", \.id).column(.id)
        Field("class", "the class of the object", \.className)
        Field("path", "the path to the property from the object", \.path).column()
        Field("place", "where it is in the file; null in an imported document", optional: FilePlace.type, \.place)
            .column(.dim) { StyledText($0.place.map { "\($0.file):\($0.line)" } ?? "", .dim) }
    }

    /// Passes the lines for people on.
    func write(width: Int?, to line: (StyledText) -> Void) throws(CommandError) {
        for value in values {
            line("\(value.shown, .value)  \(Plural.of("use", count: value.uses.count)), \(value.kind.rawValue)")
            try Self.use.write(value.uses, indent: 4, width: width, to: line)
            for text in value.replacements { line("    \("replace:", .dim) \(text)") }
        }
        let count = values.reduce(0) { $0 + $1.uses.count }
        let among = documentCount.map { " in \(Plural.of("document", count: $0))" } ?? ""
        line(
            values.isEmpty
                ? "no \(sort.rawValue)s\(among)"
                : "\(Plural.of(sort.rawValue, count: values.count)), \(Plural.of("use", count: count))\(among)")
    }

    /// What the lines do not replace.
    var notices: [String] {
        let replaced = values.filter { $0.kind == .literal || sort == .image }
        let count = replaced.reduce(0) { $0 + $1.uses.count { $0.line == nil } }
        guard count > 0 else { return [] }
        return [
            "\(Plural.of("use", count: count)) in attributed texts, runtime attributes or variations "
                + "\(count == 1 ? "has" : "have") no line that replaces \(count == 1 ? "it" : "them")"
        ]
    }
}
