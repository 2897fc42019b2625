extension Catalog {
    /// Returns the value of a color of UIKit in the dark appearance (Human Interface Guidelines, "Color"), or nil for a name that is
    /// unknown or of a color that is the same in both appearances.
    package static func darkSystemColor(_ name: String) -> SystemColor? { SystemColor.dark[name] }
}

extension SystemColor {
    fileprivate static let dark: [String: SystemColor] = [
        "groupTableViewBackgroundColor": .white(0), "labelColor": .white(1), "linkColor": .rgb(9, 132, 255),
        "opaqueSeparatorColor": .rgb(56, 56, 58), "placeholderTextColor": .rgb(235, 235, 245, 0.3),
        "quaternaryLabelColor": .rgb(235, 235, 245, 0.16), "quaternarySystemFillColor": .rgb(118, 118, 128, 0.18),
        "secondaryLabelColor": .rgb(235, 235, 245, 0.6), "secondarySystemBackgroundColor": .rgb(28, 28, 30),
        "secondarySystemFillColor": .rgb(120, 120, 128, 0.32),
        "secondarySystemGroupedBackgroundColor": .rgb(28, 28, 30), "separatorColor": .rgb(84, 84, 88, 0.6),
        "systemBackgroundColor": .white(0), "systemBlueColor": .rgb(10, 132, 255),
        "systemBrownColor": .rgb(172, 142, 104), "systemCyanColor": .rgb(100, 210, 255),
        "systemFillColor": .rgb(120, 120, 128, 0.36), "systemGray2Color": .rgb(99, 99, 102),
        "systemGray3Color": .rgb(72, 72, 74), "systemGray4Color": .rgb(58, 58, 60),
        "systemGray5Color": .rgb(44, 44, 46), "systemGray6Color": .rgb(28, 28, 30),
        "systemGrayColor": .rgb(142, 142, 147), "systemGreenColor": .rgb(48, 209, 88),
        "systemGroupedBackgroundColor": .white(0), "systemIndigoColor": .rgb(94, 92, 230),
        "systemMintColor": .rgb(102, 212, 207), "systemOrangeColor": .rgb(255, 159, 10),
        "systemPinkColor": .rgb(255, 55, 95), "systemPurpleColor": .rgb(191, 90, 242),
        "systemRedColor": .rgb(255, 69, 58), "systemTealColor": .rgb(64, 200, 224),
        "systemYellowColor": .rgb(255, 214, 10), "tertiaryLabelColor": .rgb(235, 235, 245, 0.3),
        "tertiarySystemBackgroundColor": .rgb(44, 44, 46), "tertiarySystemFillColor": .rgb(118, 118, 128, 0.24),
        "tertiarySystemGroupedBackgroundColor": .rgb(44, 44, 46), "tintColor": .rgb(10, 132, 255),
    ]
}
