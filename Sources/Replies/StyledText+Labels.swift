/// How lists cut the names of objects.
extension StyledText {
    /// No title in a name is cut to fewer columns.
    private static let shortestTitle = 8

    /// Returns the name of an object as lists show it: titles in it that are too long are cut with an ellipsis, so that the rest still says
    /// what it is and the name can be typed: `Label "Nothing pr…" in "Login"`.
    ///
    /// - Parameter width: the columns that the name should take.
    /// - Returns: the name, which takes more columns if what is not in quotes, or the least of the titles, takes more.
    package func label(_ width: Int = Giving.longestLabel) -> StyledText {
        // No label of fewer bytes is wider.
        guard byteCount > width, self.width > width else { return self }
        guard runs.count == 1, let run = runs.first else { return fitting(width) }
        var excess = self.width - width
        let pieces = Self.pieces(run.text)
        guard pieces.contains(where: \.isTitle) else { return fitting(max(width, Giving.longestLabel)) }
        var text = ""
        for piece in pieces {
            guard piece.isTitle, excess > 0 else {
                text += piece.text
                continue
            }
            let title = StyledText(String(piece.text))
            let cut = title.title(max(Self.shortestTitle, title.width - excess))
            excess -= title.width - cut.width
            text += cut.plain
        }
        return StyledText(text, run.style)
    }

    /// A title cut at a number of columns, but not in the middle of an escape.
    private func title(_ width: Int) -> StyledText {
        guard self.width > width else { return self }
        let kept = fitting(width).plain.dropLast()
        let isEscaped = !kept.reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
        return StyledText(String(isEscaped ? kept.dropLast() : kept) + "…")
    }

    /// The parts of a name in quotes, without these, and those between them.
    private static func pieces(_ name: String) -> [(text: Substring, isTitle: Bool)] {
        var pieces: [(text: Substring, isTitle: Bool)] = []
        var (start, isTitle, isEscaped) = (name.startIndex, false, false)
        for index in name.indices {
            if isEscaped {
                isEscaped = false
            } else if name[index] == "\\", isTitle {
                isEscaped = true
            } else if name[index] == "\"" {
                let end = isTitle ? index : name.index(after: index)
                pieces.append((name[start..<end], isTitle))
                (start, isTitle) = (end, !isTitle)
            }
        }
        return pieces + [(name[start...], false)]
    }
}
