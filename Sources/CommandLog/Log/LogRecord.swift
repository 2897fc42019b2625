import Platform

/// One change of a command log: what the session notes, and what the journal keeps a line of.
package enum LogRecord: Equatable, Sendable {
    /// An edit was made.
    case edit(LoggedEdit)
    /// A command (`undo`, `redo`, `restore`, `revert`, `recover`, `quit`) took the document to another state.
    case moved(to: Int, by: String)
    /// A state is about to be saved to a path, as bytes with this digest and length. When a kill comes before `saved`, whoever
    /// finds these bytes in the file knows the state that they are.
    case saving(state: Int, digest: Digest, length: Int, path: String)
    /// A state was saved to a path as bytes with this digest and length.
    case saved(state: Int, digest: Digest, length: Int, path: String)
    /// A session opened a file whose bytes have this digest, and found that they are those of a state.
    case opened(digest: Digest, state: Int)
}
