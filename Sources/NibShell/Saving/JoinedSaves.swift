import Platform
import Replies

/// Saves that are written as one, under the locks of all files, so that nobody else saves between the look at the disk and the writing.
enum JoinedSaves {
    /// A save, and what saves it.
    typealias Item = (saving: Saving, save: Session.StagedSave)

    /// Writes all of them, or none.
    ///
    /// - Parameters:
    ///   - items: the saves.
    ///   - options: how the shells are run.
    ///   - ready: called before the first file is written, when all were checked and their logs are on the disk.
    /// - Returns: a report of each.
    /// - Throws: an error if one of the files cannot be written, or an edit of another document changes it, too.
    static func write(
        _ items: [Item], options: ShellOptions, ready: ([SavePart]) throws(CommandError) -> Void = { _ in }
    ) throws(CommandError) -> [Reply] {
        let paths = try paths(of: items)
        var locks: [String: FileLock] = [:]
        if !options.isDryRun {
            do throws(FileError) { locks = try FileLock.take(all: paths) } catch { throw CommandError(error) }
        }
        return try withExtendedLifetime(locks) { () throws(CommandError) in
            var parts: [SavePart] = []
            do throws(CommandError) {
                for item in items { parts.append(try SavePart(of: item.save, by: item.saving, holding: locks)) }
            } catch { throw error.stoppingSaves(of: items.count) }
            if options.isDryRun {
                var replies: [Reply] = []
                for part in parts { replies.append(try part.preview()) }
                return replies
            }
            for part in parts { part.prepareLog() }
            try ready(parts)
            do throws(FileError) {
                var written = try JointSave.write(parts.flatMap(\.files), recordsIn: options.saveRecordFolder)[...]
                return parts.map { part in
                    defer { written = written.dropFirst(part.files.count) }
                    return part.done(written.prefix(part.files.count))
                }
            } catch { throw Saving.failure(error, of: items.map(\.saving.session)).stoppingSaves(of: items.count) }
        }
    }

    /// The files of several saves that no session has the lock of.
    ///
    /// - Throws: an error if two of the saves write one file: each has its own edits in it.
    private static func paths(of items: [Item]) throws(CommandError) -> [String] {
        var writers: [String: String] = [:]
        var paths: [String] = []
        for (saving, save) in items {
            let session = saving.session
            for path in saving.others(with: save).map(\.path) + [save.path ?? session.path] {
                if let other = writers.updateValue(session.path, forKey: RealPath.of(path) ?? PathName.absolute(path)) {
                    throw CommandError(
                        "written-twice",
                        "the edits of '\(other)' and of '\(session.path)' both change '\(PathName.shown(path))'",
                        hints: ["one document is saved before the other one is opened or edited"])
                }
                if session.lock?.covers(path) != true { paths.append(path) }
            }
        }
        return paths
    }
}

extension CommandError {
    /// Says of the error of one of several saves what became of the others.
    fileprivate func stoppingSaves(of count: Int) -> CommandError {
        guard count > 1 else { return self }
        var error = self
        error.hints.append("none of the \(count) documents was saved")
        return error
    }
}
