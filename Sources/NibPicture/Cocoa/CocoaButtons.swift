/// The buttons of macOS: push buttons, check boxes, radio buttons, pop-up buttons and matrices of such.
enum CocoaButtons {
    static let painters: [String: Painter] = [
        "button": { button(CocoaCell(of: $0), in: $0.frame, tint: $0.tint) },
        "popUpButton": { popUp(CocoaCell(of: $0), in: $0.frame, tint: $0.tint) }, "matrix": matrix,
        "comboButton": { button(CocoaCell(of: $0), in: $0.frame, tint: $0.tint) },
    ]

    private static let bezel = Paint(fill: .white, stroke: CocoaCell.border)

    /// Draws a button.
    ///
    /// - Parameters:
    ///   - cell: what the button says, and how it looks.
    ///   - frame: the frame; a push button's reaches further than what is seen of it.
    ///   - tint: the color of what is on.
    /// - Returns: the shapes.
    static func button(_ cell: CocoaCell, in frame: Rect, tint: Color) -> [Shape] {
        let type = cell.cell.attribute("type") ?? ""
        switch (type, cell.cell.attribute("bezelStyle") ?? "") {
        case ("check", _): return mark(cell, in: frame, isRound: false, tint: tint)
        case ("radio", _): return mark(cell, in: frame, isRound: true, tint: tint)
        case ("help", _), (_, "helpButton"): return help(in: frame)
        case ("disclosureTriangle", _), (_, "disclosure"):
            return [Parts.chevron(in: frame.centered(width: 6, height: 9), pointing: .right, color: .note)]
        case ("push", _), (_, "rounded"): return push(cell, in: frame, tint: tint)
        case (_, let style):
            let isBordered =
                cell.cell.attribute("borderStyle")?.hasPrefix("border") == true
                && cell.cell.attribute("borderStyle") != "none"
            let isSquare = ["smallSquare", "shadowlessSquare", "regularSquare"].contains(style)
            let shape = frame.inset(x: isSquare ? 0.5 : 1, y: isSquare ? 0.5 : max(0.5, (frame.height - 22) / 2))
            let ground: [Shape] = isBordered ? [.rect(shape, radius: isSquare ? 0 : 5, bezel)] : []
            return ground + content(cell, in: frame.inset(x: 3, y: 0), color: cell.color)
        }
    }

    private static func push(_ cell: CocoaCell, in frame: Rect, tint: Color) -> [Shape] {
        let height =
            switch cell.cell.attribute("controlSize") {
            case "small": 19.0
            case "mini": 15.0
            case "large": 30.0
            default: 21.0
            }
        let isDefault = cell.cell.text("keyEquivalent") == "\r"
        let shape = frame.inset(x: min(6.5, frame.width * 0.1), y: max(0.5, (frame.height - height) / 2))
        let paint = isDefault ? Paint(fill: tint, stroke: tint) : bezel
        return [.rect(shape, radius: 5, paint)]
            + content(cell, in: shape.inset(x: 3, y: 0), color: isDefault ? .white : cell.color)
    }

    /// The title and the image of a button.
    private static func content(_ cell: CocoaCell, in rect: Rect, color: Color) -> [Shape] {
        let title = cell.cell.attributedText("attributedTitle")?.text ?? cell.cell.text("title") ?? ""
        let image = cell.cell.image()
        let block = TextBlock(font: cell.font, color: color, alignment: cell.cell.alignment("alignment"), lines: 2)
        guard let image else { return block.shapes(title, in: rect) }
        let position = cell.cell.attribute("imagePosition")
        guard !title.isEmpty, position != "only", position != "overlaps" else {
            let side = min(rect.width, rect.height)
            let box =
                rect.width >= 60 && rect.height >= 40
                ? rect : rect.centered(width: min(side, 20), height: min(side, 20))
            return Parts.image(image, in: box, color: Color(0x6E7F96))
        }
        if position == "above" || position == "below" {
            let icon = (position == "above" ? rect.top(rect.height - 16) : rect.bottom(rect.height - 16))
            return Parts.image(nil, in: icon.centered(width: 24, height: min(24, icon.height)), color: Color(0x6E7F96))
                + block.shapes(title, in: position == "above" ? rect.bottom(16) : rect.top(16))
        }
        let side = min(16, rect.height)
        let isRight = position == "right" || position == "trailing"
        let icon = (isRight ? rect.right(side) : rect.left(side)).centered(width: side, height: side)
        let rest = isRight ? rect.left(rect.width - side - 4) : rect.droppingLeft(side + 4)
        return Parts.image(nil, in: icon, color: Color(0x6E7F96)) + block.shapes(title, in: rest)
    }

    /// A check box or a radio button.
    private static func mark(_ cell: CocoaCell, in frame: Rect, isRound: Bool, tint: Color) -> [Shape] {
        let side = cell.size < 12 ? 12.0 : 14
        let isRight =
            cell.cell.attribute("imagePosition") == "right" || cell.cell.attribute("imagePosition") == "trailing"
        // The frame of a check box begins two points before the box.
        let slot = frame.inset(x: 2, y: 0)
        let box = (isRight ? slot.right(side) : slot.left(side)).centered(width: side, height: side)
        let isOn = cell.isSelected
        let paint = isOn ? Paint(fill: tint, stroke: tint) : bezel
        let inside: Shape? =
            !isOn
            ? nil
            : isRound
                ? .ellipse(box.centered(width: side * 0.4, height: side * 0.4), .fill(.white))
                : Parts.checkmark(in: box.inset(side * 0.27), color: .white)
        let outline: Shape = isRound ? .ellipse(box.inset(0.5), paint) : .rect(box.inset(0.5), radius: 3, paint)
        let block = TextBlock(font: cell.font, color: cell.color, lines: 0)
        let hasTitle = cell.cell.attribute("imagePosition") != "only"
        let rest = isRight ? slot.left(slot.width - side - 6) : slot.droppingLeft(side + 6)
        return [outline] + (inside.map { [$0] } ?? [])
            + (hasTitle ? block.shapes(cell.cell.text("title") ?? "", in: rest) : [])
    }

    private static func help(in frame: Rect) -> [Shape] {
        let circle = frame.centered(width: 20, height: 20)
        let block = TextBlock(font: Font(size: 13, weight: 500), color: .note, alignment: .center)
        return [.ellipse(circle, bezel)] + block.shapes("?", in: circle)
    }

    // MARK: - Pop-up buttons

    static func popUp(_ cell: CocoaCell, in frame: Rect, tint: Color) -> [Shape] {
        let pullsDown = cell.cell.isOn("pullsDown")
        let isBordered = cell.cell.attribute("borderStyle") != nil
        let height = cell.size < 12 ? 18.0 : 21
        let shape = frame.inset(x: isBordered ? 2.5 : 0, y: max(0.5, (frame.height - height) / 2))
        let arrow = shape.right(min(18, shape.width))
        let ground: [Shape] = isBordered ? [.rect(shape, radius: 5, bezel)] : []
        let isArrowless = cell.cell.attribute("arrowPosition") == "noArrow"
        let (mark, color): ([Shape], Color) = (
            isBordered && !pullsDown ? [.rect(arrow.inset(2), radius: 3, .fill(tint))] : [],
            isBordered && !pullsDown ? .white : .note
        )
        let (up, down) = (
            arrow.centered(width: 6, height: 3).offset(x: 0, y: pullsDown ? 0 : -4),
            arrow.centered(width: 6, height: 3).offset(x: 0, y: pullsDown ? 0 : 4)
        )
        let angles =
            (pullsDown ? [] : [Parts.chevron(in: up, pointing: .up, color: color)])
            + [Parts.chevron(in: down, pointing: .down, color: color)]
        return ground
            + popUpTitle(
                cell, in: Rect(x: shape.x + 8, y: shape.y, width: max(0, shape.width - 28), height: shape.height))
            + (isArrowless ? [] : mark + angles)
    }

    private static func popUpTitle(_ cell: CocoaCell, in rect: Rect) -> [Shape] {
        let first = cell.cell.child("menu")?.list("items").first
        let title = cell.cell.text("title").flatMap { $0.isEmpty ? nil : $0 } ?? first?.text("title") ?? ""
        let image = cell.cell.isOn("pullsDown") ? first?.image() : nil
        if cell.cell.attribute("imagePosition") == "only" || (title.isEmpty && image != nil) {
            return Parts.image(image, in: rect.left(16).centered(width: 16, height: 16), color: Color(0x6E7F96))
        }
        return TextBlock(font: cell.font, color: cell.color, alignment: cell.cell.alignment("alignment")).shapes(
            title, in: rect)
    }

    // MARK: - Matrices

    /// The cells of a matrix, column by column as documents have them.
    private static func matrix(_ view: DrawnView) -> [Shape] {
        let cellSize = view.style.frames.size(keyed: "cellSize", of: view.node) ?? Size(width: 80, height: 20)
        let spacing = view.style.frames.size(keyed: "intercellSpacing", of: view.node) ?? Size(width: 0, height: 0)
        var shapes: [Shape] = []
        for (column, part) in view.list("cells").enumerated() {
            let cells = view.tree.elements(in: part.node).prefix(Limits.parts / 4)
            for (row, cell) in cells.enumerated() where shapes.count < Limits.parts * 4 {
                let frame = Rect(
                    x: view.frame.x + Double(column) * (cellSize.width + spacing.width),
                    y: view.frame.y + Double(row) * (cellSize.height + spacing.height), width: cellSize.width,
                    height: cellSize.height)
                shapes += button(CocoaCell(view.part(cell, frame: frame)), in: frame, tint: view.tint)
            }
        }
        return shapes
    }
}
