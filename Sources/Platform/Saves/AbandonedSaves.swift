/// Saves of several files that a kill ended in the middle.
package enum AbandonedSaves {
    /// What became of such a save.
    package struct Outcome: Equatable {
        /// Whether all its files are new now; otherwise all are as they were, but for those that somebody else has changed.
        package let isFinished: Bool
        /// Its files.
        package let paths: [String]
        /// Files that somebody has changed since, or whose content is lost; they were left as they are.
        package let foreign: [String]
    }

    /// Finishes the saves that concern a file, or takes them back where they cannot be finished.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - folder: the folder of the records.
    /// - Returns: what became of them; usually there are none, and this costs one call that finds no folder.
    package static func settle(concerning path: String, recordsIn folder: String) -> [Outcome] {
        let names = FolderNames.of(folder).filter { $0.hasSuffix(SaveRecord.suffix) }.sorted()
        guard !names.isEmpty else { return [] }
        let wanted = RealPath.of(path) ?? PathName.absolute(path)
        var outcomes: [Outcome] = []
        for name in names {
            let record = PathName.join(folder, name)
            // The lock of a save that is under way is held by its process.
            guard let file = try? Descriptor(record, options: .updating), file.lock(),
                let bytes = try? FileIO.read(record)
            else { continue }
            guard let save = SaveRecord(String(decoding: bytes, as: UTF8.self)) else {
                // It was never brought to the disk, so nothing was put in place either.
                FileSystem.remove(record)
                continue
            }
            guard save.entries.contains(where: { (RealPath.of($0.path) ?? $0.path) == wanted }) else { continue }
            // What could not be settled is tried again with the same record.
            guard let outcome = settle(save) else { continue }
            outcomes.append(outcome)
            FileSystem.remove(record)
        }
        return outcomes
    }

    /// What a file of an abandoned save has in it.
    private enum Content { case old, new, foreign }

    /// Settles one save; nil if a file could not be renamed, and then both contents of it are kept.
    private static func settle(_ save: SaveRecord) -> Outcome? {
        let contents = save.entries.map(content)
        let foreign = zip(save.entries, contents).filter { $0.1 == .foreign }.map(\.0.path)
        let canFinish = zip(save.entries, contents).allSatisfy { $1 != .old || digest(of: $0.new) == $0.after }
        var isSettled = true
        for (entry, content) in zip(save.entries, contents) {
            if canFinish, content == .old { isSettled = rename(entry.new, to: entry.path) && isSettled }
            if !canFinish, content == .new { isSettled = takeBack(entry) && isSettled }
        }
        guard isSettled else { return nil }
        for entry in save.entries {
            FileSystem.remove(entry.new)
            if let old = entry.old { FileSystem.remove(old) }
        }
        return Outcome(isFinished: canFinish, paths: save.entries.map(\.path), foreign: foreign)
    }

    private static func takeBack(_ entry: SaveRecord.Entry) -> Bool {
        guard let before = entry.before else {
            FileSystem.remove(entry.path)
            return true
        }
        guard let old = entry.old, digest(of: old) == before else { return false }
        return rename(old, to: entry.path)
    }

    private static func content(_ entry: SaveRecord.Entry) -> Content {
        let now = digest(of: entry.path)
        if now == entry.after { return .new }
        return now == entry.before ? .old : .foreign
    }

    private static func rename(_ source: String, to target: String) -> Bool {
        guard (try? FileSystem.rename(source, to: target)) != nil else { return false }
        FileSystem.synchronizeFolder(PathName.folder(target))
        return true
    }

    /// The digest of a file's bytes; nil when it is not there.
    private static func digest(of path: String) -> Digest? { (try? FileIO.read(path)).map { Digest(of: $0) } }
}
