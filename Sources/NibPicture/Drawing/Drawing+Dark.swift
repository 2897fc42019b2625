extension Shape {
    /// The shape in the dark appearance.
    func darkened(by palette: DarkPalette) -> Shape {
        func paint(_ paint: Paint) -> Paint {
            var paint = paint
            paint.fill = paint.fill.map { palette.color($0, as: .ground) }
            paint.stroke = paint.stroke.map { palette.color($0, as: .line) }
            return paint
        }
        switch self {
        case .rect(let rect, let radius, let own): return .rect(rect, radius: radius, paint(own))
        // Knobs and dots are light in both appearances, and what is filled by a path is a sign.
        case .ellipse(let rect, let own): return .ellipse(rect, own)
        case .path(let points, let isClosed, let own):
            var dark = own
            dark.fill = own.fill.map { palette.color($0, as: .text) }
            dark.stroke = own.stroke.map { palette.color($0, as: .line) }
            return .path(points, isClosed: isClosed, dark)
        case .text(let text, let point, let font, let color, let anchor):
            return .text(text, at: point, font, palette.color(color, as: .text), anchor)
        }
    }
}

extension Drawing.Group {
    /// The group in the dark appearance.
    func darkened(by palette: DarkPalette) -> Drawing.Group {
        var group = self
        group.shapes = shapes.map { $0.darkened(by: palette) }
        return group
    }
}
