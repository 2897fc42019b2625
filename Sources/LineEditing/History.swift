import CEdit

/// The lines entered before, in the form in which libedit walks through them.
///
/// The file is read when the history is first used, not at the start of the session.
final class History {
    private let file: HistoryFile?
    private let limit: Int
    private var loaded: [String]?
    private var position = 0
    private var current: WideText?

    /// Whether the line being read has a history; answers to questions do not.
    var isEnabled = true

    /// Whether an entry can be edited; others are passed over.
    var fits: (String) -> Bool = { _ in true }

    /// Makes a history.
    ///
    /// - Parameters:
    ///   - path: The path of the history file; nil keeps the entries in memory only.
    ///   - limit: The number of entries that are kept.
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

    /// Returns the newest entry of one line that begins with a text and has more.
    func newest(beginningWith text: String) -> String? {
        let count = text.utf8.count
        return entries.last { entry in
            entry.utf8.count > count && entry.utf8.starts(with: text.utf8) && !entry.utf8.contains(0x0A)
        }
    }

    /// Adds an entry unless it is blank or repeats the newest one.
    func add(_ entry: String) {
        guard entry.utf8.contains(where: { $0 > 0x20 }), entry != entries.last else { return }
        loaded?.append(entry)
        if let count = loaded?.count, count > limit + limit / 4 { loaded?.removeFirst(count - limit) }
        file?.append(entry)
    }

    /// Moves through the history as libedit requests and returns the entry found there.
    ///
    /// - Parameter operation: `H_FIRST` is the newest entry, `H_NEXT` an older one, `H_PREV` a newer one.
    /// - Returns: The text of the entry, valid until the next call, and its number from 1; nil if there is no such
    ///   entry.
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
        let step = operation == H_PREV || operation == H_LAST ? 1 : -1
        let places = stride(from: wanted, through: step > 0 ? entries.count - 1 : 0, by: step)
        guard let wanted = places.first(where: { entries.indices.contains($0) && fits(entries[$0]) })
        else { return nil }
        position = wanted
        let text = WideText(entries[wanted])
        let pointer = UnsafePointer(text.pointer)
        current = consume text
        return (pointer, Int32(wanted + 1))
    }
}
