/// A font by its name in documents and its family.
struct FontFace {
    /// The PostScript name: `HelveticaNeue-Bold`.
    let name: String
    /// The family: `Helvetica Neue`.
    let family: String

    /// Makes a font of words: a family, or a family and a face, or a PostScript name.
    init(_ words: [String]) {
        if words.count == 1, let own = Self.regular.first(where: { $0.value == words[0] }) {
            (name, family) = (words[0], own.key)
            return
        }
        if words.count == 1, let hyphen = words[0].firstIndex(of: "-") {
            let stem = String(words[0][..<hyphen])
            name = words[0]
            family = Self.stems.first { $0.value == stem }?.key ?? Self.spaced(stem)
            return
        }
        var base = words
        var faces: [String] = []
        while base.count > 1, Self.regular[base.joined(separator: " ")] == nil, let last = base.last,
            let face = Self.faces[last.lowercased()]
        {
            faces.insert(face, at: 0)
            base.removeLast()
        }
        family = base.count == 1 ? Self.spaced(base[0]) : base.joined(separator: " ")
        let stem = family.filter { $0 != " " }
        let (own, suffix) = (Self.regular[family] ?? stem, Self.suffixes[family] ?? "")
        name = faces.isEmpty ? own : "\(Self.stems[family] ?? stem)-\(faces.joined())\(suffix)"
    }

    /// Whether a PostScript name can be that of a font of a family: they begin with the same letters (all 2,438 fonts with both).
    static func isName(_ name: String, of family: String) -> Bool {
        func letters(_ text: String) -> [Character] { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        let (one, other) = (letters(name), letters(family))
        return !one.isEmpty && zip(one, other).prefix { $0 == $1 }.count >= min(alike, other.count)
    }

    /// How many letters they have in common at least.
    private static let alike = 4

    /// The words that name a face, by their lower-case form.
    private static let faces: [String: String] = {
        let names = [
            "Black", "Bold", "Book", "Condensed", "DemiBold", "ExtraBold", "Heavy", "Italic", "Light", "Medium",
            "Oblique",
            "Regular", "Roman", "SemiBold", "Thin", "UltraLight",
        ]
        return Dictionary(uniqueKeysWithValues: names.map { ($0.lowercased(), $0) })
    }()

    /// The names of fonts of iOS and macOS whose regular face is not called like the family.
    private static let regular = [
        "Arial": "ArialMT", "Avenir": "Avenir-Book", "Avenir Next": "AvenirNext-Regular",
        "Avenir Next Condensed": "AvenirNextCondensed-Regular", "Courier New": "CourierNewPSMT",
        "Futura": "Futura-Medium", "Hoefler Text": "HoeflerText-Regular", "Menlo": "Menlo-Regular",
        "Noteworthy": "Noteworthy-Light", "Optima": "Optima-Regular", "Palatino": "Palatino-Roman",
        "Times New Roman": "TimesNewRomanPSMT",
    ]
    /// The endings of the other faces of some fonts.
    private static let suffixes = ["Arial": "MT", "Courier New": "MT", "Times New Roman": "MT"]
    private static let stems = ["Courier New": "CourierNewPS", "Times New Roman": "TimesNewRomanPS"]

    /// Puts blanks between the words of a name such as `HelveticaNeue`.
    private static func spaced(_ name: String) -> String {
        let letters = Array(name)
        var out = ""
        for (at, letter) in letters.enumerated() {
            let isNewWord =
                at > 0 && letter.isUppercase
                && (letters[at - 1].isLowercase || at + 1 < letters.count && letters[at + 1].isLowercase)
            if isNewWord { out.append(" ") }
            out.append(letter)
        }
        return out
    }
}
