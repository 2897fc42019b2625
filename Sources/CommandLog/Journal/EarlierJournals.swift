import Platform

/// The journals that a document had before its present one; the files of `JournalName.earlier`.
///
/// The ten youngest of a document are kept, and all that were written to in the last thirty days.
struct EarlierJournals {
    /// How many are kept whatever their age.
    static let keptCount = 10
    /// How long all are kept, in nanoseconds: thirty days.
    static let keptTime: Int64 = 30 * 24 * 3600 * 1_000_000_000

    /// One of them.
    struct Item: Equatable {
        let number: Int
        let path: String
        /// When it was last written to, in nanoseconds since 1970.
        let modified: Int64
    }

    private let name: JournalName

    /// Looks for the earlier journals of a document.
    init(of name: JournalName) { self.name = name }

    /// All of them, the youngest first.
    var all: [Item] {
        let items = FolderNames.of(PathName.folder(name.journal)).compactMap { file -> Item? in
            guard let number = name.number(ofEarlier: file) else { return nil }
            let path = name.earlier(number)
            return (try? FileIdentity(of: path)).map { Item(number: number, path: path, modified: $0.modified) }
        }
        // Times of the same moment are told apart by the numbers, which rise.
        return items.sorted { ($0.modified, $0.number) > ($1.modified, $1.number) }
    }

    /// Gives the journal of the document the next number.
    ///
    /// It keeps its own name as well until another file takes that, so that a kill in between leaves a journal.
    ///
    /// - Throws: what the system reports.
    func setAside() throws(SystemError) {
        guard FileSystem.exists(name.journal) else { return }
        try Self.setAside(name.journal, as: name.earlier((all.map(\.number).max() ?? 0) + 1))
    }

    /// Gives a journal a second name, or another one where the file system has no second names.
    static func setAside(_ path: String, as target: String) throws(SystemError) {
        do { try FileSystem.link(path, to: target) } catch { try FileSystem.rename(path, to: target) }
    }

    /// Removes those that are both old and many.
    ///
    /// - Parameter now: the time, in nanoseconds since 1970.
    func cleanUp(now: Int64 = Clock.now) {
        for item in all.dropFirst(Self.keptCount) where now &- item.modified > Self.keptTime {
            FileSystem.remove(item.path)
        }
    }
}
