import Testing

@testable import NibPrediction

/// The spelling of statements in Swift and Objective-C.
struct CodeSpellingTests {
    @Test(arguments: [
        ("plain", #""plain""#), (#"a "b" \c"#, #""a \"b\" \\c""#), ("a\tb\r\nc", #""a\tb\r\nc""#), ("日本", #""日本""#),
        ("", #""""#),
    ])
    func stringsAreEscapedAlikeInBothLanguages(text: String, literal: String) {
        let statement = CodeStatement.setValue(object: "view", keyPath: "title", value: .string(text))
        #expect(SwiftSpelling(isMac: false).lines(statement) == ["view.setValue(\(literal), forKeyPath: \"title\")"])
        #expect(
            ObjectiveCSpelling(isMac: false).lines(statement) == ["[view setValue:@\(literal) forKeyPath:@\"title\"];"])
    }
}
