import Platform
import Replies
import SeededRandom
import TemporaryFolders
import Testing

@testable import NibShell

/// Edits of several open documents in any order: each document has its own log.
@Suite struct OpenDocumentsTests {
    private let folder = TemporaryFolder()
    private let names = ["A.xib", "B.xib", "Other/B.xib"]

    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            </dependencies>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <view contentMode="scaleToFill" id="iN0-l3-epB">
                    <subviews>
                        <view contentMode="scaleToFill" id="sUb-vi-001"/>
                    </subviews>
                </view>
            </objects>
        </document>

        """

    private var paths: [String] { names.map { folder($0) } }

    /// A prompt with all documents open.
    private func shell() throws -> Shell {
        try FileIO.makeFolder(folder("Other"))
        for name in names { try folder.write(name, Self.text) }
        var options = Shell.Options()
        options.isInteractive = true
        options.journalFolder = folder("state/nibsh/journals")
        let shell = Shell(options: options)
        for path in paths { _ = try shell.open(path) }
        return shell
    }

    /// A statement that edits or walks a log, or makes another document the current one.
    private func statement(_ number: Int, _ random: inout SeededGenerator) -> String {
        let other = paths[random.below(paths.count)]
        switch random.below(8) {
        case 0, 1: return "use '\(other)'"
        case 2: return "copy sUb-vi-001 to '\(other)':iN0-l3-epB"
        case 3: return "undo"
        case 4: return "redo"
        default: return "set iN0-l3-epB tag \(number)"
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>) func undoingAllGivesTheBaseOfEach(seed: UInt64) throws {
        let shell = try shell()
        var random = SeededGenerator(seed: seed)
        for number in 1...60 {
            let before = shell.documents.sessions.map { ($0, $0.document.bytes) }
            do { _ = try shell.execute(statement(number, &random)) } catch {
                // A statement that fails changes nothing in any document.
                for (session, bytes) in before { #expect(session.document.bytes == bytes) }
            }
            // Each changes one document at most.
            #expect(before.filter { $0.document.bytes != $1 }.count <= 1)
        }
        let edited = Dictionary(uniqueKeysWithValues: shell.documents.sessions.map { ($0.path, $0.document.bytes) })
        _ = try shell.execute("save --all")
        for path in paths { #expect(try FileIO.read(path) == edited[path]) }
        #expect(shell.documents.edited.isEmpty)
        for path in paths {
            _ = try shell.execute("use '\(path)'")
            _ = try? shell.execute("undo all")
            #expect(shell.documentBytes == Array(Self.text.utf8))
        }
        _ = try shell.execute("save --all")
        for path in paths { #expect(try FileIO.read(path) == Array(Self.text.utf8)) }
    }

    /// The journals of all documents have what was acknowledged, though none was saved or closed.
    @Test func journalsHaveTheEditsOfEach() throws {
        let shell = try shell()
        for path in paths {
            _ = try shell.execute("use '\(path)'")
            _ = try shell.execute("set iN0-l3-epB tag 7")
        }
        // The lock of each ends with its session; nothing else is written then.
        shell.abandon()
        for path in paths {
            var options = Shell.Options()
            options.isInteractive = true
            options.journalFolder = folder("state/nibsh/journals")
            let again = Shell(options: options)
            #expect(try again.open(path).notices.contains { $0.contains("1 unsaved edit") })
            _ = try again.execute("restore 1")
            #expect(again.documentBytes.map { String(decoding: $0, as: UTF8.self).contains("tag=\"7\"") } == true)
            again.discard()
        }
    }

    @Test func namesTellDocumentsApart() throws {
        let shell = try shell()
        #expect(Set(shell.documents.names.sorted.map(\.name)) == ["A.xib", "Other/B.xib", inFolder("B.xib")])
        #expect(shell.documents.names.sessions(named: "B").count == 2)
        #expect(shell.documents.names.sessions(named: "A").map(\.path) == [paths[0]])
        #expect(shell.documents.names.sessions(named: "").isEmpty)
    }

    /// The name of a file with that of its folder.
    private func inFolder(_ name: String) -> String { "\(PathName.base(folder.path))/\(name)" }
}
