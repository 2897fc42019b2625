/// Something in a journal that no session wrote.
struct JournalDamage: Error, Equatable {
    /// Where the line with the damage begins, in bytes.
    let offset: Int
    /// What is wrong there, lower case, no full stop.
    let reason: String
    /// Whether it is no damage, but the journal of a newer version.
    var isNewer = false

    /// The journal of a newer version.
    static let newer = JournalDamage(offset: 0, reason: "a newer nibsh wrote it", isNewer: true)
}
