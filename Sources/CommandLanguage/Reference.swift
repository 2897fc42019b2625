import Replies

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
            for command in group.commands where self.page(of: command) == nil {
                Self.add(command, to: &page)
                for form in forms(of: command) { Self.add(form, of: command, to: &page) }
            }
        }
        addRecords(to: &page)
        return page.text
    }

    /// Adds a command, or a form of a listed one, which does not repeat the parameters that it has in common with that.
    private static func add(_ command: Entry, of listed: Entry? = nil, to page: inout MarkdownPage) {
        page.block((listed == nil ? "### " : "#### ") + command.name)
        page.literal([command.usage])
        page.block(MarkdownPage.prose(command.summary))
        page.items(
            command.parameterRows(besidesThoseOf: listed).map {
                MarkdownPage.code($0.name) + ": " + MarkdownPage.prose($0.meaning)
            })
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
        let fields = command.answer.selectable.map { MarkdownPage.code($0.name) }
        if !fields.isEmpty {
            page.block(
                "Fields ([\(command.answer.name)](#\(RecordSection.anchor(command.answer)))): "
                    + fields.joined(separator: ", "))
        }
        let links = command.seeAlso.map { "[" + $0 + "](#" + MarkdownPage.anchor($0) + ")" }
        if !links.isEmpty { page.block("See also: " + links.joined(separator: ", ")) }
    }
}

extension CommandTable {
    /// Adds a section for each record that a command answers, or that is a part of one.
    private func addRecords(to page: inout MarkdownPage) {
        let answers = commands.map(\.answer).filter { !$0.fields.isEmpty }
        guard !answers.isEmpty else { return }
        page.block("## Records")
        page.block(
            "What `--json` and `--csv` give. Every record has all of its fields; those that do not apply are null. "
                + "`nibsh schema` prints the same as JSON Schema.")
        for shape in RecordShape.all(in: answers) {
            page.block("### " + RecordSection.heading(shape))
            page.items(shape.fields.map(RecordSection.item))
        }
    }
}

/// How a record is described in the reference.
private enum RecordSection {
    static func heading(_ shape: RecordShape) -> String { "The record " + shape.name }

    static func anchor(_ shape: RecordShape) -> String { MarkdownPage.anchor(heading(shape)) }

    static func item(_ field: FieldShape) -> String {
        let kind = field.kind.shape.map { field.kind.words.replacing($0.name, with: "[\($0.name)](#\(anchor($0)))") }
        return MarkdownPage.code(field.name) + " (" + (kind ?? field.kind.words) + "): "
            + MarkdownPage.prose(field.summary)
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
