import Wording

/// Lays text out for a terminal.
package struct TextLayout {
    /// The greatest number of columns in a line.
    package static let width = 80

    private(set) var lines: [String] = []

    /// Makes an empty text.
    package init() {}

    /// The lines as one text, without a line end after the last.
    package var text: String { lines.joined(separator: "\n") }

    /// Adds a blank line, unless the last line is blank or there is none.
    package mutating func blank() {
        if let last = lines.last, !last.isEmpty { lines.append("") }
    }

    /// Adds a line as it is.
    mutating func verbatim(_ line: String) {
        lines.append(line)
    }

    /// Adds pieces, with line breaks only between them.
    ///
    /// - Parameters:
    ///   - pieces: texts that must not be broken.
    ///   - first: the text that the first line begins with.
    ///   - hanging: how many blanks the other lines begin with.
    package mutating func flow(_ pieces: [String], first: String = "", hanging: Int = 0) {
        var line = first
        var columns = DisplayWidth.of(first)
        var isFresh = true
        for piece in pieces {
            let width = DisplayWidth.of(piece)
            if !isFresh, columns + 1 + width > TextLayout.width {
                lines.append(line)
                line = String(repeating: " ", count: hanging)
                columns = hanging
                isFresh = true
            }
            if !isFresh {
                line += " "
                columns += 1
            }
            line += piece
            columns += width
            isFresh = false
        }
        lines.append(line)
    }

    /// Adds a paragraph.
    package mutating func paragraph(_ text: String, first: String = "", hanging: Int = 0) {
        flow(text.split(whereSeparator: \.isWhitespace).map(String.init), first: first, hanging: hanging)
    }

    /// Adds a discussion with code between backticks.
    package mutating func add(discussion: String) {
        for block in Discussion(discussion).blocks { add(block) }
    }

    private mutating func add(_ block: Discussion.Block) {
        func plain(_ text: String) -> String {
            Discussion.markCode(text, open: "'", close: "'") { part, _ in String(part) }
        }
        switch block {
        case .paragraph(let text):
            blank()
            paragraph(plain(text))
        case .item(let text):
            paragraph(plain(text), first: "  * ", hanging: 4)
        case .literal(let lines):
            blank()
            for line in lines { verbatim("    " + line) }
            blank()
        }
    }

    /// Adds a list of names with their meanings beside them.
    package mutating func list(_ rows: [(name: String, meaning: String)], indent: Int = 2) {
        let longest = rows.map { DisplayWidth.of($0.name) }.filter { $0 <= 24 }.max() ?? 0
        let column = indent + longest + 2
        for row in rows {
            let name = String(repeating: " ", count: indent) + row.name
            let width = DisplayWidth.of(name)
            if row.meaning.isEmpty {
                lines.append(name)
            } else if width + 2 <= column {
                paragraph(row.meaning, first: name + String(repeating: " ", count: column - width), hanging: column)
            } else {
                lines.append(name)
                paragraph(row.meaning, first: String(repeating: " ", count: column), hanging: column)
            }
        }
    }
}
