/// The path of a file or folder.
package struct FilePath: WordValue, KindedValue {
    package static var kind: ParameterKind { .file }

    package let word: Word

    package init(_ word: Word) { self.word = word }
}
