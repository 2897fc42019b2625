import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Texts that certainly are no name of a class, a module or an image.
extension PropertyRefusal {
    /// Returns why a text cannot be the value of an attribute that names something outside of the document.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - name: the attribute.
    ///   - node: the element that has it.
    /// - Returns: the error; nil for a possible name.
    static func refusalOfText(_ value: Word, as name: String, on node: NodeID) -> CommandError? {
        switch name {
        case "customClass": refusal(ofClass: value)
        case "customModule": refusal(ofModule: value)
        case _ where PropertyPairs.isImage(name): refusal(ofImage: value)
        default: nil
        }
    }

    /// A class inside of another one is written with a dot.
    private static func refusal(ofClass value: Word) -> CommandError? {
        let parts = value.text.split(separator: ".", omittingEmptySubsequences: false)
        guard !parts.allSatisfy({ isIdentifier($0) }) else { return nil }
        return CommandError(
            "bad-value", "'\(value.text)' is not the name of a class", span: value.span,
            hints: ["a name has letters, digits and '_', as in MyView or Outer.MyView", force])
    }

    private static func refusal(ofModule value: Word) -> CommandError? {
        guard !value.text.isEmpty, !isIdentifier(value.text[...]) else { return nil }
        // The compiler replaces the other characters of a target's name so.
        let made = String(value.text.map { isPart($0) ? $0 : "_" })
        return CommandError(
            "bad-value", "'\(value.text)' is not the name of a module", span: value.span,
            hints: (isIdentifier(made[...]) ? Advice.didYouMean([made]) : []) + [force])
    }

    /// Returns why a text cannot be a reference to an image; its attributes may be given as `image=NAME catalog=system`.
    static func refusal(ofReferenceTo value: Word) -> CommandError? {
        value.text.hasPrefix("image=") ? nil : refusal(ofImage: value)
    }

    private static func refusal(ofImage value: Word) -> CommandError? {
        let meant = images(meantBy: value.text)
        guard !meant.isEmpty else { return nil }
        return CommandError(
            "bad-value", "'\(value.text)' is not the name of an image", span: value.span,
            hints: Advice.didYouMean(meant) + [force])
    }

    /// The values that an image may be meant by, if it is written as in code or with the name of an attribute.
    static func images(meantBy text: String) -> [String] {
        let symbols = ["systemName=", "systemName:", "system=", "system:", "symbol=", "sf=", "sf:"]
        let lower = text.lowercased()
        if let prefix = symbols.first(where: { lower.hasPrefix($0.lowercased()) }) {
            let name = text.dropFirst(prefix.utf8.count).drop { $0 == " " }
            return name.isEmpty ? [] : [SymbolImage.prefix + name]
        }
        guard let prefix = ["name=", "image=", "named="].first(where: { lower.hasPrefix($0) }) else { return [] }
        let name = String(text.dropFirst(prefix.utf8.count))
        return name.isEmpty ? [] : [name, SymbolImage.prefix + name]
    }

    private static let force = "'--force' sets it anyway"

    private static func isIdentifier(_ text: Substring) -> Bool {
        guard let first = text.first, !first.isNumber else { return false }
        return text.allSatisfy(isPart)
    }

    /// Whether a character can be in an identifier; those beyond ASCII are not told apart, except blanks.
    private static func isPart(_ character: Character) -> Bool {
        guard character.isASCII else { return !character.isWhitespace }
        return character.isLetter || character.isNumber || character == "_" || character == "$"
    }
}
