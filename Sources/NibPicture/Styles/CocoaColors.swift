/// The colors of AppKit's catalogue `System` in the light appearance (AppKit, "NSColor": UI element colors and standard colors).
enum CocoaColors {
    static func color(_ name: String) -> Color? { values[name] }

    private static let values: [String: Color] = [
        "alternateSelectedControlColor": Color(0x0063E1), "alternateSelectedControlTextColor": .white,
        "alternatingContentBackgroundColor": Color(0xF5F5F5), "controlAccentColor": .blue,
        "controlAlternatingRowColor": Color(0xF5F5F5), "controlBackgroundColor": .white, "controlColor": .white,
        "controlDarkShadowColor": Color(0x555555), "controlHighlightColor": Color(0xE8E8E8),
        "controlLightHighlightColor": .white, "controlShadowColor": Color(0x999999),
        "controlTextColor": Color(0x000000, alpha: 0.85), "disabledControlTextColor": Color(0x000000, alpha: 0.25),
        "findHighlightColor": Color(0xFFFF00), "gridColor": Color(0xE6E6E6), "headerColor": .white,
        "headerTextColor": Color(0x000000, alpha: 0.85), "highlightColor": .white,
        "keyboardFocusIndicatorColor": Color(0x0067F4, alpha: 0.25), "knobColor": .white,
        "labelColor": Color(0x000000, alpha: 0.85), "linkColor": Color(0x0068DA),
        "placeholderTextColor": Color(0x000000, alpha: 0.25), "quaternaryLabelColor": Color(0x000000, alpha: 0.1),
        "scrollBarColor": Color(0xAAAAAA), "secondaryLabelColor": Color(0x000000, alpha: 0.5),
        "secondarySelectedControlColor": Color(0xDCDCDC), "selectedContentBackgroundColor": Color(0x0063E1),
        "selectedControlColor": Color(0xB3D7FF), "selectedControlTextColor": Color(0x000000, alpha: 0.85),
        "selectedKnobColor": .white, "selectedMenuItemColor": Color(0x0063E1), "selectedMenuItemTextColor": .white,
        "selectedTextBackgroundColor": Color(0xB3D7FF), "selectedTextColor": .black,
        "separatorColor": Color(0x000000, alpha: 0.1), "shadowColor": .black, "systemBlueColor": .blue,
        "systemBrownColor": Color(0xA2845E), "systemCyanColor": Color(0x55BEF0), "systemGrayColor": .gray,
        "systemGreenColor": Color(0x28CD41), "systemIndigoColor": Color(0x5856D6),
        "systemMintColor": Color(0x00C7BE), "systemOrangeColor": Color(0xFF9500),
        "systemPinkColor": Color(0xFF2D55), "systemPurpleColor": Color(0xAF52DE), "systemRedColor": Color(0xFF3B30),
        "systemTealColor": Color(0x59ADC4), "systemYellowColor": Color(0xFFCC00),
        "tertiaryLabelColor": Color(0x000000, alpha: 0.25), "textBackgroundColor": .white, "textColor": .black,
        "textInsertionPointColor": .black, "underPageBackgroundColor": Color(0x969696),
        "unemphasizedSelectedContentBackgroundColor": Color(0xDCDCDC),
        "unemphasizedSelectedTextBackgroundColor": Color(0xDCDCDC), "unemphasizedSelectedTextColor": .black,
        "windowBackgroundColor": Color(0xECECEC), "windowFrameColor": Color(0xAAAAAA),
        "windowFrameTextColor": Color(0x000000, alpha: 0.85),
    ]
}
