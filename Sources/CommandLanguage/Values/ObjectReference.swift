/// A word that stands for an object: an id or the beginning of one, a label, a path. Which object it is depends on the document.
package struct ObjectReference: WordValue, KindedValue {
    package static var kind: ParameterKind { .object }

    package let word: Word

    package init(_ word: Word) { self.word = word }
}
