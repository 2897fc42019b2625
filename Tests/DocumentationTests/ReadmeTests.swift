import Foundation
import Recording
import Testing

/// The sessions that the documents show are run and must show the same output.
///
/// When `Recording` is on, the actual output is written into the document.
@Suite struct ReadmeTests {
    @Test(arguments: ["README"] + ["EDITING", "CHECKING", "VERSIONS", "SCRIPTS"].map { "Documentation/" + $0 })
    func showsRealSessions(page: String) throws {
        let page = page + ".md"
        var lines = try Repository.text(page).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        let runner = try ConsoleRunner()
        let blocks = ConsoleBlock.all(in: lines)
        #expect(!blocks.isEmpty)
        var real: [[String]] = []
        for block in blocks {
            #expect(block.lines.first?.hasPrefix("$ ") == true, "line \(block.start + 1) is no command")
            let session = try block.steps.flatMap { step in ["$ " + step.command] + (try runner.run(step)) }
            real.append(session)
            #expect(
                session == block.lines || Recording.isOn,
                "the session in line \(block.start) of \(page) is in fact:\n\(joined(session))")
        }
        guard Recording.isOn, real != blocks.map(\.lines) || Recording.fails else { return }
        for (block, session) in zip(blocks, real).reversed() {
            lines.replaceSubrange(block.start..<block.start + block.lines.count, with: session)
        }
        try joined(lines).write(
            to: Repository.root.appendingPathComponent(page), atomically: true, encoding: .utf8)
        guard Recording.fails else { return }
        Issue.record("recorded \(page); run the test again without NIBSH_RECORD")
    }

    private func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
