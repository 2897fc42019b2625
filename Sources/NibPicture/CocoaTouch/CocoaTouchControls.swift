/// The controls of UIKit, and its views that show a value, an image or a page.
enum CocoaTouchControls {
    static let painters: [String: Painter] = [
        "button": CocoaTouchButton.draw, "switch": toggle, "slider": slider, "stepper": stepper,
        "progressView": progress,
        "activityIndicatorView": activity, "segmentedControl": segments, "pageControl": pages, "datePicker": datePicker,
        "pickerView": picker, "imageView": image, "visualEffectView": effect, "containerView": container,
    ]

    private static func toggle(_ view: DrawnView) -> [Shape] {
        let capsule = Rect(x: view.frame.x, y: view.frame.midY - 15.5, width: min(51, view.frame.width), height: 31)
        let isOn = view.isOn("on")
        let fill = isOn ? view.color("onTintColor") ?? Color(0x34C759) : Color(0xE9E9EB)
        let thumb = (isOn ? capsule.right(29) : capsule.left(29)).offset(x: isOn ? -2 : 2, y: 0)
        let paint = Paint(fill: view.color("thumbTintColor") ?? .white, stroke: Color(0x000000, alpha: 0.08))
        return [
            .rect(capsule, radius: 15.5, .fill(fill)), .ellipse(thumb.centered(width: 27, height: 27), paint),
        ]
    }

    private static func slider(_ view: DrawnView) -> [Shape] {
        let fraction = view.fraction("value", from: "minValue", to: "maxValue")
        let track = view.frame.inset(x: 2, y: 0).centered(width: view.frame.width, height: 4)
        let side = min(28, max(10, view.frame.height))
        let x = track.x + (track.width - side) * fraction
        let thumb = Rect(x: x, y: track.midY - side / 2, width: side, height: side)
        let done = track.left(x + side / 2 - track.x)
        let paint = Paint(fill: view.color("thumbTintColor") ?? .white, stroke: Color(0x000000, alpha: 0.16))
        return [
            .rect(track, radius: 2, .fill(view.color("maximumTrackTintColor") ?? Color(0xE4E4E6))),
            .rect(done, radius: 2, .fill(view.color("minimumTrackTintColor") ?? view.tint)), .ellipse(thumb, paint),
        ]
    }

    private static func stepper(_ view: DrawnView) -> [Shape] {
        let frame = view.frame
        let (isFlat, y) = (view.style.isSince13, frame.midY)
        let paint = isFlat ? Paint(fill: Color(0xEEEEEF)) : Paint(fill: .white, stroke: view.tint)
        let sign = isFlat ? Color.black : view.tint
        let (left, right) = (frame.x + frame.width * 0.25, frame.x + frame.width * 0.75)
        return [
            .rect(frame.inset(0.5), radius: isFlat ? 8 : 4, paint),
            Parts.line(
                from: (frame.midX, frame.y + 6), to: (frame.midX, frame.maxY - 6),
                color: isFlat ? Color(0xC8C8CC) : view.tint),
            Parts.line(from: (left - 7, y), to: (left + 7, y), color: sign, width: 1.5),
            Parts.line(from: (right - 7, y), to: (right + 7, y), color: sign, width: 1.5),
            Parts.line(from: (right, y - 7), to: (right, y + 7), color: sign, width: 1.5),
        ]
    }

    private static func progress(_ view: DrawnView) -> [Shape] {
        let track = view.frame.centered(width: view.frame.width, height: max(2, min(4, view.frame.height)))
        let fraction = max(0, min(1, view.number("progress") ?? 0.5))
        return [
            .rect(track, radius: 2, .fill(view.color("trackTintColor") ?? Color(0xE4E4E6))),
            .rect(track.left(track.width * fraction), radius: 2, .fill(view.color("progressTintColor") ?? view.tint)),
        ]
    }

    private static func activity(_ view: DrawnView) -> [Shape] {
        let isWhite = view.attribute("style")?.hasPrefix("white") == true
        let color = view.color("color") ?? (isWhite ? Color(0xB0B0B6) : .gray)
        let side = min(view.frame.width, view.frame.height, 37)
        return Parts.spinner(in: view.frame.centered(width: side, height: side), color: color)
    }

    private static func segments(_ view: DrawnView) -> [Shape] {
        let parts = view.list("segments")
        let isGray = view.style.isSince13
        let frame = view.frame.inset(0.5)
        let paint = isGray ? Paint(fill: Color(0xEEEEEF)) : Paint(fill: .white, stroke: view.tint)
        var shapes: [Shape] = [.rect(frame, radius: isGray ? 8 : 4, paint)]
        guard !parts.isEmpty else { return shapes }
        let fixed = parts.map { $0.number("width") ?? 0 }
        let rest = parts.indices.filter { fixed[$0] <= 0 }.count
        let share = rest == 0 ? 0 : max(0, frame.width - fixed.reduce(0, +)) / Double(rest)
        let selected = Int(view.number("selectedSegmentIndex") ?? -1)
        var x = frame.x
        for (index, part) in parts.enumerated() {
            let width = fixed[index] > 0 ? fixed[index] : share
            let slot = Rect(x: x, y: frame.y, width: width, height: frame.height)
            x += width
            let isSelected = index == selected
            if isSelected {
                let chosen = isGray ? Paint(fill: .white, stroke: Color(0x000000, alpha: 0.06)) : .fill(view.tint)
                shapes.append(.rect(isGray ? slot.inset(2) : slot, radius: isGray ? 6 : 3, chosen))
            } else if index > 0, !isGray {
                shapes.append(Parts.line(from: (slot.x, slot.y), to: (slot.x, slot.maxY), color: view.tint))
            }
            let color: Color = isGray ? .black : isSelected ? .white : view.tint
            let block = TextBlock(
                font: Font(size: 13, weight: isSelected && isGray ? 600 : 400), color: color, alignment: .center)
            if let title = part.text("title"), !title.isEmpty {
                shapes += block.shapes(title, in: slot)
            } else if let image = part.image() {
                shapes += Parts.icon(image, in: slot.centered(width: 18, height: 18), color: color)
            }
        }
        return shapes
    }

    private static func pages(_ view: DrawnView) -> [Shape] {
        let count = min(view.count("numberOfPages") ?? 3, 30)
        let current = Int(view.number("currentPage") ?? 0)
        let start = view.frame.midX - Double(count - 1) * 8
        return (0..<count).map { index in
            let color =
                index == current
                ? view.color("currentPageIndicatorTintColor") ?? .gray
                : view.color("pageIndicatorTintColor") ?? Color(0xD1D1D6)
            let x = start + Double(index) * 16
            return .ellipse(Rect(x: x - 3.5, y: view.frame.midY - 3.5, width: 7, height: 7), .fill(color))
        }
    }

    private static func datePicker(_ view: DrawnView) -> [Shape] {
        let mode = view.attribute("datePickerMode") ?? "dateAndTime"
        let columns =
            switch mode {
            case "date": ["Month", "Day", "Year"]
            case "time": ["Hour", "Minute"]
            case "countDownTimer": ["Hours", "Minutes"]
            default: ["Date", "Hour", "Minute"]
            }
        guard view.frame.height >= 80 else {
            let box = view.frame.inset(x: 1, y: max(0, (view.frame.height - 34) / 2))
            let block = TextBlock(font: Font(size: 15), color: .black, alignment: .center)
            return [.rect(box, radius: 6, .fill(Color(0xEEEEEF)))]
                + block.shapes(columns.joined(separator: "  "), in: box)
        }
        return wheels(columns.map { ["", $0, ""] }, in: view)
    }

    private static func picker(_ view: DrawnView) -> [Shape] {
        wheels([["Item 1", "Item 2", "Item 3", "Item 4", "Item 5"]], in: view)
    }

    /// Columns of rows around a marked row in the middle.
    private static func wheels(_ columns: [[String]], in view: DrawnView) -> [Shape] {
        let frame = view.frame
        let middle = frame.inset(x: 8, y: 0).centered(width: frame.width, height: 32)
        var shapes = CocoaTouchTexts.background(view)
        shapes.append(.rect(frame.inset(0.5), radius: 0, Paint(stroke: .outline)))
        shapes.append(.rect(middle, radius: 7, .fill(Color(0x747480, alpha: 0.1))))
        let width = middle.width / Double(max(1, columns.count))
        for (column, rows) in columns.enumerated() {
            for (index, row) in rows.enumerated() {
                let distance = Double(index - rows.count / 2)
                let slot = Rect(
                    x: middle.x + Double(column) * width, y: middle.y + distance * 34, width: width, height: 32)
                guard slot.y >= frame.y, slot.maxY <= frame.maxY else { continue }
                let block = TextBlock(
                    font: Font(size: 20 - abs(distance) * 2), color: Color.black.opacity(distance == 0 ? 1 : 0.35),
                    alignment: .center)
                shapes += block.shapes(row, in: slot)
            }
        }
        return shapes
    }

    private static func image(_ view: DrawnView) -> [Shape] {
        let isSymbol = view.attribute("catalog") == "system"
        let color = isSymbol ? view.tint : Color(0x8FA4BF)
        return CocoaTouchTexts.background(view) + Parts.image(view.image(), in: view.frame, color: color)
    }

    private static func effect(_ view: DrawnView) -> [Shape] {
        let blur = view.tree.elements(in: view.node).first { view.tree.name($0) == "blurEffect" }
        let isDark = blur.flatMap { view.tree.attribute("style", of: $0) }?.lowercased().contains("dark") == true
        return [.rect(view.frame, radius: 0, .fill(Color(white: isDark ? 0.15 : 0.96, alpha: 0.8)))]
    }

    private static func container(_ view: DrawnView) -> [Shape] {
        Parts.namedBox("Container", in: view.frame, fill: Color(0xD8DEE9))
    }
}
