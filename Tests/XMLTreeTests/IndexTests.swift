import Testing
import XMLTree

@Suite struct IndexTests {
    @Test func anIndexFollowsEveryPrimitive() throws {
        let tree = try XMLTree(bytes: Array("<r><a id='1'><b id='2' to='1'/></a><c id='2' to='1'/></r>".utf8))
        let ids = tree.makeIndex(of: ["id"])
        let references = tree.makeIndex(of: ["to", "from"])
        #expect(ids.only("1") != nil)
        #expect(ids.only("2") == nil && ids.nodes("2").count == 2)
        #expect(references.nodes("1").count == 2)

        let a = ids.only("1")!
        let back = tree.apply(.remove(a))
        #expect(ids.nodes("1").isEmpty && ids.nodes("2").count == 1 && references.nodes("1").count == 1)
        tree.apply(back)
        #expect(ids.nodes("2").count == 2 && references.nodes("1").count == 2)

        let inverse = tree.apply(tree.settingAttribute("id", to: "9", at: 0, of: a))
        #expect(ids.only("9") == a && !ids.contains("1"))
        tree.apply(inverse)
        #expect(ids.only("1") == a && !ids.contains("9"))

        let new = tree.makeElement("d", [Attribute("id", "new"), Attribute("from", "1")])
        #expect(!ids.contains("new"))
        tree.apply(.insert(new, into: a, before: nil))
        #expect(ids.only("new") == new && references.nodes("1").count == 3)
    }
}
