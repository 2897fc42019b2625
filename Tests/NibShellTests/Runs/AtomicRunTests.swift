import Foundation
import Platform
import Replies
import TemporaryFolders
import Testing

@testable import NibShell

/// Runs whose documents are saved as one, while a prompt or another process has one of them.
@Suite struct AtomicRunTests {
    private let folder = TemporaryFolder()
    private let names = ["A.xib", "B.xib", "C.xib"]

    private var options: Shell.Options {
        var options = Shell.Options()
        options.journalFolder = folder("state/nibsh/journals")
        return options
    }

    private var paths: [String] { names.map { folder($0) } }

    private func write() throws -> [[UInt8]] {
        let bytes = Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <dependencies>
                    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
                </dependencies>
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <view contentMode="scaleToFill" id="iN0-l3-epB"/>
                </objects>
            </document>

            """.utf8)
        for path in paths { try AtomicFile.write(bytes, to: path) }
        return try read()
    }

    private func read() throws -> [[UInt8]] { try paths.map { path in try FileIO.read(path) } }

    private func run(_ command: String = "set owner customClass Shop") -> AtomicRun.Result {
        AtomicRun(Batch(inputs: [.command(command), .command("save")], options: options), on: paths) { _, _ in }.run()
    }

    private func prompt(_ path: String) throws -> Shell {
        var options = options
        options.isInteractive = true
        let shell = Shell(options: options)
        _ = try shell.open(path)
        return shell
    }

    @Test func aPromptUndoesTheRunInAllDocuments() throws {
        let before = try write()
        #expect(run().number == 1)
        #expect(try read() != before)
        let shell = try prompt(paths[1])
        #expect(try shell.execute("undo --run").text.plain.hasSuffix("undone run 1: 3 documents"))
        #expect(try read() == before)
        #expect(shell.documentBytes == before[1])
        #expect(!shell.isModified)
        // Redo brings it back in this document, and the log goes on.
        _ = try shell.execute("redo")
        #expect(shell.isModified)
    }

    @Test func aPromptWithSeveralDocumentsUndoesTheRun() throws {
        let before = try write()
        #expect(run().number == 1)
        let shell = try prompt(paths[0])
        _ = try shell.open(paths[1])
        #expect(try shell.execute("undo --run").text.plain.hasSuffix("undone run 1: 3 documents"))
        #expect(try read() == before)
        for path in paths.prefix(2) {
            _ = try shell.execute("use '\(path)'")
            #expect(shell.documentBytes == before[0] && !shell.isModified)
            _ = try shell.execute("redo")
            #expect(shell.isModified)
        }
    }

    @Test func unsavedEditsAtThePromptAreNotLost() throws {
        _ = try write()
        _ = run()
        let after = try read()
        let shell = try prompt(paths[1])
        _ = try shell.execute("set owner userLabel Mine")
        let edited = shell.documentBytes
        let error = #expect(throws: CommandError.self) { try shell.execute("undo --run") }
        #expect(error?.code == "changed-since")
        #expect(error?.details.map(\.plain).contains { $0.hasSuffix("B.xib: has changes that are not saved") } == true)
        #expect(shell.documentBytes == edited)
        #expect(try read() == after)
        // The others can be undone, and this document keeps its edits.
        _ = try shell.execute("undo --run --rest")
        #expect(shell.documentBytes == edited)
        #expect(try read()[1] == after[1])
        #expect(try read()[0] != after[0])
    }

    @Test func aDocumentThatAPromptHasIsNotChanged() throws {
        let before = try write()
        let shell = try prompt(paths[1])
        let result = run()
        #expect(result.error?.code == "not-undoable")
        #expect(try read() == before)
        _ = try shell.close()
        #expect(run().number == 1)
    }

    @Test func aLockedDocumentStopsTheRunBeforeItBegins() throws {
        let before = try write()
        let lock = try FileLock.take(paths[1])
        let result = withExtendedLifetime(lock) { run() }
        #expect(result.error?.code == "in-use" || result.error?.message.contains("is editing it") == true)
        #expect(result.outcomes.isEmpty)
        #expect(try read() == before)
    }

    @Test func aFailedSaveLeavesNothingToRecover() throws {
        let before = try write()
        // A folder in the place of the records lets the save fail after the logs are on the disk.
        try FileIO.makeFolder(folder("state/nibsh"))
        try AtomicFile.write([], to: folder("state/nibsh/saves"))
        let result = run()
        #expect(result.error != nil && result.number == nil)
        #expect(try read() == before)
        let shell = try prompt(paths[0])
        #expect(!shell.isModified)
        #expect(throws: CommandError.self) { try shell.execute("undo --run") }
        #expect(try read() == before)
    }
}
