import Foundation
import NibPrediction
import Testing

/// The page about loading lists the messages that the program recognizes (Documentation/Format/RunTime.md).
struct RuntimePageTests {
    /// The rows of the page's tables of messages: the number and the first form of the text.
    private func rows() throws -> [String: String] {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/Format/RunTime.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let found = text.matches(of: #/(?m)^\| ([UA]\d+) \| `([^`]+)`/#)
        return Dictionary(uniqueKeysWithValues: found.map { (String($0.1), String($0.2)) })
    }

    @Test func everyMessageIsListed() throws {
        #expect(Set(try rows().keys) == Set(RuntimeLine.Kind.allCases.map(\.rawValue)))
    }

    @Test(arguments: RuntimeLine.Kind.allCases)
    func messageIsRecognized(kind: RuntimeLine.Kind) throws {
        let text = try #require(try rows()[kind.rawValue])
        #expect(RuntimeLine(text)?.kind == kind, "\(text)")
    }
}
