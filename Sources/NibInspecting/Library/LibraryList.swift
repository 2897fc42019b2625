import NibCatalog
import NibDocument
import Replies

/// The items of the library as text and JSON.
struct LibraryList {
    /// The items of the platform, or of all.
    let items: [LibraryItem]
    private let showsPlatforms: Bool

    /// Finds the items.
    ///
    /// - Parameter platform: the platform whose items are meant; nil for all.
    init(platform: DocumentKind.Platform?) {
        showsPlatforms = platform == nil
        let families: [Family] = platform.map { [$0 == .macOS ? .cocoa : .cocoaTouch] } ?? [.cocoaTouch, .cocoa]
        items = families.flatMap { Catalog($0, era: .newest).library }.filter { item in
            platform.map { item.platforms.contains($0.rawValue) } ?? true
        }
    }

    /// The items whose name is exactly the word; otherwise those with the word in their name, heading or form, in any case.
    func items(matching word: String) -> [LibraryItem] {
        let exact = items.filter { $0.name == word }
        if !exact.isEmpty { return exact }
        let wanted = word.lowercased()
        return items.filter { item in
            [item.name, item.form, item.group].contains { $0.lowercased().contains(wanted) }
        }
    }

    /// The reply with some of the items.
    func reply(_ shown: [LibraryItem]) -> Reply {
        Reply(
            lines: shown.count == 1 ? details(shown[0]) : table(shown),
            record: Self.type.record(shown))
    }

    /// Items for programs.
    static let type = RecordType<[LibraryItem]>("library", rows: "items") {
        Field("items", "the items, in Xcode's order", each: item, \.self)
    }

    private static let item = RecordType<LibraryItem>("item") {
        Field("name", "Xcode's name", \.name)
        Field("group", "the heading in Xcode's library", \.group)
        Field("platforms", "the platforms that have it", \.platforms)
        Field("form", "the word for 'add'", \.form)
        Field("parents", "the elements that it goes into", \.parents)
        Field("comesWith", "what comes along with it, in words", \.companions)
        Field("isConfirmed", "whether a real document shows its shape", \.isConfirmed)
        Field("evidence", "the document that does, or why none is known") { item in
            switch item.evidence {
            case .confirmed(let text), .unconfirmed(let text): text
            }
        }
    }

    private func table(_ shown: [LibraryItem]) -> [StyledText] {
        let rows = Columns.lines(shown.map(row), indent: 2)
        var lines: [StyledText] = []
        for (index, line) in rows.enumerated() {
            let group = shown[index].group
            if index == 0 || shown[index - 1].group != group { lines.append(StyledText(group, .heading)) }
            lines.append(line)
        }
        return lines
    }

    private func row(_ item: LibraryItem) -> [StyledText] {
        var row = [StyledText(item.name), StyledText(item.form)]
        if showsPlatforms { row.append(StyledText(item.platforms.joined(separator: ", "), .dim)) }
        var last = StyledText(item.companions)
        if !item.isConfirmed { last += "\(item.companions.isEmpty ? "" : "; ")\("not confirmed", .warning)" }
        return row + [last]
    }

    private func details(_ item: LibraryItem) -> [StyledText] {
        var rows: [[StyledText]] = [
            ["add", StyledText(item.form)], ["platforms", StyledText(item.platforms.joined(separator: ", "))],
            ["goes into", StyledText(Self.places(item).joined(separator: ", "))],
        ]
        if !item.companions.isEmpty { rows.append(["comes with", StyledText(item.companions)]) }
        switch item.evidence {
        case .confirmed(let text): rows.append(["confirmed by", StyledText(text)])
        case .unconfirmed(let text): rows.append([StyledText("not confirmed", .warning), StyledText(text)])
        }
        return [StyledText(item.name, .heading)] + Columns.lines(rows, indent: 2)
    }

    /// Where an item goes, in words.
    private static func places(_ item: LibraryItem) -> [String] {
        item.parents.map { parent in
            switch parent {
            case "document": "the top level"
            case "scene": "a scene of its own (add scene)"
            default: parent
            }
        }
    }
}
