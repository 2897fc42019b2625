/// The colors that controls have of their own in the dark appearance, from those of the light one.
///
/// The grounds are the published values of both systems' semantic colors; other grays are turned around, so that what was lighter is
/// darker, and colors stay.
struct DarkPalette {
    private let isCocoa: Bool

    init(isCocoa: Bool) { self.isCocoa = isCocoa }

    /// The role of a color: what is dark on a light ground becomes light, and a light ground dark.
    enum Role {
        case ground, line, text
    }

    /// Returns the color of the dark appearance.
    func color(_ color: Color, as role: Role) -> Color {
        guard !color.isFixed else { return color }
        if let known = known(color, as: role) { return known.opacity(color.alpha) }
        let spread = max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
        guard spread < 0.2, Self.turns(color, as: role) else { return color }
        return Self.turned(color).opacity(role == .line ? min(1, color.alpha * 1.6) : color.alpha)
    }

    /// The opaque color of the opposite lightness.
    private static func turned(_ color: Color) -> Color {
        let wanted = 1 - color.lightness
        guard color.lightness > 0.05 else { return Color(white: wanted) }
        let factor = wanted / color.lightness
        return Color(
            red: min(1, color.red * factor), green: min(1, color.green * factor), blue: min(1, color.blue * factor))
    }

    private static func turns(_ color: Color, as role: Role) -> Bool {
        switch role {
        case .ground: color.lightness > 0.5 || color.alpha < 0.5
        case .line: color.lightness < 0.95
        case .text: color.lightness < 0.5
        }
    }

    private func known(_ color: Color, as role: Role) -> Color? {
        switch (color.hexadecimal, role) {
        case ("#007aff", _): Color(0x0A84FF)
        case ("#ffffff", .ground): isCocoa ? Color(0x1E1E1E) : .black
        case ("#ececec", .ground): Color(0x323232)
        case ("#f2f2f7", .ground): .black
        case ("#efeff4", .ground), ("#eeeeef", .ground): Color(0x1C1C1E)
        case ("#f8f8f9", .ground): Color(0x161617)
        default: nil
        }
    }
}
