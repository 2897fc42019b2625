import Platform

/// A journal that cannot be used; the session goes on without it and says why.
package enum JournalError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Another session has the document's journal; its process number, where that could be read.
    case inUse(Int?, document: String)
    /// The journal has something in it that no session wrote: the file, the line counted from 1, and what is wrong there; and
    /// how many edits before that line are sound, nil when none can be used.
    case damaged(file: String, line: Int, reason: String, edits: Int?)
    /// A newer version of nibsh wrote the journal.
    case newer(file: String)
    /// Records were to be written before the journal was begun.
    case notBegun(document: String)
    /// A file of the journal could not be read or written.
    case file(FileError)

    /// The error as one line for people.
    package var message: String {
        switch self {
        case .inUse(let process?, let document): "'\(document)' is open in another nibsh (process \(process))"
        case .inUse(nil, let document): "'\(document)' is open in another nibsh"
        case .damaged(let file, let line, let reason, _): "\(file):\(line): the journal is damaged: \(reason)"
        case .newer(let file): "\(file): a newer version of nibsh wrote this journal"
        case .notBegun(let document): "no journal was begun for '\(document)'"
        case .file(let error): error.message
        }
    }

    /// What it means for the session, and what to do.
    package var hint: String? {
        switch self {
        case .inUse: "what is edited here is not kept in the journal; close one of the two"
        case .damaged(_, _, _, nil):
            "a new log begins with the next edit or session, and this journal is kept beside it; its lines can be read as text"
        case .damaged(_, _, _, let edits?):
            "the \(edits == 1 ? "edit" : "\(edits) edits") before that line can be used; the next edit keeps a copy of "
                + "the file as it is beside it"
        case .newer: "what is edited here is not kept in a journal; use the newer version"
        case .notBegun: nil
        case .file(let error): error.hint
        }
    }

    /// The same as `message`.
    package var description: String {
        message
    }
}
