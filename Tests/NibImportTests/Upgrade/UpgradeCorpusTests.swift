import Foundation
import NibDocument
import NibImport
import NibShell
import TemporaryFolders
import TestDocuments
import Testing
import XMLTree

/// What `upgrade` makes of archives says the same as the archives, as reading both again tells.
@Suite struct UpgradeCorpusTests {
    /// An archive that is upgraded without anything left out, read in both forms.
    private struct Whole {
        let name: String
        let bytes: [UInt8]
        let upgraded: UpgradedNib
        let old: NibDocument
        let new: NibDocument
    }

    private static let own = ["\(Fixtures.zoo)/Zoo.xib"]

    private static func all() throws -> [Whole] {
        try (own + Nibs.archives.filter { !own.contains($0) }).compactMap { path -> Whole? in
            let bytes = try Corpus.bytes(path)
            guard let upgraded = try NibImport.upgrade(bytes, makeID: Fixtures.ids()), upgraded.leftOut.isEmpty else {
                return nil
            }
            return Whole(
                name: Corpus.name(path), bytes: bytes, upgraded: upgraded, old: try Fixtures.document(bytes),
                new: try NibDocument(bytes: upgraded.document))
        }
    }

    @Test func wholeDocumentsHaveAllObjectsInTheirPlaces() throws {
        let all = try Self.all()
        var count = 0
        for whole in all {
            for object in whole.old.objects where whole.old.placeholder(object) == nil {
                let id = try #require(whole.old.id(of: object))
                guard let twin = whole.new.element(withID: id) else {
                    // Constraints mean nothing in a document that is not laid out by them.
                    #expect(whole.old.tree.name(object) == "constraint", "\(whole.name): \(id) is missing")
                    continue
                }
                let (old, new) = (whole.old.className(of: object), whole.new.className(of: twin))
                // What an item of the system is, its identifier says.
                let isSystemItem = whole.new.tree.attribute("implicitItemIdentifier", of: twin) == old
                #expect(new == old || isSystemItem, "\(whole.name): \(id)")
                let around = whole.old.container(of: object).flatMap { whole.old.id(of: $0) }
                #expect(
                    isAround(twin, around, in: whole.new, but: whole.old),
                    "\(whole.name): \(id) is not in \(around ?? "top")")
                count += 1
            }
        }
        print(
            "corpus: \(all.count) of \(Nibs.archives.count + Self.own.count) archives come out whole, \(count) objects")
        #expect(count > 0)
    }

    @Test func placeholdersKeepTheirClasses() throws {
        for whole in try Self.all() {
            for object in whole.old.objects where whole.old.placeholder(object) == .owner {
                let twin = try #require(whole.old.id(of: object).flatMap { whole.new.element(withID: $0) })
                #expect(whole.new.className(of: twin) == whole.old.className(of: object), "\(whole.name)")
            }
            // A plain application is an object of any class in a document.
            guard let application = whole.old.element(withID: "-3"),
                let name = whole.old.tree.attribute("customClass", of: application), name != "NSApplication",
                let twin = whole.new.element(withID: "-3")
            else { continue }
            #expect(whole.new.tree.attribute("customClass", of: twin) == name, "\(whole.name)")
        }
    }

    /// Whether the nearest object around another that the old document has, too, is the one with an id.
    private func isAround(_ object: NodeID, _ id: String?, in new: NibDocument, but old: NibDocument) -> Bool {
        var around = new.container(of: object)
        while let node = around {
            let own = new.id(of: node)
            if own == id { return true }
            if let own, old.element(withID: own) != nil { return isHeader(object, in: new) }
            around = new.container(of: node)
        }
        return id == nil || isHeader(object, in: new)
    }

    /// The header of a table is the scroll view's in a document.
    private func isHeader(_ object: NodeID, in document: NibDocument) -> Bool {
        document.tree.name(object) == "tableHeaderView"
    }

    @Test func wholeDocumentsHaveAllConnections() throws {
        var count = 0
        for whole in try Self.all() {
            let lines = { (document: NibDocument) in
                document.connections.map {
                    "\($0.kind.rawValue) \(document.id(of: $0.source) ?? "") \($0.name) \($0.destination) \($0.keyPath ?? "") \($0.id)"
                }.sorted()
            }
            #expect(lines(whole.new) == lines(whole.old), "\(whole.name)")
            #expect(whole.upgraded.connectionCount == whole.old.connections.count, "\(whole.name)")
            count += whole.upgraded.connectionCount
        }
        print("corpus: \(count) connections of upgraded archives as in the archives")
        #expect(count > 0)
    }

    @Test func wholeDocumentsHaveAllTexts() throws {
        var count = 0
        for whole in try Self.all() {
            let texts = Set(Texts.shown(in: try XMLTree(bytes: whole.upgraded.document)))
            for text in Texts.archived(in: try XMLTree(bytes: whole.bytes)) {
                #expect(texts.contains(text), "\(whole.name): '\(text)'")
                count += 1
            }
        }
        print("corpus: \(count) texts of upgraded archives are in the documents")
        #expect(count > 0)
    }

    @Test func wholeDocumentsHaveAllFrames() throws {
        var count = 0
        for whole in try Self.all() {
            for object in whole.old.objects {
                guard let old = whole.old.child(keyed: "frame", of: object), let id = whole.old.id(of: object),
                    let twin = whole.new.element(withID: id)
                else { continue }
                let new = try #require(whole.new.child(keyed: "frame", of: twin), "\(whole.name): \(id)")
                for side in ["x", "y", "width", "height"] {
                    let numbers = [(whole.old, old), (whole.new, new)].map {
                        $0.0.tree.attribute(side, of: $0.1).flatMap(Double.init)
                    }
                    #expect(numbers[0] == numbers[1], "\(whole.name): \(id) \(side)")
                }
                count += 1
            }
        }
        print("corpus: \(count) frames of upgraded archives as in the archives")
        #expect(count > 0)
    }

    /// nibsh finds nothing wrong with them, and edits them as any document.
    @Test func wholeDocumentsAreSoundAndCanBeEdited() throws {
        let folder = TemporaryFolder()
        for (number, whole) in try Self.all().enumerated() {
            #expect(whole.new.bytes == whole.upgraded.document, "\(whole.name)")
            let path = folder("\(number).xib")
            try Data(whole.upgraded.document).write(to: URL(fileURLWithPath: path))
            let shell = Shell()
            _ = try shell.open(path)
            let found = try shell.execute("check --rule \(Self.rules)")
            #expect(!found.fallsShort, "\(whole.name): \(found.text)")
            _ = try shell.execute("set owner userLabel Owner")
            _ = try shell.execute("add customObject to document")
            _ = try shell.execute("undo 2")
            #expect(shell.documentBytes == whole.upgraded.document, "\(whole.name)")
        }
    }

    private static let rules = "structure,dangling-reference,duplicate-id"
}
