/// The controls of macOS that show a value, an image or a color.
enum CocoaControls {
    static let painters: [String: Painter] = [
        "slider": slider, "stepper": { arrows(in: $0.frame.centered(width: 13, height: 22)) },
        "progressIndicator": progress, "levelIndicator": level, "segmentedControl": segments, "colorWell": colorWell,
        "imageView": image, "switch": toggle, "scroller": scroller,
        "scrubber": { Parts.namedBox("Scrubber", in: $0.frame) },
    ]

    private static let track = Color(0xD0D0D0)

    private static func slider(_ view: DrawnView) -> [Shape] {
        let cell = CocoaCell(of: view).cell
        let fraction = cell.fraction("doubleValue", from: "minValue", to: "maxValue", ifMissing: 0.5)
        let frame = view.frame
        let knob = Paint(fill: .white, stroke: CocoaCell.border)
        if cell.attribute("sliderType") == "circular" {
            let circle = frame.centered(width: min(frame.width, frame.height), height: min(frame.width, frame.height))
                .inset(2)
            let dot = circle.top(circle.height * 0.5).centered(width: 5, height: 5)
            return [.ellipse(circle, knob), .ellipse(dot, .fill(.note))]
        }
        let ticks = min(cell.count("numberOfTickMarks") ?? 0, 60)
        let isVertical = frame.height > frame.width
        let line =
            isVertical
            ? frame.centered(width: 4, height: frame.height - 4) : frame.centered(width: frame.width - 4, height: 4)
        let side = 14.0
        let place =
            isVertical
            ? Rect(
                x: line.midX - side / 2, y: line.maxY - side - (line.height - side) * fraction, width: side,
                height: side)
            : Rect(x: line.x + (line.width - side) * fraction, y: line.midY - side / 2, width: side, height: side)
        let marks = (0..<ticks).map { index -> Shape in
            let part = ticks == 1 ? 0.5 : Double(index) / Double(ticks - 1)
            if isVertical {
                let y = line.y + line.height * part
                return Parts.line(from: (line.maxX + 5, y), to: (line.maxX + 9, y), color: .gray)
            }
            let x = line.x + line.width * part
            return Parts.line(from: (x, line.maxY + 4), to: (x, line.maxY + 8), color: .gray)
        }
        return [.rect(line, radius: 2, .fill(track))] + marks + [.ellipse(place, knob)]
    }

    /// The two halves of a stepper.
    static func arrows(in rect: Rect) -> [Shape] {
        let paint = Paint(fill: .white, stroke: CocoaCell.border)
        return [
            .rect(rect.inset(0.5), radius: 4, paint),
            Parts.chevron(in: rect.top(rect.height / 2).centered(width: 6, height: 3), pointing: .up, color: .note),
            Parts.chevron(
                in: rect.bottom(rect.height / 2).centered(width: 6, height: 3), pointing: .down, color: .note),
        ]
    }

    private static func progress(_ view: DrawnView) -> [Shape] {
        if view.attribute("style") == "spinning" {
            let side = min(view.frame.width, view.frame.height)
            return Parts.spinner(in: view.frame.centered(width: side, height: side), color: .gray)
        }
        let bar = view.frame.centered(width: view.frame.width - 4, height: 6)
        let value = view.fraction(
            "doubleValue", from: "minValue", to: "maxValue", ifMissing: view.isOn("indeterminate") ? 1 : 0.3)
        let fill = view.tint.opacity(view.isOn("indeterminate") ? 0.4 : 1)
        return [.rect(bar, radius: 3, .fill(track)), .rect(bar.left(bar.width * value), radius: 3, .fill(fill))]
    }

    private static func level(_ view: DrawnView) -> [Shape] {
        let cell = CocoaCell(of: view).cell
        let style = cell.attribute("levelIndicatorStyle") ?? "discreteCapacity"
        let fraction = cell.fraction("doubleValue", from: "minValue", to: "maxValue", ifMissing: 0.6)
        let bar = view.frame.centered(width: view.frame.width, height: min(16, view.frame.height))
        if style == "rating" {
            let count = min(10, Int(cell.number("maxValue") ?? 5))
            return (0..<max(0, count)).map { index in
                .ellipse(
                    Rect(x: bar.x + Double(index) * 14, y: bar.midY - 5, width: 10, height: 10),
                    .fill(Double(index) < fraction * Double(count) ? Color(0x333333) : track))
            }
        }
        return [
            .rect(bar.inset(0.5), radius: 2, Paint(fill: .white, stroke: CocoaCell.border)),
            .rect(bar.inset(2).left((bar.width - 4) * fraction), radius: 1, .fill(Color(0x28CD41))),
        ]
    }

    private static func segments(_ view: DrawnView) -> [Shape] {
        let cell = CocoaCell(of: view)
        let parts = cell.cell.list("segments")
        let frame = view.frame.inset(x: 2, y: max(0.5, (view.frame.height - 22) / 2))
        var shapes: [Shape] = [.rect(frame, radius: 5, Paint(fill: .white, stroke: CocoaCell.border))]
        guard !parts.isEmpty else { return shapes }
        let widths = parts.map { max(0, $0.number("width") ?? 0) }
        let given = widths.reduce(0, +)
        let rest = widths.filter { $0 == 0 }.count
        let share = rest == 0 ? 0 : max(0, frame.width - given) / Double(rest)
        let total = given + share * Double(rest)
        let scale = total > 0 ? frame.width / total : 1
        var x = frame.x
        for (index, part) in parts.enumerated() {
            let width = (widths[index] > 0 ? widths[index] : share) * scale
            let slot = Rect(x: x, y: frame.y, width: width, height: frame.height)
            x += width
            let isSelected = part.isOn("selected")
            if isSelected { shapes.append(.rect(slot.inset(1), radius: 4, .fill(view.tint))) }
            if index > 0 {
                shapes.append(Parts.line(from: (slot.x, slot.y + 3), to: (slot.x, slot.maxY - 3), color: track))
            }
            let color: Color = isSelected ? .white : cell.color
            if let label = part.text("label"), !label.isEmpty {
                shapes += TextBlock(font: cell.font, color: color, alignment: .center).shapes(label, in: slot)
            } else if let image = part.image() {
                shapes += Parts.image(
                    image, in: slot.centered(width: 16, height: 16), color: isSelected ? .white : Color(0x6E7F96))
            }
        }
        return shapes
    }

    private static func colorWell(_ view: DrawnView) -> [Shape] {
        let paint = Paint(fill: view.color("color") ?? .white, stroke: Color(0xA0A0A0))
        return [
            .rect(view.frame.inset(0.5), radius: 3, Paint(fill: .white, stroke: CocoaCell.border)),
            .rect(view.frame.inset(4), radius: 1, paint),
        ]
    }

    private static func image(_ view: DrawnView) -> [Shape] {
        Parts.image(CocoaCell(of: view).cell.image() ?? view.image(), in: view.frame)
    }

    private static func toggle(_ view: DrawnView) -> [Shape] {
        let capsule = view.frame.centered(width: 38, height: 21)
        let isOn = CocoaCell(of: view).isSelected
        let thumb = (isOn ? capsule.right(21) : capsule.left(21)).inset(2)
        return [
            .rect(capsule, radius: 11, .fill(isOn ? view.tint : track)),
            .ellipse(thumb, Paint(fill: .white, stroke: Color(0x000000, alpha: 0.1))),
        ]
    }

    private static func scroller(_ view: DrawnView) -> [Shape] {
        guard view.attribute("horizontal") != nil, view.frame.x > -1000 else { return [] }
        let isWide = view.frame.width > view.frame.height
        let bar =
            isWide
            ? view.frame.inset(x: 2, y: 4).left(view.frame.width * 0.5)
            : view.frame.inset(x: 4, y: 2).top(view.frame.height * 0.5)
        return [.rect(view.frame, radius: 0, .fill(Color(0xF7F7F7))), .rect(bar, radius: 4, .fill(Color(0xC8C8C8)))]
    }
}
