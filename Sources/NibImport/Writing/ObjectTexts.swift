/// Reads titles, texts, identifiers and frames of an object as the attributes that documents give them.
struct ObjectTexts {
    private let graph: ArchiveGraph

    init(graph: ArchiveGraph) { self.graph = graph }

    /// Fields that hold texts, with their attributes; if several fields have the same attribute, the first one counts.
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

    /// The values of `systemMenu` by the names that nibs give to menus with a special role.
    private static let menus = [
        "_NSMainMenu": "main", "_NSAppleMenu": "apple", "_NSServicesMenu": "services", "_NSWindowsMenu": "window",
        "_NSFontMenu": "font", "_NSRecentDocumentsMenu": "recentDocuments", "_NSHelpMenu": "help",
    ]

    /// Returns the attributes of an object in the order of the table.
    func attributes(of object: Int32) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        if graph.isTrue("NSIsSeparator", of: object) { return [("isSeparatorItem", "YES")] }
        for (field, attribute) in Self.fields {
            guard let text = graph.string(field, of: object), !text.isEmpty,
                !result.contains(where: { $0.name == attribute })
            else { continue }
            result.append((attribute, text))
        }
        // The title of a box is in a separate cell.
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

    /// Returns the frame as four numbers; nil if the archive does not store it as text.
    func frame(of object: Int32) -> [String]? {
        if let frame = graph.string("NSFrame", of: object) { return Self.numbers(in: frame, count: 4) }
        if let size = graph.string("NSFrameSize", of: object) {
            return Self.numbers(in: size, count: 2).map { ["0.0", "0.0"] + $0 }
        }
        return nil
    }

    /// Returns the numbers in a text such as `{{20, 80}, {260, 22}}`.
    private static func numbers(in text: String, count: Int) -> [String]? {
        guard text.utf8.count < 200 else { return nil }
        let parts = text.split { "{}, ".contains($0) }.map(String.init)
        guard parts.count == count, parts.allSatisfy({ Double($0) != nil }) else { return nil }
        return parts
    }

    /// Returns the title of a UIKit button in its normal state.
    func normalTitle(of object: Int32) -> String? {
        if let title = graph.string("IBUINormalTitle", of: object) { return title }
        guard let states = graph.object("UIButtonStatefulContent", of: object) else { return nil }
        let members = graph.members(of: states)
        // Keyed archives keep the keys in a separate list; compiled nibs alternate keys and values.
        let keys = graph.values(named: "NS.keys", of: states)
        for index in members.indices {
            let key =
                keys.isEmpty ? (index % 2 == 1 ? members[index - 1] : .null) : index < keys.count ? keys[index] : .null
            guard graph.integer(key) == 0, case .object(let content) = members[index] else { continue }
            return graph.string("UITitle", of: content)
        }
        return nil
    }

    /// Returns the modifiers of a menu item's key as attributes; nil if they are those of an item that names none, Command alone.
    func modifiers(of object: Int32) -> [(name: String, value: String)]? {
        guard graph.className(object) == "NSMenuItem", !graph.isTrue("NSIsSeparator", of: object) else { return nil }
        let mask = graph.integer("NSKeyEquivModMask", of: object) ?? 0
        let names = Self.modifiers.filter { mask & $0.flag != 0 }.map(\.name)
        return names == ["command"] ? nil : names.map { ($0, "YES") }
    }

    /// NSEvent's modifier flags, in the order of documents.
    private static let modifiers = [
        (flag: 1 << 17, name: "shift"), (flag: 1 << 18, name: "control"), (flag: 1 << 19, name: "option"),
        (flag: 1 << 20, name: "command"),
    ]

    /// Returns the title of a table column's header.
    func headerTitle(of object: Int32) -> String? {
        graph.object("NSHeaderCell", of: object).flatMap { graph.string("NSContents", of: $0) }
    }
}
