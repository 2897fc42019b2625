/// The id that something new is to get.
package struct NewID: WordValue {
    package static var kind: ParameterKind { .newID }

    package let word: Word

    package init(_ word: Word) { self.word = word }
}
