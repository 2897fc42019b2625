/// A text in a rectangle: broken into lines, cut where there is no room, and aligned.
struct TextBlock {
    enum Alignment {
        case left, center, right
    }

    enum Vertical {
        case top, middle
    }

    var font: Font
    var color: Color
    var alignment = Alignment.left
    var vertical = Vertical.middle
    /// The most lines; 0 for as many as there is room for.
    var lines = 1

    /// How much wider than its room a line may be: frames are often as wide as their text is in the system's font, which is
    /// narrower than others. The text is drawn smaller then.
    private static let widest = 1.15

    /// The shapes of a text.
    func shapes(_ text: String, in rect: Rect) -> [Shape] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        if lines == 1 || rect.height < font.size * 2.2 {
            let width = TextWidth.of(String(text.prefix(Limits.characters)), font: font)
            if width > rect.width, width <= rect.width * Self.widest {
                var smaller = self
                smaller.font.size *= rect.width / width * 0.999
                return smaller.fittingShapes(text, in: rect)
            }
        }
        return fittingShapes(text, in: rect)
    }

    private func fittingShapes(_ text: String, in rect: Rect) -> [Shape] {
        let lineHeight = font.size * 1.2
        let room = max(1, Int(min((rect.height + 2) / lineHeight, Double(Limits.parts))))
        let most = lines == 0 ? room : min(lines, room)
        let broken = broken(text, width: rect.width, most: most)
        let height = Double(broken.count) * lineHeight
        let top = vertical == .top ? rect.y : rect.midY - height / 2
        let (x, anchor): (Double, Shape.Anchor) =
            switch alignment {
            case .left: (rect.x, .start)
            case .center: (rect.midX, .middle)
            case .right: (rect.maxX, .end)
            }
        return broken.enumerated().compactMap { index, line in
            guard !line.isEmpty else { return nil }
            let base = top + Double(index) * lineHeight + lineHeight / 2 + font.size * 0.35
            return .text(line, at: Point(x: x, y: base), font, color, anchor)
        }
    }

    /// The lines of a text in a width. What does not fit into the last one is cut.
    func broken(_ text: String, width: Double, most: Int) -> [String] {
        let room = max(width, font.size)
        var result: [String] = []
        for paragraph in text.prefix(Limits.characters).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        {
            var rest = paragraph
            repeat {
                let isLast = result.count + 1 >= most
                let line = isLast ? Substring(cut(rest, room: room)) : firstLine(of: rest, room: room)
                result.append(line.trimmingSpaces)
                if isLast { return result }
                rest = rest.dropFirst(line.count)
            } while !rest.isEmpty
        }
        return result
    }

    /// The words at the beginning that fit into a line; at least one character.
    private func firstLine(of text: Substring, room: Double) -> Substring {
        let scale = font.size * (font.weight >= 600 ? 1.06 : 1)
        var (width, lastBreak) = (0.0, text.startIndex)
        for index in text.indices {
            width += TextWidth.width(of: text[index]) * scale
            if width > room, index > text.startIndex {
                return text[..<(lastBreak > text.startIndex ? lastBreak : index)]
            }
            if text[index] == " " || text[index] == "-" { lastBreak = text.index(after: index) }
        }
        return text
    }

    /// A text that fits into a line, with an ellipsis if something is left out.
    private func cut(_ text: Substring, room: Double) -> String {
        let scale = font.size * (font.weight >= 600 ? 1.06 : 1)
        var (width, fitting) = (0.0, text.startIndex)
        for index in text.indices {
            width += TextWidth.width(of: text[index]) * scale
            if width > room { return String(text[..<fitting]) + "…" }
            if width + scale * 0.6 <= room { fitting = text.index(after: index) }
        }
        return String(text)
    }
}

extension Substring {
    /// The text without spaces at both ends.
    fileprivate var trimmingSpaces: String {
        let start = drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}
