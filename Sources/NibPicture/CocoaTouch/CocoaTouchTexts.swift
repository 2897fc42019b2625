/// Labels, text fields and other views of UIKit that show text.
enum CocoaTouchTexts {
    static let painters: [String: Painter] = [
        "label": label, "textField": textField, "textView": textView, "searchBar": searchBar,
    ]

    private static func label(_ view: DrawnView) -> [Shape] {
        let attributed = view.attributedText("attributedText")
        let font = attributed?.font ?? view.font("fontDescription", size: 17)
        let color = attributed?.color ?? view.color("textColor") ?? .black
        let isOn = !view.isOff("enabled")
        let block = TextBlock(
            font: font, color: isOn ? color : color.opacity(0.4), alignment: view.alignment("textAlignment"),
            lines: view.count("numberOfLines") ?? 1)
        let text = attributed?.text ?? view.text("text") ?? ""
        return background(view) + block.shapes(text, in: view.frame)
    }

    static func background(_ view: DrawnView, radius: Double = 0) -> [Shape] {
        view.color("backgroundColor").map { [.rect(view.frame, radius: radius, .fill($0))] } ?? []
    }

    private static func textField(_ view: DrawnView) -> [Shape] {
        let frame = view.frame
        let fill = view.color("backgroundColor")
        var inner = frame
        var shapes: [Shape] = []
        switch view.attribute("borderStyle") {
        case "roundedRect":
            let paint = Paint(fill: fill ?? .white, stroke: Color(0xD1D1D6))
            shapes.append(.rect(frame.inset(0.5), radius: view.style.isBeforeFlat ? 8 : 5, paint))
            inner = frame.inset(x: 7, y: 0)
        case "line":
            shapes.append(.rect(frame.inset(0.5), radius: 0, Paint(fill: fill, stroke: .black)))
            inner = frame.inset(x: 2, y: 0)
        case "bezel":
            shapes.append(.rect(frame.inset(0.5), radius: 0, Paint(fill: fill, stroke: Color(0xA0A0A0))))
            inner = frame.inset(x: 7, y: 0)
        default:
            shapes.append(.rect(frame.inset(0.5), radius: 0, Paint(fill: fill, stroke: .outline, isDashed: true)))
        }
        return shapes + fieldText(view, in: inner)
    }

    private static func fieldText(_ view: DrawnView, in rect: Rect) -> [Shape] {
        let attributed = view.attributedText("attributedText")
        var font = attributed?.font ?? view.font("fontDescription", size: 17)
        if !view.tree.elements(in: view.node).contains(where: {
            view.tree.attribute("key", of: $0, is: "fontDescription")
        }) {
            font.size = 17
        }
        var block = TextBlock(
            font: font, color: attributed?.color ?? view.color("textColor") ?? .black,
            alignment: view.alignment("textAlignment"))
        guard let text = attributed?.text ?? view.text("text"), !text.isEmpty else {
            block.color = Color(0x3C3C43, alpha: 0.3)
            let placeholder = view.attributedText("attributedPlaceholder")?.text ?? view.text("placeholder") ?? ""
            return block.shapes(placeholder, in: rect)
        }
        let isSecret = view.child("textInputTraits")?.isOn("secureTextEntry") == true
        return block.shapes(isSecret ? String(repeating: "•", count: min(text.count, 40)) : text, in: rect)
    }

    private static func textView(_ view: DrawnView) -> [Shape] {
        let attributed = view.attributedText("attributedText")
        let block = TextBlock(
            font: attributed?.font ?? view.font("fontDescription", size: 14),
            color: attributed?.color ?? view.color("textColor") ?? .black, alignment: view.alignment("textAlignment"),
            vertical: .top, lines: 0)
        let outline = Shape.rect(view.frame.inset(0.5), radius: 0, Paint(stroke: .outline))
        let text = attributed?.text ?? view.text("text") ?? ""
        return background(view) + [outline] + block.shapes(text, in: view.frame.inset(x: 5, y: 8))
    }

    private static func searchBar(_ view: DrawnView) -> [Shape] {
        let isMinimal = view.attribute("searchBarStyle") == "minimal"
        let bar = view.color("barTintColor") ?? (isMinimal ? nil : Color(0xF0F0F2))
        let field = view.frame.inset(x: 8, y: max(2, (view.frame.height - 36) / 2))
        let icon = Rect(x: field.x + 8, y: field.midY - 7, width: 14, height: 14)
        let hint = view.text("text") ?? view.text("placeholder") ?? "Search"
        let block = TextBlock(font: Font(size: 16), color: .gray)
        return [
            .rect(view.frame, radius: 0, .fill(bar)), .rect(field, radius: 9, .fill(Color(0x767680, alpha: 0.14))),
        ] + Parts.magnifier(in: icon, color: .gray) + block.shapes(hint, in: field.droppingLeft(28).inset(x: 4, y: 0))
    }
}
