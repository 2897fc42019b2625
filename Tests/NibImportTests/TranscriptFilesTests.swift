import Foundation
import Recording
import Testing

/// The nibs that transcripts open are the same as those that the tests build.
@Suite struct TranscriptFilesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Transcripts/documents").standardized

    /// The files by name.
    static var files: [String: [UInt8]] {
        let archive = NIBArchiveWriter.bytes(Fixtures.appKit)
        var damaged = archive
        // The number of keys in the header.
        damaged.replaceSubrange(26..<30, with: [0xFF, 0xFF, 0, 0])
        return [
            "Broken.xib": Array(Fixtures.archive.dropLast(200)), "Canvas.nib": archive, "Damaged.nib": damaged,
            "Old.xib": Fixtures.archive,
            "Folder.nib/keyedobjects.nib": PlistValue.keyedArchive(Fixtures.appKit).binary,
            "Phone.nib": PlistValue.keyedArchive(Fixtures.uiKit).xml,
        ]
    }

    /// When `Recording` is on, the file is written.
    @Test(arguments: files.keys.sorted())
    func filesAreAsMade(name: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        let made = try #require(Self.files[name])
        if Recording.isOn {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            if (try? Data(contentsOf: file)) != Data(made) { try Data(made).write(to: file) }
            guard Recording.fails else { return }
            Issue.record("recorded \(name); run again without NIBSH_RECORD")
            return
        }
        #expect([UInt8](try Data(contentsOf: file)) == made, "\(name) is not as made; NIBSH_RECORD=1 writes it")
    }
}
