/// A place in this or another document: `Login.xib:"Sign in"`, or an object of this document alone.
package struct DocumentPlace: WordValue, KindedValue {
    package static var kind: ParameterKind { .documentPlace }

    package let word: Word
    /// The path of the other document; nil for this one.
    package let file: Word?
    /// The object, and perhaps a path to one of its lists.
    package let parent: Word

    /// The ends of the names of documents.
    package static let documentEnds = [".xib", ".storyboard"]

    package init(_ word: Word) {
        self.word = word
        let colon = Self.documentEnds.compactMap { Self.end(of: $0 + ":", in: word.text) }.min()
        file = colon.map { word.slice(0..<$0 - 1) }
        parent = colon.map { word.slice($0..<word.text.utf8.count) } ?? word
    }

    /// Makes the word for a place in another document.
    package init(file: String, parent: Word) {
        let head = file.utf8.count + 1
        let quoted = parent.quoted.map { $0.lowerBound + head..<$0.upperBound + head }
        let isBare = Quoting.isBareWord(file)
        self.init(Word("\(file):\(parent.text)", quoted: (isBare ? [] : [0..<head - 1]) + quoted))
    }

    /// The offset after the first occurrence of a text.
    private static func end(of text: String, in word: String) -> Int? {
        let (bytes, wanted) = (Array(word.utf8), Array(text.utf8))
        guard bytes.count >= wanted.count else { return nil }
        let start = (0...bytes.count - wanted.count).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
        return start.map { $0 + wanted.count }
    }
}
