/// The version of a journal's form, which its first line names.
enum JournalVersion: Int, CaseIterable, Comparable {
    /// Edits without fingerprints. Such journals are read, and go on as they began.
    case one = 1
    /// Edits with fingerprints.
    case two = 2
    /// Edits with fingerprints and times.
    case three = 3
    /// With the version in the second line as well, and the parity of the document's bytes after them.
    case four = 4

    /// The version of new journals.
    static let newest = JournalVersion.four

    /// The first line of a journal.
    var title: String { Self.titleStart + String(rawValue) }

    /// How the first line of every journal begins.
    static let titleStart = "nibsh journal "

    static func < (a: JournalVersion, b: JournalVersion) -> Bool { a.rawValue < b.rawValue }
}
