import NibCatalog
import NibDocument
import TestDocuments
import Testing
import XMLTree

/// Places of elements in documents that Xcode wrote are none that the catalogue refuses.
struct FitTests {
    @Test func noPlaceInADocumentWouldBeRefused() throws {
        var asked = 0
        var refused: [String: String] = [:]
        for path in Corpus.likeXcode {
            // Of watchOS too few documents were measured to know their places.
            guard let document = try? NibDocument(bytes: Corpus.bytes(path)), document.kind.platform != .watchOS else {
                continue
            }
            let tree = document.tree
            for node in tree.subtree(tree.root) where node != tree.root {
                // The key of a variation is a condition and not a name.
                guard tree.kind(node) == .element, tree.name(node) != "variation", let parent = tree.parent(node) else {
                    continue
                }
                asked += 1
                if let place = Self.refusal(of: node, in: parent, document) { refused[place] = Corpus.name(path) }
            }
        }
        #expect(asked > 5_000, "\(asked) elements")
        #expect(refused.isEmpty, "\(refused.sorted { $0.key < $1.key })")
    }

    /// The place of an element, where the catalogue refuses it.
    private static func refusal(of node: NodeID, in parent: NodeID, _ document: NibDocument) -> String? {
        let (tree, catalog) = (document.tree, document.catalog)
        let (child, element) = (tree.name(node), tree.name(parent))
        let fit: Fit
        if let key = tree.attribute("key", of: node) {
            fit = catalog.fit(of: child, withKey: key, in: element)
        } else if catalog.isList(element) {
            guard let owner = tree.parent(parent) else { return nil }
            fit = catalog.fit(of: child, inList: element, of: tree.name(owner))
        } else {
            fit = catalog.fit(of: child, directlyIn: element)
        }
        return fit == .fits
            ? nil : "\(document.kind.family) \(element)/\(child)@\(tree.attribute("key", of: node) ?? "")"
    }
}
