import Foundation
import NibDocument
import NibShell
import TestDocuments
import Testing
import XMLTree

/// Every document opens, stays as it is until it is edited, and is edited without a trace when that is undone.
struct DocumentsTests {
    @Test func everyDocumentOpensAndIsRewrittenByteForByte() throws {
        var (documents, opened, rewritten, archives, others) = (0, 0, 0, 0, 0)
        for path in Corpus.files {
            let bytes = try Corpus.bytes(path)
            switch RootElement(of: bytes) {
            case .document:
                documents += 1
                do {
                    let document = try NibDocument(bytes: bytes)
                    opened += 1
                    let isSame = document.bytes == bytes && document.tree.rewritten() == bytes
                    rewritten += isSame ? 1 : 0
                    #expect(isSame, "\(Corpus.name(path)): rewritten differs")
                } catch { Issue.record("\(Corpus.name(path)): \(error)") }
            case .archive:
                archives += 1
                #expect(Self.refusal(of: bytes)?.code == .archive, "\(Corpus.name(path))")
            case .other:
                others += 1
                #expect(Self.refusal(of: bytes)?.message.isEmpty == false, "\(Corpus.name(path))")
            }
        }
        print(
            "corpus: \(documents) documents, \(opened) opened, \(rewritten) rewritten byte for byte;",
            "\(archives) archives and \(others) other files refused")
        #expect(documents > Corpus.ownFiles.count && opened == documents && rewritten == documents)
    }

    @Test func savingWithoutLastingEditsWritesNothing() throws {
        var (documents, untouched, undone) = (0, 0, 0)
        var edits = (labels: 0, outlets: 0, removals: 0)
        let folder = try TemporaryFolder()
        for path in Corpus.files {
            let bytes = try Corpus.bytes(path)
            guard RootElement(of: bytes) == .document else { continue }
            documents += 1
            let copy = try folder.write(bytes, to: "copy.\(path.hasSuffix(".xib") ? "xib" : "storyboard")")
            let stamp = try FileStamp(copy)
            let run = UntouchedRun(file: copy, bytes: bytes)
            do {
                untouched += try run.savesNothing() ? 1 : 0
                let made = try run.editsAndUndoes()
                edits.labels += made.label ? 1 : 0
                edits.outlets += made.outlet ? 1 : 0
                edits.removals += made.removal ? 1 : 0
                undone += made.isBack ? 1 : 0
                #expect(made.isBack, "\(Corpus.name(path)): not as before after undo")
            } catch { Issue.record("\(Corpus.name(path)): \(error)") }
            #expect(try FileStamp(copy) == stamp, "\(Corpus.name(path)): the file was written")
        }
        print(
            "corpus: \(documents) documents, \(untouched) opened and saved without a write, \(undone) edited, undone and",
            "saved without a write (\(edits.labels) labels, \(edits.outlets) outlets, \(edits.removals) removals)")
        #expect(untouched == documents && undone == documents)
        // Nearly every document has an object to name, two to connect and one to remove.
        #expect(edits.labels == documents && edits.outlets * 10 > documents * 9 && edits.removals * 10 > documents * 9)
    }

    private static func refusal(of bytes: [UInt8]) -> NibError? {
        do {
            _ = try NibDocument(bytes: bytes)
            return nil
        } catch { return error }
    }
}

/// What a file is by its root element, found without the parser that is tested.
enum RootElement {
    case document, archive, other

    init(of bytes: [UInt8]) {
        let head = String(decoding: bytes.prefix(3000), as: UTF8.self)
        if head.contains("<archive ") {
            self = .archive
        } else {
            self = head.contains("<document ") || head.contains("<document\n") ? .document : .other
        }
    }
}

/// Opening a document, and editing it for nothing.
private struct UntouchedRun {
    let file: String
    let bytes: [UInt8]

    private func shell() throws -> Shell {
        var options = Shell.Options()
        options.isInteractive = true
        let shell = Shell(options: options)
        _ = try shell.open(file)
        return shell
    }

    func savesNothing() throws -> Bool {
        let shell = try shell()
        return try shell.execute("save").hasWritten == false && shell.documentBytes == bytes
    }

    /// Makes all sample edits that the document allows and undoes them.
    func editsAndUndoes() throws -> (label: Bool, outlet: Bool, removal: Bool, isBack: Bool) {
        let shell = try shell()
        let edits = SampleEdits(document: try NibDocument(bytes: bytes))
        let commands: [String?] = [edits.label, edits.outlet, edits.removal]
        for command in commands.compactMap({ $0 }) { _ = try shell.execute(command) }
        let hasChanged = shell.isModified
        if hasChanged { _ = try shell.execute("undo \(commands.count)") }
        let isBack = try shell.documentBytes == bytes && !shell.isModified && shell.execute("save").hasWritten == false
        return (commands[0] != nil, commands[1] != nil, commands[2] != nil, isBack && hasChanged)
    }
}
