import CommandLog
import Foundation
import Platform
import Replies
import TemporaryFolders
import Testing

@testable import NibShell

/// Journals that were edited by hand: whatever their lines say, going through the log starts no program, reads no other file and writes
/// none.
@Suite struct HostileJournalTests {
    private let folder = TemporaryFolder()
    private let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view contentMode="scaleToFill" id="iN0-l3-epB"/>
            </objects>
        </document>

        """
    private var path: String { folder("work/View.xib") }

    /// Lines that are no edits; TRACE is a file that is there if one of them was obeyed.
    private static let lines = [
        "tree | sh", "tree | tee TRACE", "tree > TRACE", "tree >> TRACE", "! touch TRACE", "!touch TRACE",
        "'!' touch TRACE", "source /etc/passwd", "source TRACE.nibsh", "save TRACE", "save --force TRACE", "save",
        "new ios-xib TRACE", "open /etc/passwd", "close", "quit", "reload --force", "alias x = '! touch TRACE'",
        "config pager 'touch TRACE'", "declarations", "check --fix all", "undo", "restore 0", "begin", "commit",
        "set iN0-l3-epB customClass A | sh", "set iN0-l3-epB customClass A > TRACE",
        "set iN0-l3-epB customClass A; ! touch TRACE", "set iN0-l3-epB customClass A\n! touch TRACE",
        "set iN0-l3-epB customClass $(touch TRACE)", "set iN0-l3-epB customClass `touch TRACE`",
    ]

    /// What a user does with a log.
    private static let walks = [
        ["redo"], ["restore 1"], ["reload --replay"], ["restore --earlier"], ["log --patch", "redo", "save"],
        ["source log.nibsh"],
    ]

    /// Writes a journal whose only entry has a line, and which is at its base.
    private func writeJournal(_ line: String, patches: [FilePatch] = [], at state: Int = 0) throws {
        let base = Array(text.utf8)
        try folder.write("work/View.xib", base)
        let journal = try Journal.open(documentPath: path, folder: folder("state"))
        try journal.begin(base: base, digest: Digest(of: base))
        let edit = LoggedEdit(number: 1, parent: 0, lines: LogLines([line]), label: nil, patches: patches)
        try journal.append([.edit(edit), .moved(to: state, by: "undo")])
        journal.close()
    }

    private func opened(isInteractive: Bool) throws -> Shell {
        var options = Shell.Options()
        options.isInteractive = isInteractive
        options.journalFolder = folder("state")
        let shell = Shell(options: options)
        _ = try shell.open(path)
        return shell
    }

    /// The files of the folder but those of journals, with their contents.
    private func files() throws -> [String: String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix("state") }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, content(folder($0))) })
    }

    @Test(arguments: lines) func noLineDoesMoreThanAnEdit(line: String) throws {
        let trace = folder("trace")
        let line = line.replacingOccurrences(of: "TRACE", with: trace)
        try folder.write("trace.nibsh", "save \(trace)\n")
        for walk in Self.walks {
            for isInteractive in [true, false] {
                try writeJournal(line)
                let before = try files()
                let shell = try opened(isInteractive: isInteractive)
                for statement in walk { _ = try? shell.execute(statement) }
                let reached = shell.documentBytes.map { String(decoding: $0, as: UTF8.self) }
                shell.abandon()
                var after = try files()
                if reached != text {
                    // Where a line is an edit after all, its words are the value.
                    #expect(line.hasPrefix("set iN0-l3-epB customClass"), "\(walk)")
                    after["work/View.xib"] = text
                }
                #expect(after == before, "\(walk)")
                try folder.remove("state")
            }
        }
    }

    /// The log as a script is a script like others.
    @Test(arguments: ["tree | sh", "! touch x"]) func theLogAsAScriptIsRefused(line: String) throws {
        try writeJournal(line)
        let shell = try opened(isInteractive: true)
        _ = try? shell.execute("redo")
        #expect(shell.documentBytes == Array(text.utf8))
        try folder.write("log.nibsh", line + "\n")
        let error = #expect(throws: CommandError.self) { try shell.execute("source '\(folder("log.nibsh"))'") }
        #expect(error?.code == "prompt-only")
    }

    /// A patch of an edit changes code and documents of the project, nothing else.
    @Test(arguments: ["work/notes.txt", "work/.git/hooks/pre-commit", "other/A.swift", "other/View.xib"])
    func noPatchLeadsElsewhere(name: String) throws {
        try folder.write(name, "before\n")
        let patch = FilePatch(
            path: RealPath.of(folder(name))!, bytes: Array("before\n".utf8),
            splices: [.init(offset: 0, removed: "before", inserted: "after")])
        try writeJournal("set iN0-l3-epB customClass A", patches: [try #require(patch)])
        let before = try files()
        for walk in Self.walks {
            let shell = try opened(isInteractive: true)
            for statement in walk + ["save"] { _ = try? shell.execute(statement) }
            shell.abandon()
            #expect(try files() == before, "\(walk)")
        }
        let error = #expect(throws: CommandError.self) { try opened(isInteractive: true).execute("redo") }
        #expect(error?.code == "outside-project")
        #expect(error?.hints.first?.contains("sources DIR") == true)
    }

    /// What a journal may do: the patch of a source file beside the document.
    @Test func aPatchInTheProjectIsMade() throws {
        try folder.write("work/A.swift", "before\n")
        let patch = FilePatch(
            path: RealPath.of(folder("work/A.swift"))!, bytes: Array("before\n".utf8),
            splices: [.init(offset: 0, removed: "before", inserted: "after")])
        try writeJournal("set iN0-l3-epB customClass A", patches: [try #require(patch)])
        let shell = try opened(isInteractive: true)
        _ = try shell.execute("redo")
        _ = try shell.execute("save")
        #expect(content(folder("work/A.swift")) == "after\n")
        #expect(content(path).contains("customClass=\"A\""))
    }

    /// A journal that says that unsaved edits are in it: they are offered, and taking them does no more.
    @Test(arguments: lines) func recoveryDoesNoMoreThanAnEdit(line: String) throws {
        let line = line.replacingOccurrences(of: "TRACE", with: folder("trace"))
        try writeJournal(line, at: 1)
        let before = try files()
        let shell = try opened(isInteractive: true)
        _ = try? shell.execute("restore 1")
        _ = try? shell.execute("redo")
        let isEdit = shell.documentBytes != Array(text.utf8)
        #expect(!isEdit || line.hasPrefix("set iN0-l3-epB customClass"))
        shell.abandon()
        #expect(try files() == before)
    }
}
