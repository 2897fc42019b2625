import Foundation
import TestDocuments
import Testing

@testable import NibCatalog

@Suite("Corpus")
struct CorpusTests {
    @Test("Names taken out of documents go back to where they stood")
    func putBack() throws {
        var asked = 0
        var right = 0
        for path in Corpus.likeXcode {
            guard let shapes = ShapeReader.read(URL(fileURLWithPath: path)) else { continue }
            let catalog = Catalog(shapes.family, era: shapes.era)
            for shape in shapes.all {
                for index in stride(from: shapes.all.count % 3, to: shape.names.count, by: 3) {
                    let rest = Array(shape.names[..<index]) + shape.names[(index + 1)...]
                    let place =
                        shape.isAttributes
                        ? catalog.attributePosition(element: shape.element, present: rest, new: shape.names[index])
                        : catalog.childPosition(element: shape.element, present: rest, new: shape.names[index])
                    asked += 1
                    right += place == index ? 1 : 0
                }
            }
        }
        try #require(asked > 1_000)
        #expect(Double(right) / Double(asked) > 0.999, "\(right) of \(asked)")
    }
}

/// The lists of names that a document's elements have, attributes from the bytes since parsers do not keep their order.
private final class ShapeReader: NSObject {
    struct Shape: Hashable {
        let element: String
        let isAttributes: Bool
        let names: [String]
    }

    var family = Family.cocoaTouch
    var era = Era.newest
    var all: Set<Shape> = []

    static func read(_ file: URL) -> ShapeReader? {
        guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("<document ") else { return nil }
        let reader = ShapeReader()
        reader.scan(text)
        return reader
    }

    private struct Open {
        let element: String
        var labels: [String] = []
    }

    private func scan(_ text: String) {
        var stack: [Open] = []
        var isFirst = true
        for piece in text.split(separator: "<").dropFirst() {
            if piece.hasPrefix("/") {
                if let done = stack.popLast() { add(done) }
                continue
            }
            if piece.hasPrefix("?") || piece.hasPrefix("!") { continue }
            let tag = piece.prefix { $0 != ">" }
            let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
            let head = parts[0].split(whereSeparator: { " =/".contains($0) }).map(String.init)
            guard let element = head.first else { continue }
            var names = head.dropFirst().map { $0 }
            for part in stride(from: 2, to: parts.count, by: 2) {
                names += parts[part].split(whereSeparator: { " =/".contains($0) }).map(String.init)
            }
            var values: [String: String] = [:]
            for (index, name) in names.enumerated() where 2 * index + 1 < parts.count {
                values[name] = String(parts[2 * index + 1])
            }
            if isFirst { readDocument(values, text) }
            isFirst = false
            if names.count > 1 { all.insert(Shape(element: element, isAttributes: true, names: names)) }
            if let last = stack.indices.last {
                let label = values["key"].map { element + "@" + $0 } ?? element
                if stack[last].labels.last != label { stack[last].labels.append(label) }
            }
            if !tag.hasSuffix("/") { stack.append(Open(element: element)) }
        }
    }

    private func add(_ open: Open) {
        guard open.labels.count > 1, Set(open.labels).count == open.labels.count,
            !Catalog(family, era: era).isList(open.element)
        else { return }
        all.insert(Shape(element: open.element, isAttributes: false, names: open.labels))
    }

    private func readDocument(_ values: [String: String], _ text: String) {
        family = (values["targetRuntime"] ?? values["type"] ?? "").contains("MacOSX") ? .cocoa : .cocoaTouch
        func major(_ text: some StringProtocol) -> Int { Int(text.prefix { $0.isNumber }) ?? 0 }
        var version = major(values["toolsVersion"] ?? "")
        if version >= 32700 {
            let plugIn = text.range(of: "<plugIn ").flatMap {
                text.range(of: "version=\"", range: $0.upperBound..<text.endIndex)
            }
            version = plugIn.map { major(text[$0.upperBound...]) } ?? 22690
        }
        era = Era(toolsVersion: version)
    }
}
