import NibShell
import Replies
import TestDocuments

/// Plays a pair's script on a copy of its first version, as one script of a batch run.
struct DeltaRun {
    /// What came of it.
    struct Outcome {
        /// Why the result is not the second version; nil when it is, byte for byte.
        var difference: String?
        /// The script.
        var script = ""
        /// Whether undoing the script in a later run gives the first version; nil when the script failed.
        var isUndone: Bool?
        /// Whether the log, played on the first version, gives what the script gave; nil when the script failed.
        var isReplayed: Bool?
    }

    let pair: DeltaPair
    let folder: TemporaryFolder

    func outcome() throws -> Outcome {
        let script: String
        do { script = try DeltaConverter.script(pair) } catch {
            return Outcome(difference: "no script: \(error)")
        }
        let file = try folder.write(pair.before, to: "\(pair.name).\(pair.suffix)")
        var options = Shell.Options()
        options.journalFolder = "\(folder.path)/journals"
        let done = play([.script(path: "\(pair.name).nibsh", text: script), .command("save")], on: file, options)
        if let failure = done.failure { return Outcome(difference: failure, script: script) }
        let result = try Corpus.bytes(file)
        let undone = play([.command("log --script"), .command("undo"), .command("save")], on: file, options)
        var outcome = Outcome(difference: Self.difference(result, pair.after), script: script)
        outcome.isUndone = try undone.failure == nil && Corpus.bytes(file) == pair.before
        let log = undone.replies.first?.text.plain ?? ""
        outcome.isReplayed = try replay(log) == result
        return outcome
    }

    /// The bytes that a log gives when it is played on the first version.
    private func replay(_ log: String) throws -> [UInt8] {
        let file = try folder.write(pair.before, to: "\(pair.name)-replayed.\(pair.suffix)")
        let run = play([.script(path: "log", text: log), .command("save")], on: file, Shell.Options())
        return run.failure == nil ? try Corpus.bytes(file) : []
    }

    private func play(
        _ inputs: [Batch.Input], on file: String, _ options: Shell.Options
    ) -> (replies: [Reply], failure: String?) {
        var replies: [Reply] = []
        var failure: String?
        let outcome = Batch(inputs: inputs, options: options).run(on: file) { event in
            switch event {
            case .reply(let reply, let command, _): if command != "open" { replies.append(reply) }
            case .failure(let error, _, let statement, _):
                failure = "\(error.message): \(statement?.prefix(160) ?? "")"
            case .line, .notice: break
            }
        }
        return (replies, failure ?? outcome.error?.message)
    }

    /// The first line in which two texts differ; nil when they are the same.
    static func difference(_ result: [UInt8], _ wanted: [UInt8]) -> String? {
        guard result != wanted else { return nil }
        let (ours, theirs) = (lines(result), lines(wanted))
        let index = zip(ours, theirs).enumerated().first { $1.0 != $1.1 }?.offset ?? min(ours.count, theirs.count)
        func line(_ lines: [Substring]) -> String { index < lines.count ? trimmed(lines[index]) : "(end)" }
        return "line \(index + 1): '\(line(ours))' instead of '\(line(theirs))'"
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func trimmed(_ line: Substring) -> String { String(line.drop { $0 == " " }.prefix(200)) }
}
