/// The button of UIKit, in its looks before iOS 7, since iOS 7, and with a configuration.
enum CocoaTouchButton {
    static func draw(_ view: DrawnView) -> [Shape] {
        if let configuration = view.child("configuration"), configuration.element == "buttonConfiguration" {
            return configured(view, by: configuration)
        }
        switch view.attribute("buttonType") {
        case "detailDisclosure", "infoLight", "infoDark": return round("i", in: view)
        case "contactAdd": return round("+", in: view)
        case "close": return round("×", in: view)
        case let type: return plain(view, isSystem: type == "system" || type == "roundedRect")
        }
    }

    private static func round(_ sign: String, in view: DrawnView) -> [Shape] {
        let circle = view.frame.centered(width: 22, height: 22)
        let block = TextBlock(font: Font(size: 15, weight: 500), color: view.tint, alignment: .center)
        return [.ellipse(circle, .stroke(view.tint, width: 1.4))] + block.shapes(sign, in: circle)
    }

    // MARK: - Without a configuration

    private static func plain(_ view: DrawnView, isSystem: Bool) -> [Shape] {
        var shapes: [Shape] = []
        let state = view.child("normal")
        let background = view.color("backgroundColor")
        let backImage = state?.image("backgroundImage")
        let isFramed = isSystem && view.style.isBeforeFlat
        if let background { shapes.append(.rect(view.frame, radius: 0, .fill(background))) }
        if let backImage {
            shapes += Parts.image(nil, in: view.frame)
            // Its name, where no title would be over it.
            if (state?.text("title") ?? "").isEmpty { shapes += Parts.note(backImage, in: view.frame) }
        }
        if isFramed {
            shapes.append(.rect(view.frame.inset(0.5), radius: 9, Paint(fill: .white, stroke: Color(0xAAAAAA))))
        }
        let attributed = state?.attributedText("attributedTitle")
        var font = attributed?.font ?? view.font("fontDescription", size: isFramed || isSystem ? 15 : 18)
        if isFramed { font.weight = 700 }
        var color = attributed?.color ?? state?.color("titleColor")
        if color == nil {
            color =
                isFramed
                ? Color(0x324F85) : isSystem ? view.tint : background != nil || backImage != nil ? .white : .note
        }
        if view.isOff("enabled") { color = color?.opacity(0.4) }
        let title = attributed?.text ?? state?.text("title") ?? ""
        return shapes + content(title, image: state?.image(), font: font, color: color ?? view.tint, of: view)
    }

    /// An image and a title, side by side.
    private static func content(
        _ title: String, image: String?, font: Font, color: Color, of view: DrawnView
    ) -> [Shape] {
        let frame = view.frame
        guard let image else {
            let isEmpty = title.isEmpty && view.color("backgroundColor") == nil
            let outline = Shape.rect(frame.inset(0.5), radius: 0, Paint(stroke: .outline, isDashed: true))
            let block = TextBlock(font: font, color: color, alignment: alignment(view))
            return (isEmpty ? [outline] : []) + block.shapes(title, in: frame)
        }
        guard !title.isEmpty else {
            let side = min(frame.width, frame.height, 44)
            let box = frame.width > 60 && frame.height > 30 ? frame : frame.centered(width: side, height: side)
            return Parts.image(image, in: box, color: color)
        }
        let side = min(frame.height, 22)
        let width = min(TextWidth.of(title, font: font) + side + 6, frame.width)
        let row = Rect(x: start(of: width, in: view), y: frame.y, width: width, height: frame.height)
        let block = TextBlock(font: font, color: color)
        return Parts.icon(image, in: row.left(side).centered(width: side, height: side), color: color)
            + block.shapes(title, in: row.droppingLeft(side + 6))
    }

    private static func alignment(_ view: DrawnView) -> TextBlock.Alignment {
        switch view.attribute("contentHorizontalAlignment") {
        case "left", "leading": .left
        case "right", "trailing": .right
        default: .center
        }
    }

    private static func start(of width: Double, in view: DrawnView) -> Double {
        switch alignment(view) {
        case .left: view.frame.x
        case .center: view.frame.midX - width / 2
        case .right: view.frame.maxX - width
        }
    }

    // MARK: - With a configuration

    private static func configured(_ view: DrawnView, by configuration: DrawnView) -> [Shape] {
        let style = configuration.attribute("style") ?? "plain"
        let fill =
            configuration.child("background")?.color("backgroundColor") ?? configuration.color("baseBackgroundColor")
        let (background, foreground): (Color?, Color) =
            switch style {
            case "filled", "borderedProminent": (fill ?? view.tint, .white)
            case "tinted", "borderedTinted": ((fill ?? view.tint).opacity(0.2), view.tint)
            case "gray", "bordered": (fill ?? Color(0x787880, alpha: 0.16), view.tint)
            default: (fill, view.tint)
            }
        let radius = configuration.attribute("cornerStyle") == "capsule" ? view.frame.height / 2 : 6
        let attributed = configuration.attributedText("attributedTitle")
        let color = attributed?.color ?? configuration.color("baseForegroundColor") ?? foreground
        let font = attributed?.font ?? view.font("fontDescription", size: 15)
        let title = attributed?.text ?? configuration.text("title") ?? ""
        let shape = background.map { [Shape.rect(view.frame, radius: radius, .fill($0))] } ?? []
        return shape + content(title, image: configuration.image(), font: font, color: color, of: view)
    }
}
