import Testing

@testable import XMLTree

/// A copy of a tree and the tree change on their own.
@Suite struct CopyTests {
    private static let text = "<r><a id='1'/>text<b id='2'/><!-- c --><b id='2'/></r>"

    private static func tree() throws -> XMLTree { try XMLTree(bytes: Array(text.utf8), indexing: ["id"]) }

    @Test func hasTheSameNodes() throws {
        let tree = try Self.tree()
        let copy = XMLTree(copyOf: tree)
        #expect(copy.bytes() == tree.bytes() && copy.rewritten() == Array(Self.text.utf8))
        #expect(Array(copy.subtree(copy.root)) == Array(tree.subtree(tree.root)))
        #expect(copy.indexes[0].only("1") == tree.indexes[0].only("1"))
        #expect(copy.indexes[0].shared == ["2"])
    }

    @Test(arguments: [false, true]) func changesAlone(changesOriginal: Bool) throws {
        let tree = try Self.tree()
        let copy = XMLTree(copyOf: tree)
        let (changed, other) = changesOriginal ? (tree, copy) : (copy, tree)
        let nodes = Array(changed.elements(in: changed.root))
        changed.apply(.remove(nodes[2]))
        changed.apply(changed.settingAttribute("id", to: "3", at: 0, of: nodes[0]))
        let new = changed.makeElement("new", attributes: [Attribute("id", "2")])
        changed.apply(.insert(new, into: changed.root, before: nil))

        #expect(changed.bytes() == Array("<r><a id=\"3\"/>text<b id='2'/><!-- c --><new id=\"2\"/></r>".utf8))
        #expect(Set(changed.indexes[0].nodes("2")) == [nodes[1], new])
        #expect(other.bytes() == Array(Self.text.utf8) && other.fingerprint == 0)
        #expect(Set(other.indexes[0].nodes("2")) == [nodes[1], nodes[2]])
        #expect(other.indexes[0].only("1") == nodes[0] && !other.indexes[0].contains("3"))
        #expect(other.symbol("new") == nil)
    }

    /// A list that the tree keeps for binary search is none of the copy.
    @Test func keepsNoLists() throws {
        let tree = try Self.tree()
        tree.keepList(of: tree.root) { first, second, _ in first < second }
        let copy = XMLTree(copyOf: tree)
        copy.apply(.remove(copy.firstElement(in: copy.root)!))
        #expect(copy.keptList(of: copy.root) == nil)
        #expect(tree.keptList(of: tree.root)?.nodes.count == 3)
    }
}
