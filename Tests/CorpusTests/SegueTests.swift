import NibDocument
import NibShell
import TestDocuments
import Testing

/// The segues and scenes of storyboards, connected again and removed by commands.
struct SegueTests {
    private static let storyboards = Corpus.files.filter { path in
        guard path.hasSuffix(".storyboard"), let bytes = try? Corpus.bytes(path) else { return false }
        return (try? NibDocument(bytes: bytes)) != nil
    }

    @Test func everySegueCanBeConnectedAgain() throws {
        var (count, identical) = (0, 0)
        for path in Self.storyboards {
            let editing = try Editing(String(decoding: Corpus.bytes(path), as: UTF8.self), name: "Main.storyboard")
            let document = try NibDocument(bytes: editing.base)
            let original = editing.text
            for segue in document.connections where segue.kind == .segue {
                let tree = document.tree
                guard tree.firstElement(in: segue.node) == nil, let source = document.id(of: segue.source) else {
                    continue
                }
                count += 1
                let words = tree.attributes(segue.node).filter { !["destination", "kind", "id"].contains($0.name) }
                    .map { " \($0.name)=\"\($0.value)\"" }.joined()
                do {
                    try editing.run("disconnect \(segue.id)")
                    try editing.run(
                        "connect segue \(source) -> \(segue.destination) \(segue.name)\(words) as \(segue.id)")
                } catch {
                    Issue.record("\(Corpus.name(path)), \(segue.id): \(error)")
                    continue
                }
                // The order of segues is the user's, so only the last one comes back to its own place; what refers to a
                // segue goes with it; a new one breaks the tie with others; some tools leave a space before `/>`.
                if tree.nextElement(segue.node) == nil, document.referrers(to: segue.id).isEmpty,
                    TieBreakers(document).rivals(of: segue).isEmpty,
                    !editing.text.contains("\" />")
                {
                    identical += 1
                    #expect(editing.text == original, "\(Corpus.name(path)), \(segue.id)")
                }
                try editing.run("restore 0")
            }
        }
        print("segues connected again: \(count), byte for byte: \(identical)")
        #expect(identical > 0)
    }

    @Test func everySceneCanBeRemoved() throws {
        var count = 0
        for path in Self.storyboards {
            let editing = try Editing(String(decoding: Corpus.bytes(path), as: UTF8.self), name: "Main.storyboard")
            let document = try NibDocument(bytes: editing.base)
            for scene in document.scenes {
                guard let id = document.tree.attribute("sceneID", of: scene) else { continue }
                count += 1
                try editing.run("remove scene scene:\(id)")
                let after = try NibDocument(bytes: editing.shell.documentBytes ?? [])
                #expect(after.scenes.count == document.scenes.count - 1)
                try editing.run("undo")
                #expect(editing.shell.documentBytes == editing.base, "\(Corpus.name(path)), \(id)")
            }
        }
        print("scenes removed: \(count)")
        #expect(count > 0)
    }
}
