/// What can be told of a framework by a name alone.
enum FrameworkNames {
    /// Beginnings of the names of Apple's classes, beyond those the catalogue has.
    private static let prefixes: Set<String> = [
        "AB", "AR", "AS", "AV", "CA", "CL", "CN", "EK", "GC", "GK", "GLK", "HM", "IC", "IK", "IN", "LP", "MF", "MK",
        "MP", "MS",
        "MTK", "NS", "OSA", "PDF", "PH", "PK", "QC", "QL", "QT", "SC", "SCN", "SF", "SK", "SL", "SP", "ST", "TV", "UI",
        "UN",
        "WK", "XC",
    ]

    /// Whether a class of this name may be a framework's: capitals of one of Apple's prefixes, then a word.
    static func mayBeClass(_ name: String) -> Bool {
        let letters = Array(name.utf8)
        var capitals = 0
        while capitals < letters.count, letters[capitals] >= 65, letters[capitals] <= 90 { capitals += 1 }
        guard capitals >= 3, capitals <= 5, capitals < letters.count else {
            return ["WebView", "DOMNode", "QTMovieView"].contains(name)
        }
        // The last capital begins the word, but for `UITableView` and `SKScene` alike any shorter prefix counts.
        for count in 2..<capitals where prefixes.contains(String(decoding: letters[..<count], as: UTF8.self)) {
            return true
        }
        return false
    }
}
