import CommandLanguage

extension ResolvedArguments.Value {
    /// The text of a value that is one text; nil for spellings and pieces.
    package var plain: String? {
        switch self {
        case .text(let text): text
        case .quoted(let word): word.text
        case .dotted, .spelled: nil
        }
    }
}
