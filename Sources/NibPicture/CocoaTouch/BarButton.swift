import XMLTree

/// A bar button item: what a bar shows for it.
struct BarButton {
    private let item: DrawnView

    init(_ item: DrawnView) { self.item = item }

    var isFlexible: Bool { item.attribute("systemItem") == "flexibleSpace" }

    private var isSpace: Bool { isFlexible || item.attribute("systemItem") == "fixedSpace" }

    /// What it says: its title, or the word or sign of the system's item; nil if it shows an image.
    private var text: String? {
        if let title = item.text("title"), !title.isEmpty { return title }
        if customView != nil { return nil }
        guard let system = item.attribute("systemItem") else { return nil }
        if system == "add" { return "＋" }
        return ["done", "cancel", "edit", "save", "undo", "redo", "close"].contains(system) ? Self.words(system) : nil
    }

    private var font: Font {
        let isDone = item.attribute("style") == "done" || ["done", "save"].contains(item.attribute("systemItem"))
        return Font(size: 17, weight: isDone ? 600 : 400)
    }

    /// The view that it shows in place of a title or an image.
    var customView: NodeID? { item.child("customView")?.node }

    /// The size of that view.
    private var customSize: Size? {
        customView.map { item.style.frames.frame(of: $0)?.size ?? Size(width: 44, height: 30) }
    }

    /// Where that view is in the place of the button.
    func customFrame(in slot: Rect) -> Rect? {
        customSize.map { slot.centered(width: $0.width, height: $0.height) }
    }

    /// The width that it takes.
    var width: Double {
        if let customSize { return max(8, min(customSize.width, 400)) }
        if isSpace { return isFlexible ? 0 : max(0, min(item.number("width") ?? 42, 1000)) }
        return text.map { max(20, min(TextWidth.of(String($0.prefix(60)), font: font), 300)) } ?? 26
    }

    func shapes(in slot: Rect, tint: Color) -> [Shape] {
        if isSpace || customView != nil { return [] }
        let color = (item.color("tintColor") ?? tint).opacity(item.isOff("enabled") ? 0.35 : 1)
        guard let text else {
            return Parts.icon(item.image(), in: slot.centered(width: 22, height: 22), color: color)
        }
        return TextBlock(font: font, color: color, alignment: .center).shapes(text, in: slot.inset(x: -2, y: 0))
    }

    /// The name of a system's item in words: `Fast Forward` for `fastForward`.
    static func words(_ name: String) -> String {
        var words = ""
        for character in name.prefix(40) {
            if character.isUppercase, !words.isEmpty { words += " " }
            words += words.isEmpty ? character.uppercased() : String(character)
        }
        return words
    }
}
