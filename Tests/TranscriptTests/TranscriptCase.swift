import Foundation
import LineDiff
import NibShell
import Recording
import Testing

/// A transcript: commands in one file, and the expected output in another beside it.
struct TranscriptCase: CustomTestStringConvertible, Sendable {
    /// The interpreter of the commands.
    enum Kind: String, Sendable {
        /// Statements for the evaluator, as typed at the prompt.
        case shell = "nibsh"
        /// A script for `/bin/sh` that runs the program.
        case program = "sh"
    }

    /// The path relative to `Tests/Transcripts`, without the extension.
    let name: String
    /// The interpreter of the commands.
    let kind: Kind
    /// The commands.
    let text: String

    /// The root of the package.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    /// The folder of all transcripts.
    static let folder = package.appendingPathComponent("Tests/Transcripts")

    /// All transcripts, by name.
    static let all: [TranscriptCase] = {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.sorted().compactMap { path in
            guard let dot = path.lastIndex(of: "."), let kind = Kind(rawValue: String(path[path.index(after: dot)...])),
                // Files in this folder are material for cases, not cases.
                !path.contains("/material/")
            else { return nil }
            let text = (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
            return TranscriptCase(name: String(path[..<dot]), kind: kind, text: text)
        }
    }()

    /// The name of the case in test reports.
    var testDescription: String { name }

    /// The folder of the case.
    var folder: URL { Self.folder.appendingPathComponent(name).deletingLastPathComponent() }

    /// Returns the value of a comment at the top, such as `# document: Samples/EmptyWindow/View.xib`.
    func header(_ matter: String) -> String? {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("#") else { return nil }
            let parts = line.dropFirst().split(separator: ":", maxSplits: 1)
            if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == matter {
                return parts[1].trimmingCharacters(in: .whitespaces)
            }
        }
        return nil
    }

    // MARK: - Expectation

    /// Compares the output with the expected output and shows the difference.
    func check(_ actual: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let file = Self.folder.appendingPathComponent(name + ".expected")
        let expected = try? String(contentsOf: file, encoding: .utf8)
        if Recording.isOn {
            if expected != actual { try? actual.write(to: file, atomically: true, encoding: .utf8) }
            guard Recording.fails else { return }
            Issue.record("recorded \(name).expected; run again without NIBSH_RECORD", sourceLocation: sourceLocation)
            return
        }
        guard let expected else {
            Issue.record(
                "\(name).expected is missing; NIBSH_RECORD=1 writes it. It would be:\n\(actual)",
                sourceLocation: sourceLocation)
            return
        }
        guard expected != actual else { return }
        let diff = UnifiedDiff.make(
            old: Array(expected.utf8), new: Array(actual.utf8), oldName: "\(name).expected", newName: "printed now")
        Issue.record("\(name):\n\(diff.text)", sourceLocation: sourceLocation)
    }
}
