/// The name of a method as Objective-C spells it, such as `save:`.
package struct SelectorName: WordValue {
    package let word: Word

    package init(_ word: Word) { self.word = word }
}
