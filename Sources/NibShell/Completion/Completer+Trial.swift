import CommandLanguage

/// Objects that the command would refuse are not offered.
extension Completer {
    /// More objects than this are offered without being tried.
    private static var mostTried: Int { 200 }

    /// Leaves out the objects that the command would refuse, as far as it is whole with them, and puts those that it warns of last.
    func accepted(_ items: [Suggestion]) -> [Suggestion] {
        guard let trial = context.trial, items.count <= Self.mostTried else { return items }
        let before = String(decoding: context.text.utf8.prefix(partial.span.lowerBound), as: UTF8.self)
        var (good, doubtful): ([Suggestion], [Suggestion]) = ([], [])
        for item in items {
            guard item.isFinal, let words = try? Lexer.words(of: before + item.text) else {
                good.append(item)
                continue
            }
            switch trial.verdict(words) {
            case .accepted, .unknown: good.append(item)
            case .warned: doubtful.append(item)
            case .refused: break
            }
        }
        return good + doubtful
    }
}
