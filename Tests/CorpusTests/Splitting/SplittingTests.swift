import CommandLanguage
import Foundation
import NibDocument
import NibShell
import Replies
import TestDocuments
import Testing
import XMLTree

/// Scenes of every storyboard are split off to one of their own: both are sound, 'join' gives the same objects and connections, and
/// 'undo' the same bytes.
struct SplittingTests {
    private struct Totals: Sendable {
        var (split, same, moved): (Int, Int, Int) = (0, 0, 0)
        var refused: [String: Int] = [:]
        var failures: [String] = []

        mutating func add(_ other: Totals) {
            split += other.split
            same += other.same
            moved += other.moved
            refused.merge(other.refused) { $0 + $1 }
            failures += other.failures
        }
    }

    @Test func splitThenJoinGivesTheSameScenes() async throws {
        let paths = Corpus.likeXcode.filter { $0.hasSuffix(".storyboard") }
        let lanes = 2
        let totals = try await withThrowingTaskGroup(of: Totals.self) { group in
            for lane in 0..<lanes {
                group.addTask {
                    let folder = try TemporaryFolder()
                    var totals = Totals()
                    for index in paths.indices where index % lanes == lane {
                        totals.add(try Self.judge(paths[index], in: folder.path))
                    }
                    return totals
                }
            }
            return try await group.reduce(into: Totals()) { $0.add($1) }
        }
        print(
            "splits: \(totals.split), \(totals.same) joined to the same bytes, \(totals.moved) to others, refused \(totals.refused)"
        )
        for failure in totals.failures.prefix(40) { Issue.record("\(failure)") }
        #expect(totals.failures.isEmpty, "\(totals.failures.count) failures")
        #expect(totals.same > 0)
    }

    /// Splits off a single scene, every other scene, and all but the initial one.
    private static func judge(_ path: String, in folder: String) throws -> Totals {
        var totals = Totals()
        guard let bytes = try? Corpus.bytes(path), let document = try? NibDocument(bytes: bytes),
            (try? document.requireEditable()) != nil, document.sharedIDs.isEmpty, document.brokenReferences.isEmpty
        else { return totals }
        let scenes = document.scenes.filter { scene in
            guard scene != document.initialScene, let controller = document.controller(of: scene) else { return false }
            return document.isController(controller) && !document.isStoryboardReference(controller)
        }
        guard !scenes.isEmpty, document.scenes.count > 1 else { return totals }
        let half = scenes.indices.filter { $0 % 2 == 0 }.map { scenes[$0] }
        for moved in [[scenes[scenes.count / 2]], half, scenes] where moved.count < document.scenes.count {
            let words = moved.map { Quoting.quote(document.name(ofScene: $0)) }
            totals.add(try split(words, of: path, bytes, in: folder))
        }
        return totals
    }

    private static func split(_ scenes: [String], of path: String, _ bytes: [UInt8], in folder: String) throws -> Totals
    {
        var totals = Totals()
        let place = "\(Corpus.name(path)): \(scenes.joined(separator: " "))"
        let (main, other) = ("\(folder)/Main-0.storyboard", "\(folder)/Other-0.storyboard")
        try Data(bytes).write(to: URL(fileURLWithPath: main))
        let shell = Shell(options: Shell.Options())
        _ = try shell.open(main)
        do throws(CommandError) {
            _ = try shell.execute("split \(scenes.joined(separator: " ")) to \(Quoting.quote(other))")
        } catch {
            totals.refused[error.code, default: 0] += 1
            if !["wrong-place", "too-old", "wrong-platform"].contains(error.code) {
                totals.failures.append("\(place): \(error.message)")
            }
            if shell.documentBytes != bytes { totals.failures.append("\(place): refused, and changed") }
            return totals
        }
        totals.split = 1
        _ = try shell.saveNow()
        for file in [main, other] {
            let document = try NibDocument(bytes: Array(try Data(contentsOf: URL(fileURLWithPath: file))))
            if let id = document.sharedIDs.first { totals.failures.append("\(place): \(id) is not unique") }
            if let broken = document.brokenReferences.first {
                totals.failures.append("\(place): \(broken.attribute) leads to no \(broken.id)")
            }
        }
        _ = try shell.execute("join \(Quoting.quote(other))")
        _ = try shell.saveNow()
        let after = shell.documentBytes ?? []
        if FileManager.default.fileExists(atPath: other) { totals.failures.append("\(place): the other file stays") }
        if after == bytes { totals.same = 1 } else { totals.moved = 1 }
        // Scenes that no other leads to may come after others.
        if lines(after) != lines(bytes) { totals.failures.append("\(place): other objects or connections") }
        _ = try shell.execute("undo")
        _ = try shell.execute("undo")
        if shell.documentBytes != bytes { totals.failures.append("\(place): undo does not give the bytes before") }
        shell.discard()
        return totals
    }

    /// The lines of a document, without the entries that Xcode adds when it next saves, which some documents lack.
    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { line in
            !line.contains("<image name=") && !line.contains("<capability ")
        }.sorted()
    }
}
