/// A color of sRGB with an opacity, each component from 0 to 1.
struct Color: Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0
    /// Whether it is the same in the dark appearance, as a color of the document is, which was found for that appearance.
    var isFixed = false

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A color such as `0x007AFF`.
    init(_ number: Int, alpha: Double = 1) {
        self.init(
            red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255,
            blue: Double(number & 255) / 255, alpha: alpha)
    }

    init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    static let black = Color(0x000000)
    static let white = Color(0xFFFFFF)
    static let gray = Color(0x8E8E93)
    static let blue = Color(0x007AFF)
    /// The text of what stands for something that is not drawn, such as an image.
    static let note = Color(0x6E6E73)
    /// The outline of what would not be seen otherwise.
    static let outline = Color(0x000000, alpha: 0.12)

    /// The color as `#RRGGBB`, without its opacity.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef")
        return [red, green, blue].reduce(into: "#") { text, component in
            let value = Int((max(0, min(1, component)) * 255).rounded())
            text.append(digits[value >> 4])
            text.append(digits[value & 15])
        }
    }

    /// Whether text on it should be light.
    var isDark: Bool { alpha > 0.5 && lightness < 0.5 }

    func opacity(_ factor: Double) -> Color {
        var color = self
        color.alpha *= factor
        return color
    }

    /// The color for both appearances.
    var fixed: Color {
        var color = self
        color.isFixed = true
        return color
    }

    /// The lightness, from 0 for black to 1 for white.
    var lightness: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
}
