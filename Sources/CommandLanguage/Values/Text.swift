/// Any text, such as a title or a number in a document's own spelling.
package struct Text: WordValue {
    package let word: Word

    package init(_ word: Word) { self.word = word }
}
