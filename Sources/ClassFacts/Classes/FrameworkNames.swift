/// Recognizes names of framework classes by their prefix.
enum FrameworkNames {
    /// Prefixes of Apple's class names, in addition to the classes in the catalogue.
    private static let prefixes: Set<String> = [
        "AB", "AM", "AR", "AS", "AU", "AV", "BE", "CA", "CB", "CI", "CK", "CL", "CN", "CP", "CX", "DR", "EK", "GC",
        "GK",
        "GLK", "HK", "HM", "IC", "IK", "IN", "IO", "LA", "LP", "MC", "MF", "MK", "MP", "MS", "MTK", "NE", "NI", "NS",
        "OSA", "PDF", "PH", "PK", "QC", "QL", "QT", "RP", "SB", "SC", "SCN", "SF", "SK", "SL", "SP", "ST", "SW", "TV",
        "UI", "UN", "VN", "VZ", "WK", "XC",
    ]

    /// Whether this may be the name of a framework class: one of Apple's prefixes followed by a capitalized word.
    static func mayBeClass(_ name: String) -> Bool {
        let letters = Array(name.utf8)
        var capitals = 0
        while capitals < letters.count, letters[capitals] >= 65, letters[capitals] <= 90 { capitals += 1 }
        guard capitals >= 3, capitals <= 5, capitals < letters.count else {
            return ["WebView", "DOMNode", "QTMovieView"].contains(name)
        }
        // The last capital belongs to the word, but where the prefix ends is unclear (`UITableView`, `SKScene`): try
        // any length.
        for count in 2..<capitals where prefixes.contains(String(decoding: letters[..<count], as: UTF8.self)) {
            return true
        }
        return false
    }
}
