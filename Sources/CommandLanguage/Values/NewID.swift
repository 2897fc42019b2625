/// The id for something new.
package struct NewID: WordValue, KindedValue {
    package static var kind: ParameterKind { .newID }

    package let word: Word

    package init(_ word: Word) { self.word = word }
}
