import Foundation
import NibDocument
import NibImport
import NibShell
import Replies
import SeededRandom
import TestDocuments
import Testing
import XMLTree

/// Every archive and compiled nib opens, with all its connections.
struct CorpusTests {
    @Test func archivesOpenWithAllConnections() throws {
        try check(Nibs.archives, "archive xibs")
    }

    @Test func compiledNibsOpenWithAllConnections() throws {
        try check(Nibs.compiled, "compiled nibs")
    }

    private func check(_ files: [String], _ what: String) throws {
        var (opened, objects) = (0, 0)
        var sum = RawCounts.none
        for path in files {
            let bytes = try Corpus.bytes(path)
            do {
                let document = try Fixtures.document(bytes)
                let counts = RawCounts(document)
                // Only property lists in XML are not counted.
                let raw = RawCounts(bytes)
                #expect(counts == raw || raw == nil && bytes.starts(with: "<?xml".utf8), "\(Corpus.name(path))")
                for connection in document.connections {
                    #expect(document.element(withID: connection.destination) != nil, "\(Corpus.name(path))")
                    #expect(document.id(of: connection.source) != nil, "\(Corpus.name(path))")
                }
                sum += counts
                opened += 1
                objects += document.objects.count
            } catch { Issue.record("\(Corpus.name(path)): \(error)") }
        }
        print("corpus: \(opened) of \(files.count) \(what) opened, \(objects) objects, \(sum)")
        #expect(opened > 0 && opened == files.count)
    }

    /// Apple's compiler and this importer say the same of the same document.
    @Test(.enabled(if: !Nibs.pairs.isEmpty, Comment(rawValue: Nibs.reason)))
    func compiledNibsHaveTheConnectionsOfTheirDocuments() throws {
        var (equal, connections) = (0, 0)
        for pair in Nibs.pairs {
            let wanted = try NibDocument(bytes: try Corpus.bytes(pair.document)).connectionLines
            let found = try Fixtures.document(try Corpus.bytes(pair.nib)).connectionLines
            #expect(found == wanted, "\(Corpus.name(pair.nib))")
            connections += wanted.count
            equal += found == wanted ? 1 : 0
        }
        print(
            "corpus: \(equal) of \(Nibs.pairs.count) compiled nibs have their document's \(connections) connections")
    }

    /// The archive and what was compiled from it, which stand side by side in a folder.
    @Test(.enabled(if: !Nibs.designable.isEmpty, Comment(rawValue: Nibs.reason)))
    func compiledNibsHaveTheConnectionsOfTheirArchives() throws {
        var connections = 0
        for path in Nibs.designable {
            let compiled = path.replacingOccurrences(of: "designable.nib", with: "keyedobjects.nib")
            let source = try Corpus.bytes(path)
            let isDocument = try NibImport.read(source) == nil
            let wanted = try isDocument ? NibDocument(bytes: source) : Fixtures.document(source)
            let found = try Fixtures.document(try Corpus.bytes(compiled))
            #expect(found.connectionLines == wanted.connectionLines, "\(Corpus.name(path))")
            connections += wanted.connections.count
        }
        print("corpus: \(Nibs.designable.count) nibs in folders, \(connections) connections as in their sources")
    }

    /// The commands for looking work on all of them; those for editing are refused.
    @Test func commandsThatLook() throws {
        for path in Nibs.archives + Nibs.compiled {
            let shell = Shell()
            do {
                _ = try shell.open(path)
                for command in ["tree", "objects", "connections", "inspect owner", "find delegate"] {
                    #expect(!(try shell.execute(command).text.isEmpty), "\(Corpus.name(path)): \(command)")
                }
                let document = try #require(shell.documentBytes.map { try NibDocument(bytes: $0) })
                for object in document.objects.prefix(40) {
                    let id = try #require(document.id(of: object))
                    _ = try shell.execute("inspect \(id)")
                    _ = try shell.execute("show \(id)")
                }
                _ = try shell.execute("set owner userLabel x")
                Issue.record("\(Corpus.name(path)): an edit was made")
            } catch {
                #expect((error as? CommandError)?.code == "read-only-format", "\(Corpus.name(path)): \(error)")
            }
        }
    }

    /// Damage to real files is answered with an error or a document.
    @Test func damagedFiles() throws {
        var random = SeededGenerator(seed: 3)
        var (refused, opened) = (0, 0)
        for path in Nibs.archives + Nibs.compiled {
            let bytes = try Corpus.bytes(path)
            guard bytes.count < 60_000, bytes.count > 0 else { continue }
            for round in 0..<12 {
                var broken = bytes
                if round == 0 { broken.removeLast(Int.random(in: 1...bytes.count, using: &random)) }
                for _ in 0..<round where !broken.isEmpty {
                    broken[Int.random(in: broken.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                do {
                    if let imported = try NibImport.read(broken) { _ = try NibDocument(bytes: imported.document) }
                    opened += 1
                } catch {
                    #expect(error is ImportError, "\(Corpus.name(path)): \(error)")
                    refused += 1
                }
            }
        }
        print("corpus: \(refused) damaged nibs refused, \(opened) opened with what is left")
        #expect(refused > 0 && opened > 0)
    }
}
