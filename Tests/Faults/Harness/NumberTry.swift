import CommandLanguage
import Foundation
import NibShell
import SeededRandom
import TestDocuments

/// A command with whole numbers at the limits of 64 bits and of everything else: it is refused, or does what can be undone.
struct NumberTry {
    let folder: String
    let seed: UInt64

    private static let limits = [
        "-9223372036854775808", "9223372036854775807", "-9223372036854775809", "9223372036854775808", "-1", "-2", "0",
        "4294967296", "-4294967296", "2147483647", "-2147483648", "18446744073709551615", "999999999", "1000000000",
        "1e308", "1e309", "-1e309", "nan", "inf", "-inf", "0x10", "1_000", "00000000000000000001", "+5", "1.5",
        "99999999999999999999999999999999999999999999",
    ]
    private static let documents = Corpus.sampleFiles + Corpus.ownFiles

    func loss() -> String? {
        var random = SeededGenerator(seed: seed)
        // Files that commands name without a folder are made there.
        _ = FileManager.default.changeCurrentDirectoryPath(folder)
        if random.chance(50), let transcript = random.pick(Transcript.all) {
            let start = random.below(transcript.lines.count)
            let lines = Array(transcript.lines[start..<min(transcript.lines.count, start + 3)])
            return LineTry(
                folder: folder, document: transcript.document, lines: lines.map { Self.exaggerated($0, &random) }
            ).loss()
        }
        guard let document = random.pick(Self.documents), let bytes = try? Corpus.bytes(document) else { return nil }
        var declared = DeclaredLines(vocabulary: Vocabulary(bytes))
        declared.number = { $0.pick(Self.limits) ?? "-1" }
        let lines = (0..<3).compactMap { _ in
            random.pick(Shell.table.commands).map { declared.line(of: $0, &random) }
        }
        // An index is put behind what has none as well.
        let more = lines.map { random.chance(30) ? "\($0) at \(random.pick(Self.limits) ?? "-1")" : $0 }
        return LineTry(folder: folder, document: document, lines: more).loss()
    }

    /// A line with some of its numbers replaced.
    private static func exaggerated(_ line: String, _ random: inout SeededGenerator) -> String {
        var result = ""
        var rest = line[...]
        while let found = rest.firstMatch(of: /([\s(=,.\[])(-?\d+(?:\.\d+)?)\b/) {
            result += rest[..<found.range.lowerBound] + found.output.1
            result += random.chance(70) ? random.pick(limits) ?? "" : String(found.output.2)
            rest = rest[found.range.upperBound...]
        }
        return result + rest
    }
}
