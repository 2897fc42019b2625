/// Something in a journal that no session wrote.
struct JournalDamage: Error, Equatable {
    /// Where the line with the damage begins, in bytes.
    let offset: Int
    /// What is wrong there, lower case, no full stop.
    let reason: String
    /// Whether it is no damage, but the journal of a newer version.
    var isNewer = false
}
