import Foundation

/// A page of Markdown: its sections and the links in it.
struct MarkdownPage {
    /// The lines outside blocks of code.
    private let lines: [String]

    /// Reads the page at a path of the repository.
    init(_ path: String) throws {
        var isCode = false
        lines = try Repository.text(path).components(separatedBy: "\n").filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode
        }
    }

    /// The names by which links lead to the page's sections: the headings in lower case, with hyphens for blanks and
    /// without punctuation.
    var anchors: Set<String> {
        Set(
            lines.filter { $0.hasPrefix("#") }.map { heading in
                let title = heading.drop { $0 == "#" || $0 == " " }.lowercased()
                return String(title.replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" })
            })
    }

    /// The targets of the links that lead to files of the repository, with their sections.
    var links: [(file: String, section: String?)] {
        lines.joined(separator: "\n").matches(of: #/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/#).map {
            (String($0.1), $0.2.map(String.init))
        }
    }
}
