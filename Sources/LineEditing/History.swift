import CEdit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The lines entered before, as libedit walks through them.
///
/// The file is read when the history is first needed, not when a session starts.
final class History {
    private let file: HistoryFile?
    private let limit: Int
    private var loaded: [String]?
    private var position = 0
    private var current: WideText?

    /// Whether the line being read has a history; the answer to a question has none.
    var isEnabled = true

    /// Makes a history.
    ///
    /// - Parameters:
    ///   - path: Where entries are kept; nil keeps them in memory only.
    ///   - limit: How many of the newest entries are offered.
    init(path: String?, limit: Int = 10_000) {
        file = path.map { HistoryFile(path: $0) }
        self.limit = limit
    }

    /// The entries, oldest first.
    var entries: [String] {
        if let loaded { return loaded }
        let read = file?.load(limit: limit) ?? []
        loaded = read
        return read
    }

    /// Adds an entry unless it is blank or the newest one again.
    func add(_ entry: String) {
        guard entry.utf8.contains(where: { $0 > 0x20 }), entry != entries.last else { return }
        loaded?.append(entry)
        if let count = loaded?.count, count > limit + limit / 4 { loaded?.removeFirst(count - limit) }
        file?.append(entry)
    }

    /// Moves as libedit asks and gives the entry found there.
    ///
    /// - Parameter operation: `H_FIRST` is the newest entry, `H_NEXT` an older one, `H_PREV` a newer one.
    /// - Returns: The entry's text, valid until the next call, and its number from 1, or nil where there is none.
    func entry(_ operation: Int32) -> (text: UnsafePointer<wchar_t>, number: Int32)? {
        guard isEnabled else { return nil }
        let entries = entries
        let wanted =
            switch operation {
            case H_FIRST: entries.count - 1
            case H_NEXT: position - 1
            case H_PREV: position + 1
            case H_LAST: 0
            default: position
            }
        guard entries.indices.contains(wanted) else { return nil }
        position = wanted
        let text = WideText(entries[wanted])
        let pointer = UnsafePointer(text.pointer)
        current = consume text
        return (pointer, Int32(wanted + 1))
    }
}
