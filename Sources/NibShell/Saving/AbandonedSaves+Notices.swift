import Platform
import Wording

extension AbandonedSaves {
    /// Finishes or takes back saves that the end of an earlier session cut off.
    ///
    /// - Parameters:
    ///   - path: the file that is about to be read; only saves that concern it are settled.
    ///   - folder: where the records of saves are; nil if there are none.
    ///   - lock: the lock of the file, if it is held.
    /// - Returns: what is told of that.
    static func notices(concerning path: String, recordsIn folder: String?, holding lock: FileLock? = nil) -> [String] {
        guard let folder else { return [] }
        return settle(concerning: path, recordsIn: folder, holding: lock).map(\.notice)
    }
}

extension AbandonedSaves.Outcome {
    /// What is told of it.
    var notice: String {
        let files = Self.named(paths)
        let what =
            switch kind {
            case .finished: "was finished now"
            case .takenBack: "was undone"
            case .stuck:
                "can be neither finished nor undone now, so some of them may be new and some old; nothing was thrown away, and "
                    + "opening one of them tries again"
            }
        let left =
            foreign.isEmpty
            ? ""
            : "; left as they are, because they have changed since: \(Self.named(foreign))"
        return
            "an earlier session ended while it saved \(paths.count) files as one (\(files)); that save \(what)\(left)"
    }

    private static func named(_ paths: [String]) -> String { FirstFew.of(paths.map(PathName.shown), most: 10) }
}
