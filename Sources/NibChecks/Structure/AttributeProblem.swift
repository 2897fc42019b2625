import ClassFacts
import NibCatalog

/// What is wrong with an attribute.
struct AttributeProblem {
    var severity: Severity
    var attribute: String
    var message: String
    /// The value that was certainly meant; nil if it is not certain.
    var replacement: String?

    init(severity: Severity, attribute: String, message: String) {
        self.severity = severity
        self.attribute = attribute
        self.message = message
    }

    /// Says what is wrong with a value; nil if it is possible.
    ///
    /// - Parameters:
    ///   - attribute: the attribute's name.
    ///   - element: the name of the element that has it.
    ///   - value: its value.
    ///   - kind: what all values have in common.
    ///   - areWordsAll: whether the words of the kind are all that there are, as far as is known.
    init?(_ attribute: String, of element: String, value: String, kind: ValueKind, areWordsAll: Bool) {
        guard !kind.has(value) else { return nil }
        let isRefused = Self.refused[element]?.contains(attribute) == true
        self.attribute = attribute
        let what = "'\(attribute)' of <\(element)>"
        switch kind {
        case .flag:
            severity = .warning
            message = "\(what) is YES or NO, not '\(value)'"
            replacement = Self.flags[value.lowercased()]
        case .integer, .number:
            guard !Self.isNumber(value) else { return nil }
            severity = Self.geometry.contains(element) ? .error : .warning
            message = "\(what) is a number, not '\(value)'"
        case .words(let words) where areWordsAll || isRefused:
            severity = isRefused ? .error : .warning
            let near = Similar.meant(by: value, among: words)
            let known = words.count > Self.few ? nil : "; it is \(words.joined(separator: ", "))"
            message = "\(what) cannot be '\(value)'" + (near.map { "; did you mean '\($0)'?" } ?? known ?? "")
            replacement = words.first { Similar.isSlip(value, for: $0) }
        case .words(let words), .seen(let words):
            guard let near = words.first(where: { Similar.isSlip(value, for: $0) }) else { return nil }
            severity = .warning
            message = "\(what) cannot be '\(value)'; did you mean '\(near)'?"
            replacement = near
        }
    }

    /// So many words are told, if none of them is near.
    private static let few = 8

    /// Spellings of flags in other formats.
    private static let flags = ["true": "YES", "yes": "YES", "1": "YES", "false": "NO", "no": "NO", "0": "NO"]

    /// Elements whose numbers Xcode needs to place views.
    private static let geometry: Set<String> = ["rect", "size", "point", "inset", "edgeInsets", "constraint"]

    /// Attributes by element without which Xcode cannot read the element.
    private static let refused: [String: Set<String>] = [
        "constraint": ["firstAttribute", "secondAttribute", "relation"], "segue": ["kind"],
    ]

    /// Whether a value is a number in another form: a ratio, or one that is not finite.
    private static func isNumber(_ value: String) -> Bool {
        let parts = value.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        return parts.count <= 2 && parts.allSatisfy { Double($0) != nil }
    }
}
