/// A name from code or from a document: of a class, an element, an attribute, an entry of a list.
package struct Name: WordValue {
    package let word: Word

    package init(_ word: Word) { self.word = word }
}
