import Foundation
import Testing

/// The pages about the format of documents, and the comments that name them as the source of a fact.
@Suite struct FormatTests {
    private static let folder = "Documentation/Format"

    /// The pages by their file names.
    private func pages() throws -> [String: MarkdownPage] {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appendingPathComponent(Self.folder).path)
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try MarkdownPage("\(Self.folder)/\($0)")) })
    }

    /// Every page and section that a comment names exists.
    @Test func citationsLeadSomewhere() throws {
        let pages = try pages()
        var count = 0
        for path in try Repository.sources(in: ["Sources", "Tests", "Scripts"]) {
            let text = try Repository.text(path)
            guard text.contains(Self.folder) else { continue }
            for match in text.matches(of: #/Documentation/Format/([\w-]+\.md)(?:#([\w-]+))?/#) {
                count += 1
                let (name, section) = (String(match.1), match.2.map(String.init))
                guard let page = pages[name] else {
                    Issue.record("\(path) names the page '\(name)', which does not exist")
                    continue
                }
                if let section { #expect(page.anchors.contains(section), "\(path): no '\(section)' in \(name)") }
            }
        }
        #expect(count > 30)
    }

    /// Comments name only documents that are in the repository.
    @Test func documentsAreInTheRepository() throws {
        let known: Set = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "COMMANDS.md"]
        for path in try Repository.sources(in: ["Sources"]) {
            let text = try Repository.text(path)
            guard text.contains(".md") else { continue }
            for match in text.matches(of: #/\b[A-Z]+\.md\b/#) {
                #expect(known.contains(String(match.0)), "\(path) names '\(match.0)'")
            }
        }
    }

    /// Links between the pages lead to pages and sections, and the first page leads to all others.
    @Test func linksLeadSomewhere() throws {
        let pages = try pages()
        for (name, page) in pages {
            for link in page.links {
                guard let target = link.file.isEmpty ? page : pages[link.file] else {
                    Issue.record("\(name) links to '\(link.file)', which does not exist")
                    continue
                }
                if let section = link.section {
                    #expect(target.anchors.contains(section), "\(name): no '\(section)' in \(link.file)")
                }
            }
        }
        let first = try #require(pages["README.md"])
        #expect(Set(first.links.map(\.file)) == Set(pages.keys).subtracting(["README.md"]))
    }
}
