import Replies
import Testing

@testable import NibInspecting

/// XML in colours: the characters stay, and each kind of markup has its style.
struct XMLStyleTests {
    @Test(arguments: [
        "<view id=\"a\">\n    <rect key='frame' x=\"1\"/>\n</view>", "<!-- a > b -->",
        "<string><![CDATA[<x>]]></string>",
        "<a b=\"1 > 0\" c='\"'/>", "", "no markup", "<unfinished a=\"", "<", "</", "<a", "&lt;",
    ])
    func theCharactersStay(xml: String) { #expect(XMLStyle.styled(xml).plain == xml) }

    @Test func namesAndValuesHaveStyles() {
        let runs = XMLStyle.styled("<view id=\"a>b\" key='c'>Text</view><!--d-->").runs
        func texts(_ style: TextStyle) -> [String] { runs.filter { $0.style == style }.map(\.text) }
        #expect(texts(.kind) == ["view", "view"])
        #expect(texts(.attribute) == ["id", "key"])
        #expect(texts(.value) == ["\"a>b\"", "'c'"])
        #expect(texts(.plain) == ["Text"])
        #expect(texts(.dim).last?.hasSuffix("<!--d-->") == true)
    }

    @Test func longTextsStayPlain() {
        let xml = "<a>" + String(repeating: "<b c=\"d\"/>", count: 40_000) + "</a>"
        #expect(XMLStyle.styled(xml).runs.count == 1)
    }
}
