import ClassFacts

/// The kinds of steps that many steps share.
final class LoadStepKinds {
    private struct Words: Hashable {
        let className: String
        let text: String?
    }

    private let context: DocumentContext
    private var kinds: [Words: LoadStep.Kind] = [:]

    init(in context: DocumentContext) { self.context = context }

    /// Returns the kind of the steps about objects of a class that are said in the same words.
    func kind(className: String, text: String?) -> LoadStep.Kind {
        let words = Words(className: className, text: text)
        if let known = kinds[words] { return known }
        let kind = LoadStep.Kind(in: context, className: className, text: text)
        kinds[words] = kind
        return kind
    }
}
