import SeededRandom
import Testing

@testable import XMLTree

/// The fingerprint that every change keeps is the one that the document's places have now.
@Suite struct FingerprintTests {
    /// Documents with what a place can be: text before and after, comments, CDATA, elements with and without an end tag.
    private static let documents = [
        "<a/>", "<a></a>", "<a> </a>",
        "<?xml version=\"1.0\"?>\n<a>\n    <b id=\"1\"/>\n    <!-- c -->\n    <d>\n        <e/>text<e/>\n    </d>\n</a>\n",
        "<a><b><c/></b><b><c/></b>tail<![CDATA[<x>]]><?pi d?></a><!-- after -->",
    ]

    /// Random primitives, some of them undone: the sum is right after each, and the same for the same bytes.
    @Test(arguments: 1...40 as ClosedRange<UInt64>) func isKeptByEveryPrimitive(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let tree = try XMLTree(bytes: Array(Self.documents[Int(seed) % Self.documents.count].utf8))
        let parsed = tree.allPlaces()
        var seen: [[UInt8]: UInt64] = [tree.bytes(): 0]
        var inverses: [Primitive] = []
        for _ in 0..<60 {
            if random.chance(25), let inverse = inverses.popLast() {
                tree.apply(inverse)
            } else {
                inverses.append(tree.apply(Self.change(of: tree, &random)))
            }
            let bytes = tree.bytes()
            #expect(tree.fingerprint == tree.allPlaces() &- parsed)
            if let known = seen[bytes] { #expect(tree.fingerprint == known) }
            seen[bytes] = tree.fingerprint
        }
        #expect(Set(seen.values).count == seen.count)
        for inverse in inverses.reversed() { tree.apply(inverse) }
        #expect(tree.fingerprint == 0)
    }

    /// A document that was edited has the places of the same bytes parsed anew, though its texts may lie in more pieces.
    @Test(arguments: 1...40 as ClosedRange<UInt64>) func dependsOnTheBytesOnly(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let tree = try XMLTree(bytes: Array(Self.documents[Int(seed) % Self.documents.count].utf8))
        for _ in 0..<20 { tree.apply(Self.change(of: tree, &random)) }
        #expect(try XMLTree(bytes: tree.bytes()).allPlaces() == tree.allPlaces())
    }

    /// A place is more than its own bytes: the same element elsewhere is another document.
    @Test func tellsWhereSomethingIs() throws {
        let tree = try XMLTree(bytes: Array("<a><b id='1'><n/></b><b id='2'/></a>".utf8))
        let parents = Array(tree.elements(in: tree.root))
        let node = tree.firstElement(in: parents[0])!
        tree.apply(.remove(node))
        tree.apply(.insert(node, into: parents[1], before: nil))
        #expect(tree.fingerprint != 0)
        tree.apply(.remove(node))
        tree.apply(.insert(node, into: parents[0], before: nil))
        #expect(tree.fingerprint == 0)
    }

    /// What is made beside the document does not count until it is part of it.
    @Test func countsOnlyTheDocument() throws {
        let tree = try XMLTree(bytes: Array("<a><b/></a>".utf8))
        let new = tree.makeElement("n", attributes: [Attribute("k", "v")])
        tree.apply(tree.settingAttribute("k", to: "w", at: 0, of: new))
        if let open = tree.opening(new) { tree.apply(open) }
        tree.apply(.insert(tree.makeText(Array("text".utf8)), into: new, before: nil))
        #expect(tree.fingerprint == 0)
        let inverse = tree.apply(.insert(new, into: tree.root, before: nil))
        #expect(tree.fingerprint != 0)
        tree.apply(inverse)
        #expect(tree.fingerprint == 0)
    }

    /// One random primitive that leaves the document well-formed.
    private static func change(of tree: XMLTree, _ random: inout SeededGenerator) -> Primitive {
        let elements = Array(tree.subtree(tree.document))
        let element = random.pick(elements)!
        let parent = NodeID(tree.arena[element.index].parent)
        let value = ["x", "y", "zz"].randomElement(using: &random)!
        switch random.below(6) {
        case 0 where parent != tree.document: return .remove(element)
        case 1:
            if let open = tree.opening(element) { return open }
            return .insert(tree.makeText(Array(value.utf8)), into: element, before: tree.firstChild(element))
        case 2 where !tree.isSelfClosing(element):
            return .insert(
                tree.makeElement("n", attributes: [Attribute("k", value)]), into: element,
                before: random.pick(children(element, tree)))
        case 3 where parent != tree.document:
            return .insert(tree.makeText(Array("\n  ".utf8)), into: parent, before: element)
        case 4:
            let texts = children(element, tree).filter { tree.kind($0) == .text }
            if let text = random.pick(texts) { return .retext(text, tree.addBytes(Array(value.utf8))) }
            return tree.settingAttribute("id", to: value, at: 0, of: element)
        default: return tree.settingAttribute(random.chance(50) ? "id" : "k", to: value, at: 0, of: element)
        }
    }

    private static func children(_ node: NodeID, _ tree: XMLTree) -> [NodeID] {
        Array(
            sequence(first: tree.firstChild(node)) { child in child.map { tree.next($0) } }.prefix { $0 != nil }
                .compactMap { $0 })
    }
}
