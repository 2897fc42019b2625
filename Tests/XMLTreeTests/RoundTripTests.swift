import Foundation
import Testing
import XMLTree

@Suite struct RoundTripTests {
    static let forms: [String] = [
        "<a/>", "<a></a>", "<a />", "\u{FEFF}<a/>\n",
        "<?xml version='1.0' encoding=\"utf-8\"?>\r\n<a>\r\n  <b x='1'/>\r\n</a>\r\n",
        "<a>text<b/>more<!-- c --><?pi d?>&amp;&#65;</a>", "<a><![CDATA[<x>]]></a>",
        "<a b = \"1\"\n   c='&quot;\"' ></a >",
        "<!-- before --><a/><!-- after -->\n\n", "<ä ö=\"ü\">你好</ä>",
    ]

    @Test(arguments: forms) func everyLegalFormIsWrittenAsRead(_ form: String) throws {
        let tree = try XMLTree(bytes: Array(form.utf8))
        #expect(tree.bytes() == Array(form.utf8))
        #expect(tree.rewritten() == Array(form.utf8))
        #expect(tree.isUnchanged)
    }

    @Test(arguments: forms) func changingAndTakingBackGivesTheSameBytes(_ form: String) throws {
        let tree = try XMLTree(bytes: Array(form.utf8))
        var inverses: [Primitive] = []
        for node in Array(tree.subtree(tree.document)) {
            inverses.append(tree.apply(tree.settingAttribute("x", to: "a<\"b\">&", at: 0, of: node)))
            inverses.append(tree.apply(tree.settingAttribute("new", to: "", at: 9, of: node)))
            if let open = tree.opening(node) { inverses.append(tree.apply(open)) }
            inverses.append(
                tree.apply(
                    .insert(
                        tree.makeElement("n", attributes: [Attribute("k", "v")]), into: node,
                        before: tree.firstChild(node))))
            #expect(tree.attribute("x", of: node) == "a<\"b\">&")
        }
        let changed = tree.bytes()
        #expect(changed != Array(form.utf8))
        #expect(!tree.isUnchanged)
        #expect(throws: Never.self) { try XMLTree(bytes: changed) }
        var forward: [Primitive] = []
        for inverse in inverses.reversed() { forward.append(tree.apply(inverse)) }
        #expect(tree.bytes() == Array(form.utf8))
        #expect(tree.isUnchanged)
        for primitive in forward.reversed() { tree.apply(primitive) }
        #expect(tree.bytes() == changed)
    }

    @Test func deepDocumentsAreWhole() throws {
        let depth = XMLTree.deepest
        let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        let tree = try XMLTree(bytes: Array(text.utf8))
        let deepest = Array(tree.subtree(tree.document)).last!
        tree.apply(tree.settingAttribute("id", to: "x", at: 0, of: deepest))
        #expect(tree.bytes().count == text.utf8.count + 7)
        let root = tree.root
        let inverse = tree.apply(.remove(root))
        #expect(tree.bytes().isEmpty)
        tree.apply(inverse)
        #expect(tree.rewritten().count == text.utf8.count + 7)
    }

    @Test(arguments: [false, true]) func deeperDocumentsAreRefused(inParallel: Bool) throws {
        let depth = XMLTree.deepest
        // One that is large enough to be parsed in two pieces.
        let comment = "<!--" + String(repeating: ".", count: 300_000) + "-->"
        let text =
            comment + "\n" + String(repeating: "<a>", count: depth) + "<b/>" + String(repeating: "</a>", count: depth)
        let error = #expect(throws: ParseError.self) { try XMLTree(bytes: Array(text.utf8), inParallel: inParallel) }
        #expect(error?.reason == .tooDeep)
        #expect(error?.line == 2)
        #expect(error?.column == depth * 3 + 1)
    }

    @Test func depthCountsWhatIsInsideAndAround() throws {
        let half = XMLTree.deepest / 2 - 1
        let (open, close) = (String(repeating: "<a>", count: half), String(repeating: "</a>", count: half))
        let tree = try XMLTree(bytes: Array((open + "<b/>" + close).utf8))
        let deepest = Array(tree.subtree(tree.document)).last!
        #expect(!tree.isTooDeep(tree.root))
        for (inner, isTooDeep) in [("<c/>" + open + close, false), ("<c/><d>" + open + close + "</d><e/>", true)] {
            let nodes = try tree.makeFragment(Array(("<f>" + inner + "</f>").utf8))
            tree.apply(.insert(nodes[0], into: deepest, before: nil))
            #expect(tree.isTooDeep(nodes[0]) == isTooDeep)
            #expect(tree.isTooDeep(tree.root) == isTooDeep)
            tree.apply(.remove(nodes[0]))
        }
    }

    @Test func valuesAreReadAsXMLSays() throws {
        let tree = try XMLTree(bytes: Array("<a b='1&#x41;&lt;&amp;\n\t2'>x&gt;<![CDATA[&amp;]]>\r\ny</a>".utf8))
        #expect(tree.attribute("b", of: tree.root) == "1A<&  2")
        #expect(tree.text(in: tree.root) == "x>&amp;\ny")
    }

    @Test func removingAnAttributeTakesItsSpaceAlong() throws {
        let tree = try XMLTree(bytes: Array("<a b=\"1\"  c='2' d=\"3\"/>".utf8))
        tree.apply(try #require(tree.removingAttribute("c", of: tree.root)))
        #expect(String(decoding: tree.bytes(), as: UTF8.self) == "<a b=\"1\" d=\"3\"/>")
        #expect(tree.removingAttribute("zz", of: tree.root) == nil)
    }
}
