import NibCatalog
import NibDocument
import TestDocuments
import Testing
import XMLTree

/// Values that Xcode wrote are of the kind that the catalogue takes its attribute for.
struct ValueTests {
    @Test func noValueOfADocumentWouldBeRefused() throws {
        var (flags, numbers, integers) = (0, 0, 0)
        for path in Corpus.likeXcode {
            guard let document = try? NibDocument(bytes: Corpus.bytes(path)) else { continue }
            for node in document.tree.subtree(document.tree.root) {
                let element = document.tree.name(node)
                for name in document.tree.attributeNames(node) {
                    guard let kind = document.catalog.valueKind(of: name, element: element),
                        let value = document.tree.attribute(name, of: node)
                    else { continue }
                    switch kind {
                    case .flag: flags += 1
                    case .number: numbers += 1
                    case .integer: integers += 1
                    case .words, .seen: continue
                    }
                    #expect(kind.has(value), "\(Corpus.name(path)): \(name)=\(value) of \(element)")
                }
            }
        }
        #expect(
            flags > 1_000 && numbers > 2_000 && integers > 50,
            "\(flags) flags, \(numbers) numbers and \(integers) integers")
    }
}
