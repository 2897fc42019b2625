extension CommandTable {
    /// Returns the whole command reference as Markdown, group by group, with a line end after the last line.
    ///
    /// - Parameters:
    ///   - title: the first heading.
    ///   - introduction: Markdown between the title and the first group.
    /// - Returns: the page.
    package func reference(title: String = "Command reference", introduction: String = "") -> String {
        var page = MarkdownPage()
        page.block("# " + title)
        if !introduction.isEmpty { page.block(introduction) }
        for group in groups {
            page.block("## " + group.name)
            for command in group.commands { Self.add(command, to: &page) }
        }
        return page.text
    }

    private static func add(_ command: Entry, to page: inout MarkdownPage) {
        page.block("### " + command.name)
        page.literal([command.usage])
        page.block(MarkdownPage.prose(command.summary))
        page.items(command.parameterRows.map { MarkdownPage.code($0.name) + ": " + MarkdownPage.prose($0.meaning) })
        var items: [String] = []
        for block in Discussion(command.discussion).blocks {
            if case .item(let text) = block {
                items.append(MarkdownPage.prose(text))
                continue
            }
            page.items(items)
            items = []
            switch block {
            case .paragraph(let text): page.block(MarkdownPage.prose(text))
            case .literal(let lines): page.literal(lines)
            case .item: break
            }
        }
        page.items(items)
        for example in command.examples {
            if !example.explanation.isEmpty { page.block("Example: " + MarkdownPage.prose(example.explanation)) }
            page.literal([example.line])
        }
        let links = command.seeAlso.map { "[" + $0 + "](#" + MarkdownPage.anchor($0) + ")" }
        if !links.isEmpty { page.block("See also: " + links.joined(separator: ", ")) }
    }
}

/// Gathers the blocks of a Markdown page.
private struct MarkdownPage {
    private(set) var text = ""

    mutating func block(_ block: String) {
        if !text.isEmpty { text += "\n" }
        text += block + "\n"
    }

    mutating func literal(_ lines: [String]) {
        let fence = lines.contains { $0.contains("```") } ? "````" : "```"
        block(([fence] + lines + [fence]).joined(separator: "\n"))
    }

    mutating func items(_ items: [String]) {
        if !items.isEmpty { block(items.map { "- " + $0 }.joined(separator: "\n")) }
    }

    /// Returns text in which backticks mark code and nothing else has a meaning in Markdown.
    static func prose(_ text: String) -> String {
        Discussion.markCode(text, open: "`", close: "`") { part, isCode in
            if isCode { return String(part) }
            var escaped = ""
            for character in part {
                if "\\*_[]<|".contains(character) { escaped += "\\" }
                escaped.append(character)
            }
            return escaped
        }
    }

    static func code(_ text: String) -> String {
        text.contains("`") ? "`` " + text + " ``" : "`" + text + "`"
    }

    /// Returns the name that a heading has in links.
    static func anchor(_ heading: String) -> String {
        String(heading.lowercased().map { $0 == " " ? "-" : $0 })
    }
}
