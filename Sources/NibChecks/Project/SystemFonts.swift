/// The fonts that every Apple system brings, by the beginnings of their names (Apple's "System Fonts").
enum SystemFonts {
    /// Whether a font is one of the system.
    static func has(_ name: String) -> Bool {
        let plain = name.filter { $0 != " " }
        return families.contains { plain.hasPrefix($0) }
    }

    private static let families = [
        "AcademyEngraved", "AlNile", "AmericanTypewriter", "Andale", "AppleColorEmoji", "AppleSD", "AppleSymbols",
        "Arial", "Avenir", "Baskerville", "Bodoni", "BradleyHand", "Chalkboard", "Chalkduster", "Charter", "Cochin",
        "ComicSans", "Copperplate", "Courier", "DINAlternate", "DINCondensed", "Damascus", "Devanagari", "Didot",
        "Diwan", "Euphemia", "Farah", "Futura", "Galvji", "Geeza", "Geneva", "Georgia", "GillSans", "Grantha",
        "Helvetica", "Hiragino", "HiraKaku", "HiraMin", "HiraMaru", "Hoefler", "Impact", "Kailasa", "Kefa", "Khmer",
        "Kohinoor", "Lao", "LucidaGrande", "Malayalam", "Marion", "MarkerFelt", "Menlo", "Mishafi", "Monaco",
        "Mukta", "Myanmar", "NewYork", "Noteworthy", "Noto", "Optima", "Oriya", "Palatino", "Papyrus", "Party",
        "PingFang", "Rockwell", "SFCompact", "SFMono", "SFPro", "STHeiti", "STIX", "STSong", "Savoye", "Sinhala",
        "Skia", "SnellRoundhand", "Symbol", "Tahoma", "Tamil", "Telugu", "Thonburi", "Times", "Trattatello",
        "Trebuchet", "Verdana", "Webdings", "Wingdings", "Zapf",
    ]
}
