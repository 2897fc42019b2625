import Foundation
import Testing

/// Everything in the repository that the documents name exists.
@Suite struct LinkTests {
    @Test(
        arguments: ["README", "ARCHITECTURE", "CHANGELOG", "Samples/README"]
            + ["EDITING", "CHECKING", "VERSIONS", "SCRIPTS", "STABILITY"].map { "Documentation/" + $0 })
    func leadSomewhere(document: String) throws {
        let document = document + ".md"
        let folder = Repository.root.appendingPathComponent(document).deletingLastPathComponent()
        let targets = try Repository.text(document).matches(of: #/\]\((?!https?:)([^)#]+)/#).map { String($0.1) }
        #expect(!targets.isEmpty)
        for target in targets {
            #expect(exists(folder.appendingPathComponent(target)), "\(document) links to '\(target)'")
        }
    }

    @Test(arguments: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
    func pathsAreThere(document: String) throws {
        let named = try Repository.text(document).matches(
            of: #/`?\b((Scripts|Sources|Tests|Documentation)/[\w/.-]*\w)/#)
        #expect(!named.isEmpty)
        for path in named.map({ String($0.1) }) {
            #expect(exists(Repository.root.appendingPathComponent(path)), "\(document) names '\(path)'")
        }
    }

    /// The page names every module, and only files, types and folders that exist.
    @Test func architectureIsTrue() throws {
        let text = try Repository.text("ARCHITECTURE.md")
        let sources = try SourceFiles()
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.joined(separator: " ")
        #expect(sources.modules.count > 5)
        for module in sources.modules where module != "CExpat" {
            #expect(rows.contains("`\(module)`"), "no row for \(module)")
        }
        #expect(text.utf8.count <= 20_000)
        for name in text.matches(of: #/`([\w+]+\.swift)`/#).map({ String($0.1) }) where name != "Package.swift" {
            #expect(sources.files.contains(name), "there is no file '\(name)'")
        }
        let names = text.matches(of: #/`([A-Z]+[a-z]\w*)(?:\.(?!swift)\w+)*`/#).map { String($0.1) }
        #expect(names.count > 30)
        for name in names where !["Tests", "Sources"].contains(name) {
            #expect(sources.declares(name) || sources.folders.contains(name), "there is no type or folder '\(name)'")
        }
    }

    private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}
