/// A colour in one of the two colour spaces that Interface Builder uses for the system's colours.
package struct SystemColor: Sendable, Hashable {
    /// Red, green and blue of sRGB, or the white of the generic grey space with gamma 2.2; from 0 to 1.
    package let components: [Double]
    /// The opacity, from 0 to 1.
    package let alpha: Double

    /// The names of the components as attributes.
    package var names: [String] { components.count == 1 ? ["white"] : ["red", "green", "blue"] }
    /// The value of `customColorSpace`.
    package var space: String { components.count == 1 ? "genericGamma22GrayColorSpace" : "sRGB" }

    /// The value for a colour that the document cannot tell, such as a colour of an asset catalogue: opaque white, which is
    /// what a new colour has there. The run time uses the asset's own value.
    package static let unknown = rgb(255, 255, 255)

    private init(_ components: [Double], alpha: Double) {
        self.components = components
        self.alpha = alpha
    }

    static func white(_ white: Double, alpha: Double = 1) -> SystemColor { SystemColor([white], alpha: alpha) }

    static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> SystemColor {
        SystemColor([red, green, blue].map { Double($0) / 255 }, alpha: alpha)
    }
}

extension Catalog {
    /// Returns the value that Interface Builder writes for a colour of the system, which is that of the light appearance, or
    /// nil for an unknown name.
    ///
    /// The values are UIKit's (Human Interface Guidelines, "Color"). Those that occur in documents agree with them.
    package func systemColor(_ name: String) -> SystemColor? { SystemColor.values[name] }

    /// Returns whether a colour of the system is older than iOS 13. Such colours do not need the capability "System colors in
    /// document resources".
    package func isLegacyColor(_ name: String) -> Bool { SystemColor.legacy.contains(name) }
}

extension SystemColor {
    static let legacy: Set<String> = [
        "darkTextColor", "lightTextColor", "groupTableViewBackgroundColor", "scrollViewTexturedBackgroundColor",
        "viewFlipsideBackgroundColor",
    ]

    static let values: [String: SystemColor] = [
        "darkTextColor": .white(0), "groupTableViewBackgroundColor": .rgb(242, 242, 247), "labelColor": .white(0),
        "lightTextColor": .white(1, alpha: 0.6), "linkColor": .rgb(0, 122, 255),
        "opaqueSeparatorColor": .rgb(198, 198, 200),
        "placeholderTextColor": .rgb(60, 60, 67, 0.3), "quaternaryLabelColor": .rgb(60, 60, 67, 0.18),
        "quaternarySystemFillColor": .rgb(116, 116, 128, 0.08),
        "scrollViewTexturedBackgroundColor": .rgb(111, 113, 121), "secondaryLabelColor": .rgb(60, 60, 67, 0.6),
        "secondarySystemBackgroundColor": .rgb(242, 242, 247),
        "secondarySystemFillColor": .rgb(120, 120, 128, 0.16), "secondarySystemGroupedBackgroundColor": .white(1),
        "separatorColor": .rgb(60, 60, 67, 0.12), "systemBackgroundColor": .white(1),
        "systemBlueColor": .rgb(0, 122, 255), "systemBrownColor": .rgb(162, 132, 94),
        "systemCyanColor": .rgb(50, 173, 230), "systemFillColor": .rgb(120, 120, 128, 0.2),
        "systemGray2Color": .rgb(174, 174, 178), "systemGray3Color": .rgb(199, 199, 204),
        "systemGray4Color": .rgb(209, 209, 214), "systemGray5Color": .rgb(229, 229, 234),
        "systemGray6Color": .rgb(242, 242, 247), "systemGrayColor": .rgb(142, 142, 147),
        "systemGreenColor": .rgb(52, 199, 89), "systemGroupedBackgroundColor": .rgb(242, 242, 247),
        "systemIndigoColor": .rgb(88, 86, 214), "systemMintColor": .rgb(0, 199, 190),
        "systemOrangeColor": .rgb(255, 149, 0), "systemPinkColor": .rgb(255, 45, 85),
        "systemPurpleColor": .rgb(175, 82, 222), "systemRedColor": .rgb(255, 59, 48),
        "systemTealColor": .rgb(48, 176, 199), "systemYellowColor": .rgb(255, 204, 0),
        "tertiaryLabelColor": .rgb(60, 60, 67, 76.0 / 255), "tertiarySystemBackgroundColor": .white(1),
        "tertiarySystemFillColor": .rgb(118, 118, 128, 0.12),
        "tertiarySystemGroupedBackgroundColor": .rgb(242, 242, 247), "tintColor": .rgb(0, 122, 255),
        "viewFlipsideBackgroundColor": .rgb(31, 33, 36),
    ]
}
