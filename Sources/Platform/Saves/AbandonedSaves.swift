/// Saves of several files that a kill ended in the middle.
package enum AbandonedSaves {
    /// What became of such a save.
    package struct Outcome: Equatable {
        /// How it was settled.
        package enum Kind: Equatable, Sendable {
            /// All its files are new now.
            case finished
            /// All its files are as they were.
            case takenBack
            /// Some are new and some are not, because a file could not be renamed, or another process is editing one; nothing was
            /// thrown away, and the next opening of one of the files tries again.
            case stuck
        }

        /// How it was settled, but for files that somebody else has changed.
        package let kind: Kind
        /// Its files.
        package let paths: [String]
        /// Files that somebody has changed since, or whose content is lost; they were left as they are.
        package let foreign: [String]
    }

    /// Finishes the saves that concern the files in a folder, or undoes them where they cannot be finished.
    ///
    /// - Parameters:
    ///   - path: a file in the folder.
    ///   - folder: the folder of the records.
    ///   - lock: the lock of the file, if it is held.
    /// - Returns: what became of them; usually there are none, and this costs one call that finds no folder.
    package static func settle(
        concerning path: String, recordsIn folder: String, holding lock: FileLock? = nil
    ) -> [Outcome] {
        let all = FolderNames.of(folder)
        guard !all.isEmpty, (try? OwnFolder.check(folder)) != nil else { return [] }
        LeftOvers.remove(endingIn: SaveRecord.unfinished, in: folder)
        let names = all.filter { $0.hasSuffix(SaveRecord.suffix) }.sorted()
        guard !names.isEmpty else { return [] }
        let wanted = realFolder(of: RealPath.of(path) ?? path)
        var outcomes: [Outcome] = []
        for name in names {
            let record = PathName.join(folder, name)
            // The lock of a save that is under way is held by its process.
            guard let file = try? OwnFile.open(record, options: .updating), file.lock(),
                let size = try? file.status().size, let bytes = try? file.bytes(at: 0, count: size)
            else { continue }
            guard let save = SaveRecord(bytes) else {
                // It was never brought to the disk, so nothing was put in place either.
                FileSystem.remove(record)
                continue
            }
            guard save.entries.contains(where: { realFolder(of: $0.path) == wanted }) else { continue }
            let outcome = settle(save, holding: lock)
            outcomes.append(outcome)
            // What could not be settled is tried again with the same record.
            if outcome.kind != .stuck { FileSystem.remove(record) }
        }
        return outcomes
    }

    private static func realFolder(of path: String) -> String {
        let folder = PathName.folder(path)
        return RealPath.of(folder) ?? PathName.absolute(folder)
    }

    /// What a file of an abandoned save has in it.
    private enum Content { case old, new, foreign }

    private static func settle(_ save: SaveRecord, holding lock: FileLock?) -> Outcome {
        let paths = save.entries.map(\.path)
        func outcome(_ kind: Outcome.Kind, foreign: [String] = []) -> Outcome {
            Outcome(kind: kind, paths: paths, foreign: foreign)
        }
        let others = paths.filter { lock?.covers($0) != true }
        guard let locks = try? FileLock.take(all: others) else { return outcome(.stuck) }
        return withExtendedLifetime(locks) {
            let contents = save.entries.map(content)
            let foreign = zip(save.entries, contents).filter { $0.1 == .foreign }.map(\.0.path)
            let canFinish = zip(save.entries, contents).allSatisfy { $1 != .old || digest(of: $0.new) == $0.after }
            var isSettled = true
            for (entry, content) in zip(save.entries, contents) {
                if canFinish, content == .old { isSettled = rename(entry.new, to: entry.path) && isSettled }
                if !canFinish, content == .new { isSettled = takeBack(entry) && isSettled }
            }
            guard isSettled else { return outcome(.stuck) }
            for entry in save.entries {
                FileSystem.remove(entry.new)
                if let old = entry.old { FileSystem.remove(old) }
            }
            return outcome(canFinish ? .finished : .takenBack, foreign: foreign)
        }
    }

    private static func takeBack(_ entry: SaveRecord.Entry) -> Bool {
        guard let before = entry.before else { return (try? FileSystem.removeFile(entry.path)) != nil }
        guard let old = entry.old, digest(of: old) == before else { return false }
        return rename(old, to: entry.path)
    }

    private static func content(_ entry: SaveRecord.Entry) -> Content {
        let now = digest(of: entry.path)
        if now == entry.before { return .old }
        return now == entry.after ? .new : .foreign
    }

    private static func rename(_ source: String, to target: String) -> Bool {
        guard (try? FileSystem.rename(source, to: target)) != nil else { return false }
        FileSystem.synchronizeFolder(PathName.folder(target))
        return true
    }

    /// The digest of a file's bytes; nil when it is not there.
    private static func digest(of path: String) -> Digest? { (try? FileIO.read(path)).map { Digest(of: $0) } }
}
