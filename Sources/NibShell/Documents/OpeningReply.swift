import NibDocument
import Platform
import Replies
import Wording

/// The reply to opening a document.
struct OpeningReply {
    let session: Session
    let options: ShellOptions

    /// Describes the document in a line.
    ///
    /// - Parameter unsaved: the beginning of the note about edits that are only in the journal.
    /// - Returns: the reply, with notes about anything unusual.
    func reply(unsaved: String) -> Reply {
        var reply = reply
        reply.isEcho = true
        reply.notices = readOnlyFile + mergeNotes + recovery(unsaved) + earlierEdits(unsaved) + duplicates
        reply.notices += session.takeWarnings()
        return reply
    }

    private var reply: Reply {
        // Scripts do not show this line, and counting would visit the whole document.
        guard options.wantsFields || options.isInteractive else { return Reply() }
        let document = session.document
        let opened = OpenedDocument(session)
        let format = document.readOnlyFormat?.name
        let kind = format.map { "\(document.kind.platform.rawValue) \($0)" } ?? document.kind.description
        return Reply(
            "\(session.name, .label): \(kind), \(opened.counts.description)\(format == nil ? "" : ", read-only")",
            record: OpenedDocument.type.record(opened))
    }

    /// Reports at a prompt that the file cannot be written, before edits are made that cannot be saved there.
    private var readOnlyFile: [String] {
        guard options.isInteractive, session.document.readOnlyFormat == nil else { return [] }
        do throws(FileError) { try AtomicFile.checkWritable(session.path) } catch {
            return ["\(error.reason); 'save PATH' saves to another place"]
        }
        return []
    }

    /// Reports a merge, and what it told.
    private var mergeNotes: [String] {
        guard let merge = session.merge else { return [] }
        let left = merge.left(in: session.log).count
        let state =
            left == 0
            ? "no conflicts are left; 'save' writes the result"
            : "\(MergeText.count(left)) left; 'conflicts' lists them"
        return ["the document is in the middle of a merge: \(state)"] + merge.notes
    }

    /// Reports ids that several elements share, which happens only in documents edited by hand.
    private var duplicates: [String] {
        let shared = session.document.sharedIDs
        guard let first = shared.first else { return [] }
        let more = shared.count > 1 ? " and \(shared.count - 1) more ids are" : " is"
        return ["the id '\(first)'\(more) used by several elements; 'find \(first)' shows them"]
    }

    /// Reports unsaved edits that were made before another program changed the file.
    private func earlierEdits(_ unsaved: String) -> [String] {
        let count = session.journaledLog.strangeEdits
        guard options.isInteractive, count > 0 else { return [] }
        return [
            "\(unsaved) \(Plural.of("unsaved edit", count: count)), from before another program changed the file; "
                + "'log --earlier' shows \(count == 1 ? "it" : "them"), 'reload --replay' makes "
                + "\(count == 1 ? "it" : "them") on the document as it is now and continues the log"
        ]
    }

    /// Reports edits that an earlier session made but did not save.
    private func recovery(_ unsaved: String) -> [String] {
        guard options.isInteractive, let target = session.journaledLog.unsavedState else { return [] }
        let (back, forward) = session.log.way(to: target)
        let count = forward.count + back.count
        return [
            "\(unsaved) \(Plural.of("unsaved edit", count: count)); 'restore \(target)' brings "
                + "\(count == 1 ? "it" : "them") back, 'log --all' shows \(count == 1 ? "it" : "them")"
        ]
    }
}
