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

        let new = tree.makeElement("d", attributes: [Attribute("id", "new"), Attribute("from", "1")])
        #expect(!ids.contains("new"))
        tree.apply(.insert(new, into: a, before: nil))
        #expect(ids.only("new") == new && references.nodes("1").count == 3)
    }

    /// Canonically equivalent names and values are different ones to XML.
    @Test func namesAndValuesAreTakenByTheirBytes() throws {
        let text = "<r><\u{E9} id='\u{E9}'></\u{E9}><e\u{301} id='e\u{301}'/></r>"
        let tree = try XMLTree(bytes: Array(text.utf8), indexing: ["id"])
        let ids = tree.indexes[0]
        #expect(ids.shared.isEmpty)
        let node = try #require(ids.only("e\u{301}"))
        #expect(ids.only("\u{E9}") != node)
        tree.apply(try #require(tree.opening(node)))
        #expect(tree.bytes() == Array(text.utf8.dropLast(6)) + Array("></e\u{301}></r>".utf8))
    }

    @Test func valuesThatSeveralElementsHaveComeAndGo() throws {
        let rows = (0..<600).map { "<row id='r\($0 / 3)'/>" }.joined()
        let tree = try XMLTree(bytes: Array("<r>\(rows)</r>".utf8), indexing: ["id"])
        let ids = tree.indexes[0]
        #expect(ids.count == 600 && ids.values.count == 200 && ids.shared.count == 200)
        for (number, node) in Array(tree.elements(in: tree.root)).enumerated() where number % 3 != 1 {
            tree.apply(.remove(node))
        }
        #expect(ids.count == 200 && ids.values.count == 200 && ids.shared.isEmpty)
        #expect(ids.only("r7") == ids.nodes("r7").first && ids.nodes("r7").count == 1)
        for node in Array(tree.elements(in: tree.root)) { tree.apply(.remove(node)) }
        #expect(ids.count == 0 && ids.values.isEmpty && !ids.contains("r7"))
    }

    @Test func valuesAreFoundByTheirBeginnings() throws {
        let rows = (0..<500).map { "<row id='r\($0)'/>" }.joined()
        let tree = try XMLTree(bytes: Array("<r>\(rows)<row id='r\u{E9}'/></r>".utf8), indexing: ["id"])
        let ids = tree.indexes[0]
        let beginnings = ["r", "r1", "r49", "r499", "r4990", "s", "", "r\u{E9}", "re\u{301}"]
        func expectAll() {
            for beginning in beginnings {
                let wanted = Set(ids.values.filter { $0.hasPrefix(beginning) })
                #expect(Set(ids.values(startingWith: beginning)) == wanted)
                let few = ids.values(startingWith: beginning, limit: 3) { $0.utf8.count > 2 }
                #expect(few.count == min(3, wanted.filter { $0.utf8.count > 2 }.count))
            }
        }
        for _ in 0..<3 { expectAll() }
        for (number, node) in Array(tree.elements(in: tree.root)).enumerated() {
            let back = tree.apply(.remove(node))
            if number % 3 == 0 { tree.apply(back) }
            if number % 5 == 0 {
                let new = tree.makeElement("row", attributes: [Attribute("id", "r49\(number)")])
                tree.apply(.insert(new, into: tree.root, before: nil))
            }
            if number % 20 == 0 { expectAll() }
        }
    }
}
