extension Catalog {
    /// The names of the system's colors that a document of the family can have, sorted.
    package var systemColorNames: [String] {
        family == .cocoa ? SystemColor.cocoaNames : SystemColor.values.keys.sorted()
    }
}

extension SystemColor {
    /// The colors of AppKit's catalog `System` (AppKit, "NSColor": UI element colors and standard colors).
    fileprivate static let cocoaNames = [
        "alternateSelectedControlColor", "alternateSelectedControlTextColor", "alternatingContentBackgroundColor",
        "controlAccentColor", "controlAlternatingRowColor", "controlBackgroundColor", "controlColor",
        "controlDarkShadowColor", "controlHighlightColor", "controlLightHighlightColor", "controlShadowColor",
        "controlTextColor", "disabledControlTextColor", "findHighlightColor", "gridColor", "headerColor",
        "headerTextColor", "highlightColor", "keyboardFocusIndicatorColor", "knobColor", "labelColor", "linkColor",
        "placeholderTextColor", "quaternaryLabelColor", "scrollBarColor", "secondaryLabelColor",
        "secondarySelectedControlColor", "selectedContentBackgroundColor", "selectedControlColor",
        "selectedControlTextColor", "selectedKnobColor", "selectedMenuItemColor", "selectedMenuItemTextColor",
        "selectedTextBackgroundColor", "selectedTextColor", "separatorColor", "shadowColor", "systemBlueColor",
        "systemBrownColor", "systemCyanColor", "systemGrayColor", "systemGreenColor", "systemIndigoColor",
        "systemMintColor", "systemOrangeColor", "systemPinkColor", "systemPurpleColor", "systemRedColor",
        "systemTealColor", "systemYellowColor", "tertiaryLabelColor", "textBackgroundColor", "textColor",
        "textInsertionPointColor", "underPageBackgroundColor", "unemphasizedSelectedContentBackgroundColor",
        "unemphasizedSelectedTextBackgroundColor", "unemphasizedSelectedTextColor", "windowBackgroundColor",
        "windowFrameColor", "windowFrameTextColor",
    ]
}
