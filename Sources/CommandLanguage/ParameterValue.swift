import Replies

/// A type that the words of a parameter are read as.
package protocol ParameterValue: Sendable {
    /// The only words that are values; empty if there is no such list.
    static var choices: [String] { get }

    /// Reads a word.
    ///
    /// - Parameters:
    ///   - word: the word as the user wrote it, with its place in the statement.
    ///   - parameter: the parameter that the word is given for, which errors name.
    /// - Throws: an error with the word's span if it is not such a value.
    init(_ word: Word, for parameter: ParameterDeclaration) throws(CommandError)

    /// How the value is written in a command's canonical line.
    var spelled: ResolvedArguments.Value { get }
}

extension ParameterValue {
    package static var choices: [String] { [] }
}

/// A value whose words mean the same for every parameter; a parameter of any other type must say what its words mean.
package protocol KindedValue: ParameterValue {
    /// What the words mean, unless a parameter says it.
    static var kind: ParameterKind { get }
}

/// A value that is a word: every word is a value of the type, and other code finds out what the word means.
package protocol WordValue: ParameterValue {
    /// The word as the user wrote it, or as the shell made it.
    var word: Word { get }

    /// Makes a value of a word.
    init(_ word: Word)
}

extension WordValue {
    package init(_ word: Word, for parameter: ParameterDeclaration) throws(CommandError) { self.init(word) }

    /// Makes a value that is not part of a statement.
    package init(_ text: String) { self.init(Word(text)) }

    /// The word's characters, without quotes.
    package var text: String { word.text }

    /// Where the word is in the statement, in UTF-8 offsets.
    package var span: Range<Int> { word.span }

    package var spelled: ResolvedArguments.Value { ResolvedArguments.Value(word) }
}

extension Word: ParameterValue {
    package init(_ word: Word, for parameter: ParameterDeclaration) throws(CommandError) { self = word }

    package var spelled: ResolvedArguments.Value { ResolvedArguments.Value(self) }
}
