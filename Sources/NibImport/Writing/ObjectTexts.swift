/// What an object says of itself, as attributes of documents: titles, texts, identifiers, places in lists.
struct ObjectTexts {
    private let graph: ArchiveGraph

    init(graph: ArchiveGraph) { self.graph = graph }

    /// Fields that hold texts, and the attributes for them; of several fields for one attribute the first counts.
    private static let fields: [(field: String, attribute: String)] = [
        // AppKit
        ("NSTitle", "title"), ("NSWindowTitle", "title"), ("NSContents", "title"), ("NSLabel", "label"),
        ("NSToolbarItemLabel", "label"), ("NSToolbarItemPaletteLabel", "paletteLabel"),
        ("NSToolbarItemIdentifier", "explicitItemIdentifier"), ("NSToolbarIdentifier", "explicitIdentifier"),
        ("NSPlaceholderString", "placeholderString"), ("NSIdentifier", "identifier"),
        ("NSReuseIdentifierKey", "identifier"), ("NSKeyEquiv", "keyEquivalent"), ("NSKeyEquivalent", "keyEquivalent"),
        ("NSToolTip", "toolTip"), ("NSToolbarItemToolTip", "toolTip"), ("NSObjectClassName", "objectClassName"),
        ("NSFrameAutosaveName", "frameAutosaveName"), ("NSAutosaveName", "autosaveName"), ("NSNibName", "nibName"),
        // UIKit, compiled and in archives
        ("UIText", "text"), ("IBUIText", "text"), ("UITitle", "title"), ("IBUITitle", "title"),
        ("UIPlaceholder", "placeholder"), ("IBUIPlaceholder", "placeholder"), ("UIReuseIdentifier", "reuseIdentifier"),
        ("IBUIReuseIdentifier", "reuseIdentifier"), ("UIStoryboardIdentifier", "storyboardIdentifier"),
        ("UIPrompt", "prompt"), ("IBUIPrompt", "prompt"), ("UINibName", "nibName"), ("IBUINibName", "nibName"),
        ("UIRestorationIdentifier", "restorationIdentifier"),
    ]

    private static let tags = ["NSTag", "UITag", "IBUITag"]

    /// The menus that the system knows, by the names that nibs give them.
    private static let menus = [
        "_NSMainMenu": "main", "_NSAppleMenu": "apple", "_NSServicesMenu": "services", "_NSWindowsMenu": "window",
        "_NSFontMenu": "font", "_NSRecentDocumentsMenu": "recentDocuments", "_NSHelpMenu": "help",
    ]

    /// The attributes of an object in the order of the table.
    func attributes(of object: Int32) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        if graph.isTrue("NSIsSeparator", of: object) { return [("isSeparatorItem", "YES")] }
        for (field, attribute) in Self.fields {
            guard let text = graph.string(field, of: object), !text.isEmpty,
                !result.contains(where: { $0.name == attribute })
            else { continue }
            result.append((attribute, text))
        }
        // The title of a box is in a cell of its own.
        if let cell = graph.object("NSTitleCell", of: object), let title = graph.string("NSContents", of: cell) {
            result.append(("title", title))
        }
        if let name = graph.string("NSName", of: object), let menu = Self.menus[name] {
            result.append(("systemMenu", menu))
        }
        if let tag = Self.tags.lazy.compactMap({ graph.integer($0, of: object) }).first, tag != 0 {
            result.append(("tag", String(tag)))
        }
        return result
    }

    /// The frame as four numbers; nil where the archive has none as text.
    func frame(of object: Int32) -> [String]? {
        if let frame = graph.string("NSFrame", of: object) { return Self.numbers(in: frame, count: 4) }
        if let size = graph.string("NSFrameSize", of: object) {
            return Self.numbers(in: size, count: 2).map { ["0.0", "0.0"] + $0 }
        }
        return nil
    }

    /// The numbers of a text like `{{20, 80}, {260, 22}}`.
    private static func numbers(in text: String, count: Int) -> [String]? {
        guard text.utf8.count < 200 else { return nil }
        let parts = text.split { "{}, ".contains($0) }.map(String.init)
        guard parts.count == count, parts.allSatisfy({ Double($0) != nil }) else { return nil }
        return parts
    }

    /// The title of a UIKit button, which has one for each of its states.
    func normalTitle(of object: Int32) -> String? {
        if let title = graph.string("IBUINormalTitle", of: object) { return title }
        guard let states = graph.object("UIButtonStatefulContent", of: object) else { return nil }
        let members = graph.members(of: states)
        // Keyed archives have the keys in a list of their own; compiled nibs put keys and values in turn.
        let keys = graph.values(named: "NS.keys", of: states)
        for index in members.indices {
            let key =
                keys.isEmpty ? (index % 2 == 1 ? members[index - 1] : .null) : index < keys.count ? keys[index] : .null
            guard graph.integer(key) == 0, case .object(let content) = members[index] else { continue }
            return graph.string("UITitle", of: content)
        }
        return nil
    }

    /// The title of a table column's header.
    func headerTitle(of object: Int32) -> String? {
        graph.object("NSHeaderCell", of: object).flatMap { graph.string("NSContents", of: $0) }
    }
}
