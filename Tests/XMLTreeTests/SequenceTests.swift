import Testing

@testable import XMLTree

/// Elements are visited in document order, and what is in some of them can be left out.
@Suite struct SequenceTests {
    private static let text = "<a><b><c/><d/></b> <e><f/></e><!-- - --><g/></a>"

    private static func visited(in root: String? = nil, without left: Set<String> = []) throws -> [String] {
        let tree = try XMLTree(bytes: Array(text.utf8))
        let start = tree.subtree(tree.root).first { tree.name($0) == root } ?? tree.root
        var names: [String] = []
        tree.visitElements(in: start) { node in
            names.append(tree.name(node))
            return !left.contains(tree.name(node))
        }
        return names
    }

    @Test func allElementsAreVisitedInOrder() throws {
        #expect(try Self.visited() == ["a", "b", "c", "d", "e", "f", "g"])
        #expect(try Self.visited(in: "b") == ["b", "c", "d"])
        #expect(try Self.visited(in: "g") == ["g"])
    }

    @Test func whatIsInAnElementCanBeLeftOut() throws {
        #expect(try Self.visited(without: ["b", "g"]) == ["a", "b", "e", "f", "g"])
        #expect(try Self.visited(without: ["a"]) == ["a"])
        #expect(try Self.visited(in: "e", without: ["e"]) == ["e"])
    }

    @Test func aSubtreeIsSurelySameUntilItChanges() throws {
        let (one, other) = (try XMLTree(bytes: Array(Self.text.utf8)), try XMLTree(bytes: Array(Self.text.utf8)))
        let nodes = Array(one.subtree(one.root))
        #expect(nodes.allSatisfy { one.isSurelySame($0, as: $0, in: other) })
        #expect(!one.isSurelySame(nodes[1], as: nodes[4], in: other))
        _ = other.apply(.remove(nodes[2]))
        #expect(nodes.map { one.isSurelySame($0, as: $0, in: other) } == [false, false, true, true, true, true, true])
    }
}
