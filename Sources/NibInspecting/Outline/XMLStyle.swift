import Replies

/// Colours XML for people: names of elements and attributes, values and comments.
enum XMLStyle {
    /// Longer texts stay plain, because each piece in a style of its own takes memory.
    private static let mostBytes = 1 << 18

    /// Returns a text of XML in styles; the characters stay as they are.
    ///
    /// - Parameter xml: well-formed XML, as it is in a document.
    /// - Returns: lines of styled text.
    static func styled(_ xml: String) -> StyledText {
        guard xml.utf8.count <= mostBytes else { return StyledText(lines: xml) }
        var text = StyledText()
        var rest = xml[...]
        while !rest.isEmpty {
            let gap = rest.prefix { $0 != "<" }
            text += StyledText(lines: String(gap))
            rest = rest[gap.endIndex...]
            guard !rest.isEmpty else { break }
            let end = end(ofMarkup: rest)
            append(rest[..<end], to: &text)
            rest = rest[end...]
        }
        return text
    }

    /// Where the markup at the beginning of a text ends: a comment, a section of characters, or a tag.
    private static func end(ofMarkup text: Substring) -> Substring.Index {
        for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where text.hasPrefix(opening) {
            return text.firstRange(of: closing)?.upperBound ?? text.endIndex
        }
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ">" {
                return text.index(after: index)
            }
        }
        return text.endIndex
    }

    private static func append(_ markup: Substring, to text: inout StyledText) {
        guard !markup.hasPrefix("<!"), !markup.hasPrefix("<?") else {
            text += StyledText(lines: String(markup), .dim)
            return
        }
        let isName: (Character) -> Bool = { !$0.isWhitespace && $0 != ">" && $0 != "/" && $0 != "=" }
        let opening = markup.hasPrefix("</") ? 2 : 1
        let name = markup.dropFirst(opening).prefix(while: isName)
        text += StyledText(lines: String(markup.prefix(opening)), .dim)
        text += StyledText(lines: String(name), .kind)
        var rest = markup[name.endIndex...]
        while let first = rest.first {
            let piece: Substring
            let style: TextStyle
            if first == "\"" || first == "'" {
                let value = rest.dropFirst().prefix { $0 != first }
                piece = rest[..<(value.endIndex < rest.endIndex ? rest.index(after: value.endIndex) : rest.endIndex)]
                style = .value
            } else if isName(first) {
                (piece, style) = (rest.prefix(while: isName), .attribute)
            } else {
                (piece, style) = (rest.prefix(1), .dim)
            }
            text += StyledText(lines: String(piece), style)
            rest = rest[piece.endIndex...]
        }
    }
}
