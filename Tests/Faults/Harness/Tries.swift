import Foundation
import SeededRandom
import TestDocuments

/// The bytes of a file; none if it cannot be read.
private func material(_ path: String) -> [UInt8] { (try? Corpus.bytes(path)) ?? [] }

/// A journal that is damaged in some way: nothing crashes, the document stays, what can be read of the log leads to the bytes that
/// it says, and the damaged file is kept.
struct JournalTry {
    let folder: String
    let seed: UInt64
    private var path: String { folder + "/J.xib" }

    init(folder: String, seed: UInt64) { (self.folder, self.seed) = (folder, seed) }

    func loss() -> String? {
        var random = SeededGenerator(seed: seed)
        try? FileManager.default.removeItem(atPath: folder + "/state")
        let write = { (bytes: [UInt8]) in _ = FileManager.default.createFile(atPath: path, contents: Data(bytes)) }
        write(Materials.document(0))
        // Three edits are saved, and in some journals two more are not.
        let made = ShellRun(folder: folder).run(path, (1...3).map(Materials.command) + ["undo", "redo", "save"])
        if let error = made.error { return "cannot make a journal: \(error)" }
        if random.chance(50) {
            _ = ShellRun(folder: folder, isInteractive: true).run(path, [Materials.command(4), Materials.command(5)])
        }
        let journals = folder + "/state/nibsh/journals"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: journals)) ?? []
        guard let name = names.first(where: { $0.hasSuffix(".journal") }) else { return "there is no journal" }
        let whole = Array(FileManager.default.contents(atPath: journals + "/" + name) ?? Data())
        let damaged =
            random.chance(40)
            ? Mutation.linesMutated(whole, &random) : Mutation.mutated(whole, words: ["\n", "edit 9 9", " #"], &random)
        _ = FileManager.default.createFile(atPath: journals + "/" + name, contents: Data(damaged))
        // Every state that can still be reached has the bytes that its entry says.
        for target in 0...5 {
            let copy = folder + "/copy.xib"
            try? FileManager.default.removeItem(atPath: copy)
            let run = ShellRun(folder: folder).run(path, ["restore \(target)", "save \(copy)"])
            let bytes = Array(FileManager.default.contents(atPath: copy) ?? Data())
            // An entry may stand for those that cannot be read, and then that is told.
            let isOther = run.notices.contains { $0.contains("for the rest") } && Materials.state(of: bytes) == 3
            if run.error == nil, target > 0, Materials.state(of: bytes) != target, !isOther {
                return "restoring \(target) gives other bytes without a word"
            }
            if run.error != nil, !bytes.isEmpty { return "it failed, and wrote a copy" }
        }
        guard Materials.state(of: Array(FileManager.default.contents(atPath: path) ?? Data())) == 3 else {
            return "looking changed the document"
        }
        return lossOfEditing(journals + "/" + name, damaged)
    }

    /// The next edit works, and the damaged journal is still somewhere, whole.
    private func lossOfEditing(_ journal: String, _ damaged: [UInt8]) -> String? {
        let run = ShellRun(folder: folder).run(path, [Materials.command(7), "save"])
        let bytes = Array(FileManager.default.contents(atPath: path) ?? Data())
        if let error = run.error { return "the next edit failed: \(error)" }
        guard Materials.state(of: bytes) == 7 else { return "the next edit is not in the document" }
        let folder = (journal as NSString).deletingLastPathComponent
        let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap {
            FileManager.default.contents(atPath: folder + "/" + $0).map(Array.init)
        }
        // A cut last record is no damage; then the file goes on where it was cut.
        let start = damaged.lastIndex(of: 0x0A).map { Array(damaged[...$0]) } ?? []
        guard all.contains(where: { $0.starts(with: damaged) || $0.starts(with: start) }) else {
            return "the damaged journal is gone"
        }
        return nil
    }
}

/// A document with random changes: it is refused, or read, edited, saved and read again.
struct DocumentTry {
    let folder: String
    let seed: UInt64
    private static let words = [
        "<view id=\"x\"/>", "</subviews>", "id=\"\"", "customClass=\"\"", "&#0;", "&amp;", "<!--", "]]>", "<![CDATA[",
        "\u{FEFF}", "key=\"frame\"",
        "destination=\"But-to-n01\"", "<connections>", "xmlns=\"a\"", "<?xml version=\"1.1\"?>", "<!DOCTYPE a>",
    ]
    private static let looks = [
        "tree", "objects", "connections", "check", "constraints", "scenes", "inspect --all", "graph", "load",
        "declarations", "find view",
    ]
    private static let edits = [
        "set But-to-n01 customClass A", "add label to iN0-l3-epB", "remove But-to-n01", "duplicate But-to-n01",
        "disconnect all",
        "set -1 customClass B", "add constraint But-to-n01.top = iN0-l3-epB.top",
    ]

    init(folder: String, seed: UInt64) { (self.folder, self.seed) = (folder, seed) }

    func loss() -> String? {
        var random = SeededGenerator(seed: seed)
        let path = folder + "/D\(random.chance(50) ? ".xib" : ".storyboard")"
        let files = Corpus.ownFiles + Corpus.sampleFiles
        let source = random.chance(20) ? Materials.document(1) : material(random.pick(files) ?? "")
        let bytes = Mutation.mutated(source, words: Self.words, &random)
        _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
        defer { try? FileManager.default.removeItem(atPath: path) }
        var statements = (0..<3).compactMap { _ in random.pick(Self.looks) }
        let edits = (0..<2).compactMap { _ in random.pick(Self.edits) }
        var run = ShellRun(folder: folder, hasJournal: false).run(path, statements)
        if Array(FileManager.default.contents(atPath: path) ?? Data()) != bytes { return "looking changed the file" }
        if run.error != nil { statements = [] }
        // Each edit on its own, so that one that is refused does not keep the other off.
        for edit in edits {
            let before = Array(FileManager.default.contents(atPath: path) ?? Data())
            run = ShellRun(folder: folder, hasJournal: false).run(path, [edit, "undo", "redo", "save"])
            let after = Array(FileManager.default.contents(atPath: path) ?? Data())
            if run.error != nil, after != before { return "'\(edit)' failed, and the file is another: \(run.error!)" }
            if after != before {
                let again = ShellRun(folder: folder, hasJournal: false).run(path, [])
                if let error = again.error { return "what '\(edit)' saved does not open: \(error)" }
            }
        }
        return nil
    }
}

/// A compiled nib or an archive with random changes: it is refused, or shown.
struct NibTry {
    let folder: String
    let seed: UInt64

    init(folder: String, seed: UInt64) { (self.folder, self.seed) = (folder, seed) }

    private static let files: [String] =
        ((try? FileManager.default.subpathsOfDirectory(atPath: Corpus.transcripts)) ?? [])
        .map { Corpus.transcripts + "/" + $0 }.filter { $0.hasSuffix(".nib") || $0.contains("Old") }.sorted()

    func loss() -> String? {
        var random = SeededGenerator(seed: seed)
        let path = folder + "/N.nib"
        guard let source = random.pick(Self.files.filter { !material($0).isEmpty }) else { return "there are no nibs" }
        let bytes = Mutation.mutated(material(source), words: ["NIBArchive", "bplist00", "$null", "NSNib"], &random)
        _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
        _ = ShellRun(folder: folder, hasJournal: false).run(path, ["tree", "connections", "inspect --all", "check"])
        return Array(FileManager.default.contents(atPath: path) ?? Data()) == bytes ? nil : "the file is another"
    }
}

/// A script with random changes on a sound document: it fails and changes nothing, or gives a document that opens again.
struct ScriptTry {
    let folder: String
    let seed: UInt64
    private static let words = [
        "'", "\"", "\\", "\n", ";", "begin\n", "commit\n", "undo 99999999999\n", "-> ", "$", ".", " as ", "--force",
        "\u{202E}", "{", "save\n", "at -1",
        "restore 0\n", "redo\n",
    ]

    init(folder: String, seed: UInt64) { (self.folder, self.seed) = (folder, seed) }

    private static let scripts: [String] =
        ((try? FileManager.default.subpathsOfDirectory(atPath: Corpus.samples)) ?? []).filter { $0.hasSuffix(".nibsh") }
        .sorted().map { Corpus.samples + "/" + $0 }

    func loss() -> String? {
        var random = SeededGenerator(seed: seed)
        guard let script = random.pick(Self.scripts) else { return "there are no scripts" }
        let mutated = Mutation.mutated(material(script), words: Self.words, &random)
        let near = (script as NSString).deletingLastPathComponent
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: near)) ?? []).sorted()
        guard let name = random.pick(names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }) else {
            return nil
        }
        let path = folder + "/" + name
        let before = material(near + "/" + name)
        _ = FileManager.default.createFile(atPath: path, contents: Data(before))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = folder + "/script.nibsh"
        _ = FileManager.default.createFile(atPath: file, contents: Data(mutated))
        let run = ShellRun(folder: folder, hasJournal: false).run(path, ["source '\(file)'", "save"])
        let after = Array(FileManager.default.contents(atPath: path) ?? Data())
        if run.error != nil, after != before { return "it failed, and the file is another: \(run.error!)" }
        if after != before, let error = ShellRun(folder: folder, hasJournal: false).run(path, []).error {
            return "what it saved does not open: \(error)"
        }
        return nil
    }
}
