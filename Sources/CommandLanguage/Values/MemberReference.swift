/// A word that stands for an object and something that belongs to it, as in `SRC.NAME`, `SRC[.EVENT]` or `PARENT[.slot]`.
///
/// Where the object ends depends on the document, because labels and paths contain dots too.
package struct MemberReference: WordValue {
    package let word: Word
    private let pieces: [String]

    package init(_ word: Word) {
        self.word = word
        pieces = []
    }

    /// Makes a reference from the pieces between the dots; a dot inside a piece does not separate.
    ///
    /// - Parameter pieces: the object's id and the names after it; at least one.
    package init(pieces: [String]) {
        self.pieces = pieces
        word = ResolvedArguments.Value.dotted(pieces).word ?? Word("")
    }

    /// Makes a reference from an object's id and a name, or from the id alone if there is no name.
    package init(object: String, name: String?) {
        self.init(pieces: name.map { [object, $0] } ?? [object])
    }

    package var spelled: ResolvedArguments.Value {
        pieces.isEmpty ? ResolvedArguments.Value(word) : .dotted(pieces)
    }
}
