import Foundation
import NibShell
import TemporaryFolders
import Testing

/// Scripts so long that their statements are read on a thread of their own: they do what short ones do.
struct LongScriptTests {
    private let folder = TemporaryFolder()
    private static let lines = 5000

    private func document(_ name: String) throws -> String {
        let path = folder(name)
        var options = Shell.Options()
        options.isInteractive = true
        let shell = Shell(options: options)
        for command in [
            "new ios-xib '\(path)' --empty", "add view to document.objects as abc-de-fgh abc-de-fgi",
            "add button to abc-de-fgh as btn-aa-bbb",
            "save",
        ] { _ = try shell.execute(command) }
        return path
    }

    private func statement(_ number: Int) -> String {
        switch number % 6 {
        case 0: "set btn-aa-bbb normal.title 'Title \(number) of some length'  # why"
        case 1: "set abc-de-fgh userLabel \"a \\\"label\\\" \(number)\""
        case 2: "connect outlet -1.outlet\(number) -> btn-aa-bbb"
        case 3: "disconnect outlet -1.outlet\(number - 1)"
        case 4: "set btn-aa-bbb frame.x \\\n  \(number)"
        default: "attribute btn-aa-bbb key\(number % 40) string 'ä \(number)'"
        }
    }

    private func script(_ count: Int, from first: Int = 0) -> String {
        (first..<first + count).map(statement).joined(separator: "\n") + "\n"
    }

    private func run(_ text: String, on path: String) -> (outcome: Batch.Outcome, replies: Int) {
        var replies = 0
        let outcome = Batch(inputs: [.script(path: "long.nibsh", text: text)], options: Shell.Options())
            .run(on: path) { event in if case .reply = event { replies += 1 } }
        return (outcome, replies)
    }

    @Test func aLongScriptDoesWhatItsPiecesDo() throws {
        let (whole, pieces) = (try document("whole.xib"), try document("pieces.xib"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: whole)) == Data(contentsOf: URL(fileURLWithPath: pieces)))
        let text = script(Self.lines)
        #expect(text.utf8.count > 1 << 17)
        let long = run(text + "save\n", on: whole)
        #expect(long.outcome.error == nil)
        let inputs = stride(from: 0, to: Self.lines, by: 500).map {
            Batch.Input.script(path: "piece.nibsh", text: script(500, from: $0))
        }
        let short = Batch(inputs: inputs + [.command("save")], options: Shell.Options()).run(on: pieces) { _ in }
        #expect(short.error == nil)
        #expect(content(whole) == content(pieces))
        #expect(content(whole).contains("Title 4998"))
    }

    @Test(arguments: [0, 63, 64, 191, 192, 4999])
    func anErrorNamesItsLineAndTakesAllBack(line: Int) throws {
        let path = try document("\(line).xib")
        let before = content(path)
        // Statements of two lines would make the count less plain.
        var lines = (0..<Self.lines).map { "set btn-aa-bbb normal.title 'Title \($0) of some length'" }
        for wrong in ["set nobody title x", "sett btn-aa-bbb title x", #"set btn-aa-bbb normal.title "\q""#] {
            let right = lines[line]
            lines[line] = wrong
            let error = run(lines.joined(separator: "\n") + "\nsave\n", on: path).outcome.error
            #expect(error?.place?.line == line + 1, "\(wrong)")
            #expect(error?.place?.file == "long.nibsh")
            #expect(content(path) == before)
            lines[line] = right
        }
    }

    @Test func nothingRunsBehindQuit() throws {
        let path = try document("quit.xib")
        let text = "set btn-aa-bbb normal.title First\nsave\nquit\n" + script(Self.lines)
        let (outcome, _) = run(text, on: path)
        #expect(outcome.error == nil)
        #expect(content(path).contains("First"))
        #expect(!content(path).contains("Title 6 "))
    }
}
