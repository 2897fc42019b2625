/// The name of an open document.
package struct DocumentName: WordValue, KindedValue {
    package static var kind: ParameterKind { .openDocument }

    package let word: Word

    package init(_ word: Word) { self.word = word }
}
