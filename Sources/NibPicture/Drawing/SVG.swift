/// Writes a drawing as SVG.
///
/// Nothing in it leads outside: no links, no scripts, no images, no fonts. Groups are not nested, because viewers recurse over
/// them.
struct SVG {
    private var out = ""
    /// The clips that were written, by their rectangles.
    private var clips: [Rect: Int] = [:]

    /// Returns the text of a drawing.
    ///
    /// - Parameters:
    ///   - drawing: the drawing.
    ///   - title: the title of the whole picture.
    /// - Returns: an SVG document, with a line feed at the end.
    static func text(of drawing: Drawing, title: String) -> String {
        var writer = SVG()
        writer.write(drawing, title: title)
        return writer.out
    }

    private mutating func write(_ drawing: Drawing, title: String) {
        let bounds = drawing.bounds
        let size = "width=\"\(Self.number(bounds.width))\" height=\"\(Self.number(bounds.height))\""
        out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        out += "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"\(Self.box(bounds))\""
        out += " font-family=\"\(Self.systemFonts)\" text-rendering=\"geometricPrecision\">\n"
        out += "<title>\(Self.escaped(title))</title>\n"
        if let background = drawing.background { write(.rect(bounds, radius: 0, .fill(background))) }
        for group in drawing.groups { write(group) }
        out += "</svg>\n"
    }

    private static let systemFonts =
        "-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif"

    private mutating func write(_ group: Drawing.Group) {
        let clip = group.clip.flatMap { clip in group.shapes.allSatisfy { clip.contains($0.bounds) } ? nil : clip }
        let reference = clip.map { " clip-path=\"url(#c\(number(ofClip: $0)))\"" } ?? ""
        let id = group.id.isEmpty ? "" : " data-id=\"\(Self.escaped(group.id))\""
        let opacity = group.opacity < 1 ? " opacity=\"\(Self.number(group.opacity))\"" : ""
        out += "<g\(id)\(opacity)\(reference)>\n"
        if !group.title.isEmpty { out += "<title>\(Self.escaped(group.title))</title>\n" }
        for shape in group.shapes { write(shape) }
        out += "</g>\n"
    }

    /// The number of a clip, which is written when it is first used.
    private mutating func number(ofClip rect: Rect) -> Int {
        if let number = clips[rect] { return number }
        let number = clips.count + 1
        clips[rect] = number
        out += "<clipPath id=\"c\(number)\"><rect \(Self.frame(rect))/></clipPath>\n"
        return number
    }

    private mutating func write(_ shape: Shape) {
        switch shape {
        case .rect(let rect, let radius, let paint):
            let corner = min(radius, rect.width / 2, rect.height / 2)
            let round = corner > 0 ? " rx=\"\(Self.number(corner))\"" : ""
            out += "<rect \(Self.frame(rect))\(round)\(Self.style(paint))/>\n"
        case .ellipse(let rect, let paint):
            let center = "cx=\"\(Self.number(rect.midX))\" cy=\"\(Self.number(rect.midY))\""
            let radii = "rx=\"\(Self.number(rect.width / 2))\" ry=\"\(Self.number(rect.height / 2))\""
            out += "<ellipse \(center) \(radii)\(Self.style(paint))/>\n"
        case .path(let points, let isClosed, let paint):
            let steps = points.enumerated().map { index, point in
                "\(index == 0 ? "M" : "L")\(Self.number(point.x)) \(Self.number(point.y))"
            }
            out += "<path d=\"\(steps.joined(separator: " "))\(isClosed ? " Z" : "")\"\(Self.style(paint))/>\n"
        case .text(let text, let point, let font, let color, let anchor):
            let place = "x=\"\(Self.number(point.x))\" y=\"\(Self.number(point.y))\""
            let side = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
            let fill = " fill=\"\(color.hexadecimal)\"" + Self.opacity(of: color, as: "fill-opacity")
            out += "<text \(place)\(side)\(Self.style(font))\(fill)>\(Self.escaped(text))</text>\n"
        }
    }

    // MARK: - Attributes

    private static func frame(_ rect: Rect) -> String {
        "x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    }

    private static func box(_ rect: Rect) -> String {
        [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: " ")
    }

    private static func style(_ paint: Paint) -> String {
        var style = " fill=\"\(paint.fill?.hexadecimal ?? "none")\""
        if let fill = paint.fill { style += opacity(of: fill, as: "fill-opacity") }
        guard let stroke = paint.stroke else { return style }
        style += " stroke=\"\(stroke.hexadecimal)\"" + opacity(of: stroke, as: "stroke-opacity")
        if paint.width != 1 { style += " stroke-width=\"\(number(paint.width))\"" }
        if paint.isDashed { style += " stroke-dasharray=\"4 3\"" }
        return style
    }

    private static func style(_ font: Font) -> String {
        var style = " font-size=\"\(number(font.size))\""
        if font.weight != 400 { style += " font-weight=\"\(font.weight)\"" }
        if font.isItalic { style += " font-style=\"italic\"" }
        if let family = font.family { style += " font-family=\"\(escaped("'\(family)', \(systemFonts)"))\"" }
        return style
    }

    private static func opacity(of color: Color, as name: String) -> String {
        color.alpha < 1 ? " \(name)=\"\(number(color.alpha))\"" : ""
    }

    // MARK: - Spelling

    /// A number with at most two decimals.
    static func number(_ value: Double) -> String {
        let hundredths = Int((Limits.position(value) * 100).rounded())
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        var text = hundredths < 0 ? "-\(whole)" : "\(whole)"
        if rest > 0 {
            text += rest < 10 ? ".0\(rest)" : ".\(rest)"
            if text.hasSuffix("0") { text.removeLast() }
        }
        return text
    }

    /// A text as content or value: markup is escaped, and what XML cannot have becomes U+FFFD.
    ///
    /// What controls a terminal or the direction of text becomes a reference, so that the picture can be printed anywhere.
    static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: out += "&amp;"
            case 0x3C: out += "&lt;"
            case 0x3E: out += "&gt;"
            case 0x22: out += "&quot;"
            case 0x9, 0xA, 0xD: out += " "
            case 0..<0x20, 0xFFFE, 0xFFFF: out += "\u{FFFD}"
            case 0x7F..<0xA0, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0000...0xE0FFF:
                out += "&#\(scalar.value);"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}
