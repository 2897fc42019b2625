import Foundation
import Replies
import SeededRandom
import Testing

@testable import LineDiff

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String, context: Int = 3) -> UnifiedDiff {
        UnifiedDiff.make(old: Array(old.utf8), new: Array(new.utf8), oldName: "a", newName: "b", context: context)
    }

    @Test func equalTextsHaveNoDiff() {
        for text in ["", "a", "a\n", "a\nb"] {
            #expect(diff(text, text).isEmpty)
            #expect(diff(text, text).text == "")
            #expect(diff(text, text).lines.isEmpty)
            #expect(diff(text, text).isEmpty)
        }
    }

    @Test func aChangeWithItsContext() {
        let result = diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n")
        #expect(
            result.text == """
                --- a
                +++ b
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
        #expect((result.added, result.removed) == (1, 1))
        #expect(result.lines[6] == DiffLine(.removed, text: "-5"))
        #expect(result.lines[7] == DiffLine(.added, text: "+five"))
    }

    @Test func hunksThatTouchAreOne() {
        let old = (1...20).map { "\($0)\n" }.joined()
        func changed(_ lines: Set<Int>) -> String { (1...20).map { lines.contains($0) ? "x\n" : "\($0)\n" }.joined() }
        #expect(diff(old, changed([4, 11])).lines.filter { $0.kind == .hunk }.count == 1)
        #expect(diff(old, changed([4, 12])).lines.filter { $0.kind == .hunk }.count == 2)
        #expect(
            diff(old, changed([4, 12])).lines.filter { $0.kind == .hunk }.map(\.text) == [
                "@@ -1,7 +1,7 @@", "@@ -9,7 +9,7 @@",
            ])
        #expect(diff(old, changed([4, 5]), context: 0).lines.map(\.text).dropFirst(2).first == "@@ -4,2 +4,2 @@")
    }

    @Test func emptySides() {
        #expect(diff("", "a\nb\n").text == "--- a\n+++ b\n@@ -0,0 +1,2 @@\n+a\n+b\n")
        #expect(diff("a\n", "").text == "--- a\n+++ b\n@@ -1 +0,0 @@\n-a\n")
        #expect(diff("a\nb\n", "a\nx\nb\n", context: 0).text == "--- a\n+++ b\n@@ -1,0 +2 @@\n+x\n")
    }

    @Test func missingLineFeedAtTheEnd() {
        let remark = "\\ No newline at end of file"
        #expect(diff("a", "b").text == "--- a\n+++ b\n@@ -1 +1 @@\n-a\n\(remark)\n+b\n\(remark)\n")
        #expect(diff("a", "a\n").text == "--- a\n+++ b\n@@ -1 +1 @@\n-a\n\(remark)\n+a\n")
        #expect(diff("x\na", "y\na").text == "--- a\n+++ b\n@@ -1,2 +1,2 @@\n-x\n+y\n a\n\(remark)\n")
        #expect(diff("a", "b").lines.filter { $0.kind == .remark }.count == 2)
    }

    @Test func bytesThatAreNotUTF8() {
        let result = UnifiedDiff.make(old: [0xFF, 0x0A], new: [0xFE, 0x0A], oldName: "a", newName: "b")
        #expect(result.bytes.suffix(6) == [0x2D, 0xFF, 0x0A, 0x2B, 0xFE, 0x0A])
        #expect(result.lines.last == DiffLine(.added, text: "+\u{FFFD}"))
    }

    @Test func namesWithSpacesAndWorse() {
        func header(_ name: String) -> String {
            UnifiedDiff.make(old: [], new: [0x0A], oldName: name, newName: "b").lines[0].text
        }
        #expect(header("a/View.xib") == "--- a/View.xib")
        #expect(header("My View.xib") == "--- My View.xib\t")
        #expect(header("Ä.xib") == "--- Ä.xib")
        #expect(header("a\nb\t\"\\\u{1}") == #"--- "a\nb\t\"\\\001""#)
    }

    @Test func movedBlockIsOneRemovalAndOneInsertion() {
        let block = (0..<5).map { "block \($0)\n" }.joined()
        let rest = (0..<20).map { "rest \($0)\n" }.joined()
        let result = diff(block + rest, rest + block)
        #expect(result.added == 5 && result.removed == 5)
    }

    @Test func repeatedLinesAreComparedExactly() {
        let old = String(repeating: "<a>\n</a>\n", count: 50)
        let new =
            String(repeating: "<a>\n</a>\n", count: 20) + "<a>\n<b/>\n</a>\n"
            + String(repeating: "<a>\n</a>\n", count: 29)
        #expect((diff(old, new).added, diff(old, new).removed) == (1, 0))
    }

    /// Where lines differ from each other, exactly the lines that were edited are shown.
    @Test(arguments: 0..<20) func editsAmongUniqueLinesAreFoundExactly(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let old = (0..<400).map { "line \($0)\n" }
        var (new, added, removed) = ([String](), 0, 0)
        for line in old {
            switch Int.random(in: 0..<30, using: &generator) {
            case 0: removed += 1
            case 1:
                new += [line, "new \(added)\n"]
                added += 1
            default: new.append(line)
            }
        }
        let result = diff(old.joined(), new.joined())
        #expect(result.added == added && result.removed == removed)
    }

    @Test func styles() {
        let text = diff("a\n", "b\n").styled
        #expect(text.plain == diff("a\n", "b\n").text)
        #expect(text.runs.contains(StyledText.Run("-a", style: .removed)))
        #expect(text.runs.contains(StyledText.Run("+b", style: .added)))
    }

    /// Every patch, applied to the old text, gives the new one.
    @Test(arguments: 0..<40) func randomEdits(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<25 {
            let (old, new) = Self.randomPair(&generator)
            let context = Int.random(in: 0...4, using: &generator)
            let result = UnifiedDiff.make(old: old, new: new, oldName: "a", newName: "b", context: context)
            try #require(PatchApplier.apply(result.bytes, to: old) == new, "seed \(seed)")
            #expect(result.lines.filter { $0.kind == .added }.count == result.added)
            #expect(result.lines.filter { $0.kind == .removed }.count == result.removed)
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/patch"), "there is no patch program"))
    func thePatchProgramAgrees() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibsh-test-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("My View.xib")
        var generator = SeededGenerator(seed: 7)
        for round in 0..<20 {
            let (old, new) = Self.randomPair(&generator)
            let result = UnifiedDiff.make(old: old, new: new, oldName: "My View.xib", newName: "My View.xib")
            if result.isEmpty { continue }
            try Data(old).write(to: file)
            try Data(result.bytes).write(to: folder.appendingPathComponent("p"))
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/patch")
            process.arguments = ["--batch", "--quiet", "--binary", "--fuzz=0", "-p0", "-i", "p"]
            process.currentDirectoryURL = folder
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "round \(round)")
            if new.isEmpty { continue }
            #expect(try Array(Data(contentsOf: file)) == new, "round \(round)")
        }
    }

    /// Ten thousand lines of which every one changed, or all are alike, neither hang nor overflow.
    /// Texts with little in common cost the most; the time limit only ends a run that hangs.
    @Test(.timeLimit(.minutes(60))) func largeTextsThatHaveLittleInCommon() throws {
        let lines = 10_000
        let old = Array(
            (0..<lines).map { "    <element id=\"\($0)\" attribute=\"a long enough value\"/>\n" }.joined().utf8)
        let other = Array(
            (0..<lines).map { "    <element id=\"x\($0)\" attribute=\"a long enough value\"/>\n" }.joined().utf8)
        let alike = Array(String(repeating: "<a/>\n<b/>\n", count: lines / 2).utf8)
        let alikeToo = Array(String(repeating: "<b/>\n<c/>\n<a/>\n", count: lines / 3).utf8)
        let chain = Array((0..<lines).map { "\($0 % 2 == 0 ? $0 / 2 : $0 / 2 + 2)\n" }.joined().utf8)
        let reversed = Array((0..<lines).reversed().map { "\($0 % 2 == 0 ? $0 / 2 : $0 / 2 + 2)\n" }.joined().utf8)
        for (a, b) in [(old, other), (alike, alikeToo), (alikeToo, old), (chain, reversed), (chain, old)] {
            let result = UnifiedDiff.make(old: a, new: b, oldName: "a", newName: "b")
            #expect(PatchApplier.apply(result.bytes, to: a) == b)
        }
    }

    /// A text of few distinct lines, and what random edits made of it.
    private static func randomPair(
        _ generator: inout SeededGenerator
    ) -> (old: [UInt8], new: [UInt8]) {
        let kinds = Int.random(in: 1...40, using: &generator)
        func line(_ generator: inout SeededGenerator) -> String {
            "line \(Int.random(in: 0..<kinds, using: &generator))\n"
        }
        var lines = (0..<Int.random(in: 0...80, using: &generator)).map { _ in line(&generator) }
        let old = lines
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            let at = Int.random(in: 0...lines.count, using: &generator)
            let count = Int.random(in: 0...min(6, lines.count - at), using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: lines.removeSubrange(at..<at + count)
            case 1: lines.insert(contentsOf: (0...count).map { _ in line(&generator) }, at: at)
            default: lines.replaceSubrange(at..<at + count, with: (0..<count).map { _ in line(&generator) })
            }
        }
        func bytes(_ lines: [String], _ generator: inout SeededGenerator) -> [UInt8] {
            let bytes = Array(lines.joined().utf8)
            return Bool.random(using: &generator) ? bytes : bytes.dropLast()
        }
        return (bytes(old, &generator), bytes(lines, &generator))
    }
}
