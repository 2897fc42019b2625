import Replies

/// One of a few words, which are the raw values of an enumeration's cases.
///
/// ```swift
/// enum CheckFormat: String, Choice { case text, json }
/// ```
package protocol Choice: KindedValue, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
    package static var kind: ParameterKind { .choice }

    package static var choices: [String] { allCases.map(\.rawValue) }

    package init(_ word: Word, for parameter: ParameterDeclaration) throws(CommandError) {
        guard let choice = Self(rawValue: word.text) else { throw parameter.unknown(word) }
        self = choice
    }

    /// The raw value, never quoted: a choice such as `>=` must read back as written.
    package var spelled: ResolvedArguments.Value { .spelled(rawValue) }
}
