import Platform

/// One entry of a journal.
///
/// Every edit has a number, counted from 1 and never used twice, and is made on a state: the number of an earlier edit,
/// or 0 for the document as it was when the journal began.
public enum JournalRecord: Equatable, Sendable {
    /// An edit was made on the state `parent`; `lines` are its resolved commands, several for a group.
    case edit(number: Int, parent: Int, lines: LogLines, label: String?)
    /// The edit whose record comes next changed another file; it stands first so that a cut leaves no edit without it.
    case patch(FilePatch)
    /// The document went to an earlier or other state by a command: `undo`, `redo`, `restore`, `revert`, `recover`.
    case moved(to: Int, by: String)
    /// A state was saved to a path as bytes with this digest and length.
    case saved(state: Int, digest: Digest, length: Int, path: String)
    /// A session opened the document with these bytes and took them for a state.
    case opened(digest: Digest, state: Int)
}

/// An edit as the journal tells it.
public struct JournalEdit: Equatable, Sendable {
    /// Its number.
    public let number: Int
    /// The state it was made on.
    public let parent: Int
    /// Its resolved commands.
    public let lines: LogLines
    /// What a group is called.
    public let label: String?
    /// What it changed in other files, in order.
    public var patches: [FilePatch] = []
}
