import Foundation
import SeededRandom
import Testing

@testable import LineDiff

/// Merges by lines are those of `git merge-file`.
@Suite struct LineMergeTests {
    private static func merge(_ base: String, _ ours: String, _ theirs: String) -> (isClean: Bool, text: String) {
        func lines(_ text: String) -> [UInt8] { Array(text.split(separator: " ").map { $0 + "\n" }.joined().utf8) }
        let merge = LineMerge(base: lines(base), ours: lines(ours), theirs: lines(theirs))
        let text = String(decoding: merge.bytes(), as: UTF8.self)
        return (merge.isClean, text.replacingOccurrences(of: "\n", with: " ").trimmingCharacters(in: .whitespaces))
    }

    @Test func changesApartFromEachOtherAreBothMade() {
        #expect(Self.merge("a b c d e", "a B c d e", "a b c D e") == (true, "a B c D e"))
    }

    @Test func theSameChangeIsMadeOnce() {
        #expect(Self.merge("a b c", "a x c", "a x c") == (true, "a x c"))
    }

    @Test func changesThatTouchAreAConflict() {
        #expect(
            Self.merge("a b c d", "a B c d", "a b C d")
                == (false, "a <<<<<<< ours B c ======= b C >>>>>>> theirs d"))
    }

    @Test func aConflictHasOnlyTheLinesThatDiffer() {
        let merged = Self.merge("a b z", "a 1 x y w v 2 z", "a 3 x y w v 4 z")
        #expect(
            merged
                == (
                    false,
                    "a <<<<<<< ours 1 ======= 3 >>>>>>> theirs x y w v <<<<<<< ours 2 ======= 4 >>>>>>> theirs z"
                ))
    }

    @Test func markedTextsComeApart() throws {
        let text = "a\n<<<<<<< HEAD\nb\n||||||| base\no\n=======\nc\n>>>>>>> other branch\nd\n"
        let marked = try #require(MarkedText(Array(text.utf8)))
        #expect(String(decoding: marked.ours, as: UTF8.self) == "a\nb\nd\n")
        #expect(String(decoding: marked.theirs, as: UTF8.self) == "a\nc\nd\n")
        #expect(marked.base.map { String(decoding: $0, as: UTF8.self) } == "a\no\nd\n")
        #expect((marked.oursName, marked.theirsName, marked.count) == ("HEAD", "other branch", 1))
    }

    @Test func longerMarkersComeApartWithThoseInTheAncestor() throws {
        let text = """
            <<<<<<<<< ours
            b
            ||||||||| base
            <<<<<<<<<<< one
            x
            |||||||||||
            o
            ===========
            y
            >>>>>>>>>>> two
            =========
            c
            >>>>>>>>> theirs

            """
        let marked = try #require(MarkedText(Array(text.utf8)))
        #expect(String(decoding: marked.ours, as: UTF8.self) == "b\n")
        let inner = try #require(MarkedText(marked.base ?? []))
        #expect(inner.base.map { String(decoding: $0, as: UTF8.self) } == "o\n")
    }

    @Test(arguments: [
        ("a 1 b 2 c", "a x b 2 c", "a y b 2 c", "1"), ("a b", "a x b", "a y b", ""), ("a b c", "a c", "a y c", "b"),
    ])
    func conflictsShowTheLinesOfTheAncestor(base: String, ours: String, theirs: String, shown: String) {
        func lines(_ text: String) -> [UInt8] { Array(text.split(separator: " ").map { $0 + "\n" }.joined().utf8) }
        var markers = ConflictMarkers()
        markers.style = .diff3
        let bytes = LineMerge(ours: lines(ours), theirs: lines(theirs), base: lines(base)).bytes(markers)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("||||||| base\n\(shown.isEmpty ? "" : shown + "\n")======="))
        #expect(MarkedText(bytes)?.base == lines(base))
    }

    @Test func markersOutOfOrderAreNotTakenApart() {
        for text in ["<<<<<<< a\nb\n", "<<<<<<< a\n<<<<<<< b\n=======\n>>>>>>> c\n", "=======\n", "a\n"] {
            #expect(MarkedText(Array(text.utf8)) == nil, "\(text)")
        }
    }

    @Test func whatIsMarkedComesApartAgain() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let (ours, theirs) = (Self.lines(&random), Self.lines(&random))
            guard ours != theirs else { continue }
            let marked = try #require(MarkedText(LineMerge(ours: ours, theirs: theirs).bytes()))
            #expect(marked.ours == ours && marked.theirs == theirs)
        }
    }

    private static func lines(_ random: inout SeededGenerator) -> [UInt8] {
        (0..<random.below(14)).flatMap { _ in Array("\(random.below(6))\n".utf8) }
    }

    private static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(.enabled(if: git != nil, "there is no git here"))
    func mergesAreThoseOfGit() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibsh-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var random = SeededGenerator(seed: 11)
        for round in Sample.of(0..<250) {
            let style = [ConflictMarkers.Style.merge, .diff3, .zdiff3][round % 3]
            let base = (0..<random.below(40)).map { _ in random.below(12) }
            let sides = (0..<2).map { _ in Self.edited(base, &random) }
            let texts = [sides[0], base, sides[1]].map { numbers in numbers.map { "line \($0)\n" }.joined() }
            let names = try zip(["ours", "base", "theirs"], texts).map { name, text in
                let file = folder.appendingPathComponent(name)
                try text.write(to: file, atomically: true, encoding: .utf8)
                return file.path
            }
            let shown = style == .merge ? [] : ["--\(style.rawValue)"]
            let expected = try Self.run(
                ["merge-file", "-p", "-L", "ours", "-L", "base", "-L", "theirs"] + shown + names)
            let merge = LineMerge(
                base: Array(texts[1].utf8), ours: Array(texts[0].utf8), theirs: Array(texts[2].utf8), style: style)
            var markers = ConflictMarkers()
            markers.style = style
            #expect(merge.isClean == (expected.status == 0))
            if merge.isClean || style != .merge {
                #expect(String(decoding: merge.bytes(markers), as: UTF8.self) == expected.text)
            }
        }
    }

    private static func edited(_ lines: [Int], _ random: inout SeededGenerator) -> [Int] {
        var lines = lines
        for _ in 0..<random.below(4) {
            let place = random.below(lines.count + 1)
            switch random.below(3) {
            case 0: lines.insert(random.below(12), at: min(place, lines.count))
            case 1 where place < lines.count: lines.remove(at: place)
            default: if place < lines.count { lines[place] = random.below(12) }
            }
        }
        return lines
    }

    private static func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: git!)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
