import CommandLanguage
import NibCatalog
import NibDocument
import Replies

/// The value of `kind:`, a kind of connection or of segue.
enum QueriedKind {
    /// The words of commands for kinds that documents call otherwise.
    private static let words = ["collection": "outletCollection", "accessibility": "accessibilityConnection"]

    /// Returns the kind as documents have it.
    ///
    /// - Throws: an error with the nearest kinds if there is no such kind.
    static func read(_ value: Word, by comparison: QueriedComparison) throws(CommandError) -> String {
        let kind = words[value.text] ?? value.text
        guard comparison != .part, !kind.isEmpty, !all.contains(kind) else { return kind }
        let near = Nearest.names(to: value.text, among: own + segues)
        throw CommandError(
            "bad-value", "there is no kind of connection or segue '\(value.text)'", span: value.span,
            hints: near.isEmpty ? ["the kinds are \(own.joined(separator: ", "))"] : Advice.didYouMean(near))
    }

    private static let own = Connection.Kind.allCases.map(\.rawValue) + words.keys.sorted()
    /// Storyboards of iOS 6 also have the last one, for split views.
    private static let segues = Catalog.allSegueKinds + ["replace"]
    private static let all = Set(own + segues)
}
