extension CocoaColors {
    /// The colors of AppKit's catalog `System` in the dark appearance (AppKit, "NSColor": UI element colors and standard colors); nil for
    /// those that are the same in both.
    static func dark(_ name: String) -> Color? { darkValues[name] }

    private static let darkValues: [String: Color] = [
        "alternateSelectedControlColor": Color(0x0058D0), "alternateSelectedControlTextColor": .white,
        "alternatingContentBackgroundColor": Color(0xFFFFFF, alpha: 0.05), "controlAccentColor": Color(0x007AFF),
        "controlAlternatingRowColor": Color(0xFFFFFF, alpha: 0.05), "controlBackgroundColor": Color(0x1E1E1E),
        "controlColor": Color(0xFFFFFF, alpha: 0.25), "controlDarkShadowColor": .black,
        "controlHighlightColor": Color(0xFFFFFF, alpha: 0.1), "controlLightHighlightColor": Color(0xFFFFFF, alpha: 0.2),
        "controlShadowColor": .black, "controlTextColor": Color(0xFFFFFF, alpha: 0.85),
        "disabledControlTextColor": Color(0xFFFFFF, alpha: 0.25), "findHighlightColor": Color(0xFFFF00),
        "gridColor": Color(0x1A1A1A), "headerColor": Color(0x1E1E1E),
        "headerTextColor": .white, "highlightColor": Color(0xB4B4B4),
        "keyboardFocusIndicatorColor": Color(0x1AA9FF, alpha: 0.3), "labelColor": Color(0xFFFFFF, alpha: 0.85),
        "linkColor": Color(0x419CFF), "placeholderTextColor": Color(0xFFFFFF, alpha: 0.25),
        "quaternaryLabelColor": Color(0xFFFFFF, alpha: 0.1), "secondaryLabelColor": Color(0xFFFFFF, alpha: 0.55),
        "secondarySelectedControlColor": Color(0x464646), "selectedContentBackgroundColor": Color(0x0058D0),
        "selectedControlColor": Color(0x3F638B), "selectedControlTextColor": Color(0xFFFFFF, alpha: 0.85),
        "selectedMenuItemColor": Color(0x0058D0), "selectedMenuItemTextColor": .white,
        "selectedTextBackgroundColor": Color(0x3F638B), "selectedTextColor": .white,
        "separatorColor": Color(0xFFFFFF, alpha: 0.1), "shadowColor": .black, "systemBlueColor": Color(0x0A84FF),
        "systemBrownColor": Color(0xAC8E68), "systemCyanColor": Color(0x5AC8F5), "systemGrayColor": Color(0x98989D),
        "systemGreenColor": Color(0x32D74B), "systemIndigoColor": Color(0x5E5CE6), "systemMintColor": Color(0x63E6E2),
        "systemOrangeColor": Color(0xFF9F0A), "systemPinkColor": Color(0xFF375F),
        "systemPurpleColor": Color(0xBF5AF2), "systemRedColor": Color(0xFF453A), "systemTealColor": Color(0x6AC4DC),
        "systemYellowColor": Color(0xFFD60A), "tertiaryLabelColor": Color(0xFFFFFF, alpha: 0.25),
        "textBackgroundColor": Color(0x1E1E1E), "textColor": .white, "textInsertionPointColor": .white,
        "underPageBackgroundColor": Color(0x282828),
        "unemphasizedSelectedContentBackgroundColor": Color(0x464646),
        "unemphasizedSelectedTextBackgroundColor": Color(0x464646), "unemphasizedSelectedTextColor": .white,
        "windowBackgroundColor": Color(0x323232), "windowFrameTextColor": Color(0xFFFFFF, alpha: 0.85),
    ]
}
