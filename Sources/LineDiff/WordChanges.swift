import Replies

/// Finds the words by which a changed line differs from the line in whose place it is.
enum WordChanges {
    /// Lines with more pieces are not compared word by word.
    private static let mostPieces = 600

    /// Returns two lines of a diff with the words that differ in a style of their own.
    ///
    /// - Parameters:
    ///   - old: a removed line, with its mark.
    ///   - new: the added line in its place, with its mark.
    /// - Returns: nil if the lines have so little in common that marking words would not help.
    static func styled(old: String, new: String) -> (old: StyledText, new: StyledText)? {
        let (oldPieces, newPieces) = (pieces(old), pieces(new))
        guard max(oldPieces.count, newPieces.count) <= mostPieces else { return nil }
        var (removed, added) = (Set<Int>(), Set<Int>())
        // The first piece of a line is its mark.
        for change in newPieces.dropFirst().difference(from: oldPieces.dropFirst()) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset + 1)
            case .insert(let offset, _, _): added.insert(offset + 1)
            }
        }
        guard isUseful(removed, of: oldPieces), isUseful(added, of: newPieces) else { return nil }
        return (
            line(oldPieces, changed: removed, style: .removed, changedStyle: .removedWord),
            line(newPieces, changed: added, style: .added, changedStyle: .addedWord)
        )
    }

    /// Whether at least a third of the words is the same.
    private static func isUseful(_ changed: Set<Int>, of pieces: [Substring]) -> Bool {
        let words = pieces.indices.filter { pieces[$0].first?.isLetter == true || pieces[$0].first?.isNumber == true }
        return words.count { changed.contains($0) } * 3 <= words.count * 2
    }

    /// The mark of a line, then its words, numbers and single other characters.
    private static func pieces(_ line: String) -> [Substring] {
        var pieces = [line.prefix(1)]
        var rest = line.dropFirst()
        while let first = rest.first {
            let isWord: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" }
            let piece = isWord(first) ? rest.prefix(while: isWord) : rest.prefix(1)
            pieces.append(piece)
            rest = rest[piece.endIndex...]
        }
        return pieces
    }

    private static func line(
        _ pieces: [Substring], changed: Set<Int>, style: TextStyle, changedStyle: TextStyle
    ) -> StyledText {
        var text = StyledText()
        for (index, piece) in pieces.enumerated() {
            text += StyledText(lines: String(piece), changed.contains(index) ? changedStyle : style)
        }
        return text
    }
}

extension DiffLine {
    /// Returns the lines of a diff in their styles; where as many lines were added as removed, with the words that differ.
    package static func styled(_ lines: [DiffLine]) -> [StyledText] {
        var result = lines.map(\.styled)
        var index = 0
        while index < lines.count {
            let removed = lines[index...].prefix { $0.kind == .removed }
            let added = lines[removed.endIndex...].prefix { $0.kind == .added }
            if !removed.isEmpty, removed.count == added.count {
                for (old, new) in zip(removed.indices, added.indices) {
                    guard let pair = WordChanges.styled(old: lines[old].text, new: lines[new].text) else { continue }
                    (result[old], result[new]) = pair
                }
            }
            index = max(index + 1, added.endIndex)
        }
        return result
    }
}
