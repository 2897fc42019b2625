import Platform
import Replies

/// The three versions of a file with conflicts that git's index has.
struct GitStages {
    private(set) var base: [UInt8]?
    private(set) var ours: [UInt8]?
    private(set) var theirs: [UInt8]?

    /// Asks git for the versions of a file.
    ///
    /// - Returns: nil if the file is in no repository, or has no conflicts.
    init?(of path: String) {
        let git = Git(folder: PathName.folder(path).isEmpty ? "." : PathName.folder(path))
        guard let listed = try? git.output(of: ["ls-files", "--unmerged", "-z", "--", "./\(PathName.base(path))"]),
            !listed.isEmpty
        else { return nil }
        // Each entry is `MODE DIGEST STAGE`, a tab and the path.
        for entry in listed.split(separator: 0) {
            let words = entry.prefix { $0 != 0x09 }.split(separator: 0x20)
            guard words.count == 3, let stage = String(decoding: words[2], as: UTF8.self).first,
                let blob = try? git.output(of: ["cat-file", "blob", String(decoding: words[1], as: UTF8.self)])
            else { continue }
            switch stage {
            case "1": base = blob.isEmpty ? nil : blob
            case "2": ours = blob
            case "3": theirs = blob
            default: break
            }
        }
        if ours == nil && theirs == nil { return nil }
    }

    /// The side that deleted the file; nil if both have it.
    var sideThatDeleted: String? {
        switch (ours, theirs) {
        case (nil, .some): "ours"
        case (.some, nil): "theirs"
        default: nil
        }
    }

    /// Whether a file with conflicts has the bytes that git gave it, which git keeps as `AUTO_MERGE` until the merge ends.
    static func isAsLeftByGit(_ bytes: [UInt8], at path: String) -> Bool {
        let git = Git(folder: PathName.folder(path).isEmpty ? "." : PathName.folder(path))
        return (try? git.output(of: ["cat-file", "blob", "AUTO_MERGE:./\(PathName.base(path))"])) == bytes
    }

    /// What git leaves in its folder while something is merged.
    private static let marks = [
        "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "AUTO_MERGE", "rebase-merge", "rebase-apply",
    ]

    /// Whether the repository of a file is in the middle of a merge, as far as its folder tells; most are not, and then git need not
    /// be started.
    static func mayHaveConflicts(around path: String) -> Bool {
        guard var folder = RealPath.of(path).map(PathName.folder) else { return false }
        while true {
            let git = PathName.join(folder, ".git")
            if (try? FileStatus(of: git, followsLinks: true)) != nil {
                // In a linked worktree, it is a file that names the folder.
                if !RealPath.isFolder(git) { return true }
                return marks.contains { (try? FileStatus(of: PathName.join(git, $0), followsLinks: false)) != nil }
            }
            let parent = PathName.folder(folder)
            if parent == folder || parent.isEmpty { return false }
            folder = parent
        }
    }
}
