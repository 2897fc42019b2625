import Testing

@testable import SwiftDeclarations

@Suite("Words of names")
struct WordsTests {
    @Test(
        "A name in camel case has a first and a last word",
        arguments: [
            ("", "", ""), ("with", "with", "with"), ("moveTo", "move", "To"), ("URLString", "URL", "String"),
            ("toURL", "to", "URL"), ("XMLReader", "XML", "Reader"), ("UTF8", "UTF", "8"), ("IDs", "IDs", "IDs"),
            ("URLIs", "URL", "Is"), ("_in", "_", "in"), ("in_", "in", "_"), ("fooBAR", "foo", "BAR"),
            ("zäheAt", "zähe", "At"),
        ])
    func words(_ name: String, _ first: String, _ last: String) {
        #expect(Words.first(of: name) == first)
        #expect(Words.last(of: name) == last)
    }
}
