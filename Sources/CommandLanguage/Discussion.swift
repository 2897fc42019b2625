/// A command's discussion as blocks, which each form of help lays out in its own way.
struct Discussion {
    /// A piece of a discussion.
    enum Block: Equatable {
        case paragraph(String)
        case item(String)
        case literal([String])
    }

    private(set) var blocks: [Block] = []

    /// Reads paragraphs, items that begin with `* `, and literal lines that begin with four spaces.
    init(_ text: String) {
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if words.isEmpty {
                isOpen = false
            } else if line.hasPrefix("    ") {
                addLiteral(String(line.dropFirst(4)))
                isOpen = false
            } else if words.hasPrefix("* ") {
                blocks.append(.item(String(words.dropFirst(2))))
                isOpen = true
            } else {
                isOpen ? extend(words) : blocks.append(.paragraph(words))
                isOpen = true
            }
        }
    }

    private mutating func addLiteral(_ line: String) {
        if case .literal(let lines) = blocks.last {
            blocks[blocks.count - 1] = .literal(lines + [line])
        } else {
            blocks.append(.literal([line]))
        }
    }

    private mutating func extend(_ words: String) {
        switch blocks.last {
        case .paragraph(let text): blocks[blocks.count - 1] = .paragraph(text + " " + words)
        case .item(let text): blocks[blocks.count - 1] = .item(text + " " + words)
        case .literal, nil: blocks.append(.paragraph(words))
        }
    }

    /// Replaces backticks with other marks.
    ///
    /// - Parameters:
    ///   - text: text with backticks in pairs.
    ///   - open: the mark before code.
    ///   - close: the mark after code.
    ///   - escape: spells a part of the text, depending on whether it is code.
    /// - Returns: the text with the marks.
    static func markCode(
        _ text: String, open: String, close: String, escape: (_ part: Substring, _ isCode: Bool) -> String
    ) -> String {
        var marked = ""
        for (position, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            let isCode = position % 2 == 1
            marked += isCode ? open + escape(part, true) + close : escape(part, false)
        }
        return marked
    }
}
