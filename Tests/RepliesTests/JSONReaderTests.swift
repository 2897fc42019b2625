import Testing

@testable import Replies

/// Strict JSON with places.
struct JSONReaderTests {
    private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

    @Test func valuesAreRead() throws {
        let text =
            #" {"a": [1, -2.5e1, true, false, null], "b": {"c": "x\"\\\/\n\u00e9\ud83d\ude00"}, "d": {}, "e": []} "#
        let expected: JSONValue = [
            "a": [1, -25.0, true, false, nil], "b": ["c": "x\"\\/\né😀"], "d": .object([]), "e": .array([]),
        ]
        #expect(try read(text) == expected)
        #expect(try JSONReader.read(expected.bytes) == expected)
    }

    @Test(arguments: [
        ("", 1, 1), ("{", 1, 2), ("{\n  \"a\": 1,\n  \"a\": 2}", 3, 3), ("[1,]", 1, 4), ("[01]", 1, 2),
        ("{a: 1}", 1, 2),
        ("[1] x", 1, 5), ("\"\\x\"", 1, 2), ("\"\\ud800\"", 1, 2), ("\"a\nb\"", 1, 3), ("tru", 1, 1), ("[1 2]", 1, 4),
        ("\"abc", 1, 1), ("-", 1, 2), ("1.", 1, 3),
    ])
    func whatIsWrongHasAPlace(_ text: String, _ line: Int, _ column: Int) {
        let problem = #expect(throws: JSONReader.Problem.self) { try read(text) }
        #expect(problem?.line == line)
        #expect(problem?.column == column)
    }

    @Test func nothingTrapsWhereTheTextIsCut() {
        let bytes = Array(#"{"a": [1.5e+3, "\u00e9\ud83d\ude00", {"b": null}]}"#.utf8)
        for end in 0..<bytes.count {
            #expect(throws: JSONReader.Problem.self) { try JSONReader.read(Array(bytes[..<end])) }
        }
        #expect(throws: JSONReader.Problem.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
        #expect(throws: JSONReader.Problem.self) { try JSONReader.read(Array(repeating: 0x5B, count: 1_000_000)) }
    }
}
