/// The text fields and text views of macOS.
enum CocoaTexts {
    static let painters: [String: Painter] = [
        "textField": field, "secureTextField": field, "searchField": searchField, "tokenField": field,
        "comboBox": comboBox, "textView": textView, "datePicker": datePicker, "pathControl": pathControl,
    ]

    private static func field(_ view: DrawnView) -> [Shape] {
        let cell = CocoaCell(of: view)
        let frame = view.frame
        guard let border = cell.cell.attribute("borderStyle") else {
            let fill = cell.cell.isOn("drawsBackground") ? cell.cell.color("backgroundColor") : nil
            let ground = fill.map { [Shape.rect(frame, radius: 0, .fill($0))] } ?? []
            return ground + text(of: cell, in: frame.inset(x: 2, y: 0), isField: false)
        }
        let isRound = cell.cell.attribute("bezelStyle") == "round"
        let fill = cell.cell.color("backgroundColor").flatMap { $0.alpha > 0 ? $0 : nil } ?? .white
        let paint = Paint(fill: fill, stroke: border == "border" ? Color(0x8C8C8C) : CocoaCell.border)
        return [.rect(frame.inset(0.5), radius: isRound ? 6 : 0, paint)]
            + text(of: cell, in: frame.inset(x: isRound ? 7 : 4, y: frame.height > 34 ? 3 : 0), isField: true)
    }

    /// The text of a field or its placeholder; a label of several lines begins at the top, as the frame of one line is just as high.
    private static func text(of cell: CocoaCell, in rect: Rect, isField: Bool) -> [Shape] {
        let isSecret = cell.cell.element == "secureTextFieldCell"
        let attributed =
            cell.cell.attributedText("attributedStringValue") ?? cell.cell.attributedText("attributedTitle")
        var block = TextBlock(
            font: attributed?.font ?? cell.font, color: attributed?.color ?? cell.color,
            alignment: cell.cell.alignment("alignment"))
        let isOneLine = cell.cell.isOn("scrollable") || cell.cell.isOn("usesSingleLineMode")
        block.lines = isOneLine ? 1 : 0
        if rect.height > block.font.size * 2.2 { block.vertical = .top }
        guard let text = attributed?.text ?? cell.cell.text("title"), !text.isEmpty else {
            block.color = Color(0x000000, alpha: 0.3)
            return block.shapes(cell.cell.text("placeholderString") ?? "", in: rect)
        }
        return block.shapes(isSecret ? String(repeating: "•", count: min(40, text.count)) : text, in: rect)
    }

    private static func searchField(_ view: DrawnView) -> [Shape] {
        let cell = CocoaCell(of: view)
        let frame = view.frame.inset(0.5)
        let icon = frame.left(22).centered(width: 10, height: 10)
        let hint = cell.cell.text("placeholderString") ?? "Search"
        let title = cell.cell.text("title") ?? ""
        let block = TextBlock(font: cell.font, color: title.isEmpty ? .gray : cell.color)
        return [.rect(frame, radius: 6, Paint(fill: .white, stroke: CocoaCell.border))]
            + Parts.magnifier(in: icon, color: .gray)
            + block.shapes(title.isEmpty ? hint : title, in: frame.droppingLeft(22))
    }

    private static func comboBox(_ view: DrawnView) -> [Shape] {
        let cell = CocoaCell(of: view)
        let frame = view.frame.inset(x: 1, y: max(0, (view.frame.height - 22) / 2))
        let arrow = frame.right(18)
        return [.rect(frame, radius: 3, Paint(fill: .white, stroke: CocoaCell.border))]
            + text(
                of: cell, in: Rect(x: frame.x + 4, y: frame.y, width: frame.width - 26, height: frame.height),
                isField: true)
            + [
                .rect(arrow.inset(2), radius: 3, .fill(view.tint)),
                Parts.chevron(in: arrow.centered(width: 7, height: 4), pointing: .down, color: .white),
            ]
    }

    private static func textView(_ view: DrawnView) -> [Shape] {
        let draws = !view.isOff("drawsBackground")
        let fill = view.color("backgroundColor") ?? .white
        let ground: [Shape] = draws ? [.rect(view.frame, radius: 0, .fill(fill))] : []
        let storage = view.attributedText("textStorage")
        let block = TextBlock(
            font: storage?.font ?? view.font("font", size: 12),
            color: storage?.color ?? view.color("textColor") ?? .black, vertical: .top, lines: 0)
        return ground + block.shapes(storage?.text ?? view.text("string") ?? "", in: view.frame.inset(x: 5, y: 2))
    }

    private static func datePicker(_ view: DrawnView) -> [Shape] {
        let cell = CocoaCell(of: view)
        let style = cell.cell.attribute("datePickerStyle") ?? view.attribute("datePickerStyle")
        if style == "clockAndCalendar" { return Parts.namedBox("Clock and Calendar", in: view.frame, fill: .white) }
        let frame = view.frame.inset(0.5)
        let block = TextBlock(font: cell.font, color: cell.color)
        let stepper = style == "textField" ? 0.0 : 16
        let field = Rect(x: frame.x, y: frame.y, width: max(0, frame.width - stepper - 2), height: frame.height)
        let arrows = stepper > 0 ? CocoaControls.arrows(in: frame.right(13)) : []
        return [.rect(field, radius: 0, Paint(fill: .white, stroke: CocoaCell.border))]
            + block.shapes("date", in: field.inset(x: 4, y: 0)) + arrows
    }

    private static func pathControl(_ view: DrawnView) -> [Shape] {
        let cell = CocoaCell(of: view)
        let block = TextBlock(font: cell.font, color: cell.color)
        return [.rect(view.frame.inset(0.5), radius: 3, Paint(fill: .white, stroke: CocoaCell.border))]
            + block.shapes("Path  ▸  Component", in: view.frame.inset(x: 6, y: 0))
    }
}
