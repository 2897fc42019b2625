import CommandLanguage
import NibEditing

/// Hints for words that do not fit the syntax of the commands that rename.
enum RenamingAdvice {
    /// The command without an arrow between the names, which connections have between two objects.
    static let withoutArrow: EditingCommand.Advice = { _, words in
        if words.count == 4, words[1].isBare("module") {
            let (old, new) = (words[2].spelling, words[3].spelling)
            return ["modules are targets of the project; in a document: set {module:\(old)} customModule \(new)"]
        }
        let others = words.filter { !$0.isBare("->") }
        return others.count < words.count ? [others.map(\.spelling).joined(separator: " ")] : []
    }
}
