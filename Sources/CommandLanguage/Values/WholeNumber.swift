import Replies

/// A whole number from 0 to `WrittenNumber.greatest`, such as a position in a list.
package struct WholeNumber: KindedValue {
    package static var kind: ParameterKind { .integer }

    /// The number.
    package let value: Int
    /// Where the number is in the statement, in UTF-8 offsets; empty if it is not part of one.
    package let span: Range<Int>

    package init(_ word: Word, for parameter: ParameterDeclaration) throws(CommandError) {
        value = try parameter.wholeNumber(word)
        span = word.span
    }

    /// Makes a number that is not part of a statement.
    package init(_ value: Int) {
        self.value = value
        span = 0..<0
    }

    package var spelled: ResolvedArguments.Value { .text(String(value)) }
}
