import NibShell
import Testing
import Wording

/// All help fits into a terminal of 80 columns.
@Suite struct HelpWidthTests {
    private static let topics = [
        "references", "placeholders", "owner", "rules", "scripts", "quoting", "merging", "prompt", "topics", "tasks",
    ]

    @Test(arguments: [""] + topics + HelpTask.all.map(\.name) + Shell.table.commands.map(\.name))
    func fits(what: String) throws {
        let text = try Shell().execute("help \(what)").text.rendered(colour: false)
        for line in text.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= 80, "\(line)") }
    }
}
