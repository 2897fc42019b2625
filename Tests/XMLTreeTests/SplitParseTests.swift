import Foundation
import Testing

@testable import XMLTree

/// Reading by halves gives what reading in one go gives, wherever the cut is.
@Suite struct SplitParseTests {
    /// Documents with what a quick look at tags may get wrong.
    static let documents: [String] = [
        "<a id='1'>\n  <b id=\"2\"><c id=\"3\"/>text</b><b id=\"2\"/>\n</a>\n",
        "\u{FEFF}<?xml version=\"1.0\"?>\n<a><!-- <b> --><b><![CDATA[<c>]]>x<?pi <d>?></b></a><!-- end -->\n",
        "<a><b x=\"1>2\"><c y='/>' id='>'/></b><d z=\"<\">x</d></a>".replacingOccurrences(
            of: "\"<\"", with: "\"&lt;\""),
        "<a><b><b><b/></b></b>&amp;<b></b >&#65;</a >", "<a\n\tid = 'x y'\n><b id='&quot;'/><b id=\"a\tb\"/></a\n>",
        "<a><b>]]&gt;</b><![CDATA[]]]]><c/></a>", "<ä><ö id=\"ü\">é</ö><ö/></ä>",
    ]

    /// Documents that nothing may accept.
    static let broken: [String] = [
        "<a><b></a></b>", "<a><b/></a><c/>", "<a><b/>", "<a>&am<b/></a>", "<a><!-- <b/></a>", "<a><b x='1' x='2'/></a>",
        "<a><![CDATA[<b/></a>", "<a/>text", "text<a><b/></a>", "<a><?xml version='1.0'?><b/></a>", "<a><b></b></a></a>",
        "<!DOCTYPE a><a><b/></a>", "<a><b x=\"<c/>\"/></a>", "<a><b y='<d>'></b></a>",
    ]

    @Test(arguments: documents) func everyCutGivesTheSameTree(_ text: String) throws {
        let bytes = Array(text.utf8)
        let whole = try XMLTree(bytes: bytes, indexing: ["id"])
        var joined = 0
        for cut in 1..<bytes.count where bytes[cut] == UInt8(ascii: "<") && bytes[cut + 1] != UInt8(ascii: "!") {
            var split: SplitParse?
            let tree = try XMLTree(bytes: bytes, indexing: ["id"]) { raw in
                split = SplitParse(raw, cut: cut)
                return split
            }
            if split!.isJoined { joined += 1 }
            #expect(tree.rewritten() == bytes)
            #expect(Self.description(tree) == Self.description(whole), "cut at \(cut)")
        }
        #expect(joined > 0)
    }

    @Test(arguments: broken) func noCutMakesABrokenDocumentWhole(_ text: String) {
        let bytes = Array(text.utf8)
        let refusal = #expect(throws: ParseError.self) { try XMLTree(bytes: bytes) }
        for cut in 1..<bytes.count where bytes[cut] == UInt8(ascii: "<") {
            let other = #expect(throws: ParseError.self) {
                try XMLTree(bytes: bytes, indexing: ["id"]) { SplitParse($0, cut: cut) }
            }
            #expect(
                other?.line == refusal?.line && other?.column == refusal?.column && other?.message == refusal?.message)
        }
    }

    @Test func aLargeDocumentIsReadByHalves() throws {
        let rows = (0..<9_000).map { "  <row id=\"r\($0)\"><cell key=\"k\" id=\"c\($0 / 2)\">\($0)</cell></row>\n" }
        let bytes = Array(("<table>\n" + rows.joined() + "</table>\n").utf8)
        var split: SplitParse?
        let tree = try XMLTree(bytes: bytes, indexing: ["id"]) { raw in
            split = SplitParse(raw)
            return split
        }
        #expect(split?.isJoined == true)
        let whole = try XMLTree(bytes: bytes, indexing: ["id"]) { _ in nil }
        #expect(Self.description(tree) == Self.description(whole))
        #expect(tree.indexes[0].nodes("c1000").count == 2 && tree.indexes[0].only("r8999") != nil)
        // The tree goes on as any other does.
        let inverse = tree.apply(.remove(tree.indexes[0].only("r4700")!))
        #expect(!tree.indexes[0].contains("r4700"))
        tree.apply(inverse)
        #expect(tree.bytes() == bytes)
    }

    /// Every record of a tree and what its index holds, in words.
    private static func description(_ tree: XMLTree) -> [String] {
        var lines: [String] = []
        for node in 0..<Int32(tree.nodeCount) {
            let record = tree.arena[node]
            let name = record.name >= 0 ? tree.names[record.name] : ""
            lines.append(
                "\(record.kind) \(name) \(record.attached) \(record.parent) \(record.first) \(record.last) "
                    + "\(record.previous) \(record.next) \(record.head) \(record.tail)")
        }
        for value in tree.indexes[0].values.sorted() {
            lines.append("\(value): \(tree.indexes[0].nodes(value).map(\.index).sorted())")
        }
        return lines
    }
}
