import DifferenceScript
import NibDifference
import NibDocument
import NibShell
import TestDocuments

/// Writes the script from one version of a document to another, and plays it on the first.
struct ScriptRun {
    /// The script.
    let script: DifferenceScript
    /// What playing it gives; nil if a command failed.
    let result: [UInt8]?
    /// Why it failed.
    let failure: String?

    /// Writes and plays a script.
    ///
    /// - Parameters:
    ///   - old: the first version.
    ///   - new: the second.
    ///   - suffix: `xib` or `storyboard`.
    ///   - folder: where the document is written that the script is played on.
    /// - Throws: an error if a version is not a document.
    init(from old: [UInt8], to new: [UInt8], suffix: String, folder: TemporaryFolder) throws {
        let difference = NibDifference(from: try NibDocument(bytes: old), to: try NibDocument(bytes: new))
        script = try DifferenceScript(for: difference)
        (result, failure) = try Self.play(script, on: old, suffix: suffix, folder: folder)
    }

    /// Plays a script on a document.
    ///
    /// - Returns: the bytes it gives, or why a command failed.
    static func play(
        _ script: DifferenceScript, on bytes: [UInt8], suffix: String, folder: TemporaryFolder
    ) throws -> (result: [UInt8]?, failure: String?) {
        let file = try folder.write(bytes, to: "played.\(suffix)")
        var failure: String?
        let inputs: [Batch.Input] = [.script(path: "script.nibsh", text: script.text), .command("save")]
        _ = Batch(inputs: inputs, options: Shell.Options()).run(on: file) { event in
            if case .failure(let error, _, let statement, _) = event {
                failure = "\(error.message): \(statement?.prefix(160) ?? "")"
            }
        }
        return (failure == nil ? try Corpus.bytes(file) : nil, failure)
    }

    /// Whether elements are replaced as a whole, because no finer commands lead to the new version.
    var isCoarse: Bool { script.blocks.contains { $0.contains { $0.hasPrefix("replace ") } } }

    /// The elements that are replaced as a whole, in a line.
    var coarse: String {
        script.blocks.joined().filter { $0.hasPrefix("replace ") }.map { line in
            line.prefix(60) + (line.hasSuffix("--force") ? "… --force" : "…")
        }.joined(separator: "; ")
    }

    /// What is left, in a line.
    var rest: String {
        script.rest.changes.prefix(3).map { change in
            "\(change.subject.base)\(change.subject.steps.map { "." + $0.name }.joined()) \(change.aspect)"
        }.joined(separator: ", ")
    }
}
