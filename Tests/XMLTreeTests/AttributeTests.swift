import Testing
import XMLTree

/// Attributes are found in any place and any spelling.
struct AttributeTests {
    static let forms = [
        #"<e key="frame" x="1" id="a-1"/>"#, #"<e key = "frame" x="1" id="a-1"/>"#,
        "<e\n key='frame'\tx='1' id=\"a-1\"/>",
        #"<e  key="frame" x="1" id="a-1"></e>"#, #"<e key="fr&#97;me" x="&#49;" id="a-1" />"#,
        #"<e x="1" key="frame" id="a-1"/>"#, #"<e id="a-1" x="1" key="frame"/>"#,
        #"<e keyPath="key=" key="frame" x="1" id="a-1"/>"#,
        #"<e title=" key=&quot;no&quot;" key="frame" x="1" id="a-1"/>"#,
    ]

    @Test(arguments: forms) func isFound(form: String) throws {
        let tree = try XMLTree(bytes: Array(form.utf8))
        let node = tree.root
        for (name, value) in [("key", "frame"), ("x", "1"), ("id", "a-1")] {
            #expect(tree.attribute(name, of: node) == value)
            #expect(tree.has(name, on: node))
            #expect(tree.attribute(name, of: node, is: value))
            #expect(!tree.attribute(name, of: node, is: value + "2"))
            #expect(tree.attribute(atEnd: name, of: node) == value)
        }
        for name in ["ke", "keys", "e", "y"] {
            #expect(tree.attribute(name, of: node) == nil)
            #expect(!tree.has(name, on: node))
        }
        #expect(tree.hasAttributes(node))
    }

    @Test func childrenAreFoundByWhatTheirValuesMean() throws {
        let children = ["a\tb", "a&#9;b", "a&amp;b", "&#97;", "'\"'".replacing("\"", with: "&quot;")]
        let text = "<p>" + children.map { "<c v=\"\($0)\"/>" }.joined() + "</p>"
        let tree = try XMLTree(bytes: Array(text.utf8))
        let nodes = Array(tree.elements(in: tree.root))
        let symbol = try #require(tree.symbol("c"))
        for (node, value) in zip(nodes, ["a b", "a\tb", "a&b", "a", "'\"'"]) {
            #expect(tree.firstElement(in: tree.root, symbol: symbol, where: "v", is: value) == node)
        }
        #expect(tree.firstElement(in: tree.root, symbol: symbol, where: "v", is: "a&amp;b") == nil)
    }

    @Test func anElementIsMadeWithWhatStandsInIt() throws {
        let tree = try XMLTree(bytes: Array("<p/>".utf8))
        let inner = tree.makeElement("c", attributes: [Attribute("v", "<&\">")])
        let made = tree.makeElement("b", attributes: [Attribute("k", "1")], holding: [tree.makeText([0xA]), inner])
        if let opening = tree.opening(tree.root) { tree.apply(opening) }
        let inverse = tree.apply(.insert(made, into: tree.root, before: nil))
        let expected = "<p><b k=\"1\">\n<c v=\"&lt;&amp;&quot;&gt;\"/></b></p>"
        #expect(String(decoding: tree.bytes(), as: UTF8.self) == expected)
        #expect(try XMLTree(bytes: tree.bytes()).bytes() == tree.bytes())
        tree.apply(inverse)
        #expect(String(decoding: tree.bytes(), as: UTF8.self) == "<p></p>")
    }
}
