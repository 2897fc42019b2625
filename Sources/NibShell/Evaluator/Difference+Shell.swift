import LineDiff
import NibDocument
import Replies

extension Difference {
    /// Compares the open document of a shell; nil if none is open.
    package init?(of shell: Shell) {
        guard let session = shell.session else { return nil }
        self.init(session)
    }

    /// Tells what has changed since a moment, object by object, with a patch of other files.
    ///
    /// - Parameter moment: an earlier moment of the session.
    /// - Returns: the changes.
    /// - Throws: an error if the document of that moment cannot be read.
    package func changes(since moment: Moment) throws(CommandError) -> Reply {
        let others = others(since: moment).filter { !$0.isEmpty }
        let before = DocumentVersion(
            name: session.name, document: try DocumentFile.document(moment.bytes, called: session.name))
        let after = DocumentVersion(name: session.name, document: session.document)
        var reply = try VersionComparison.reply(from: before, to: after, form: DifferenceForm())
        let isSame = reply.text.isEmpty
        if !others.isEmpty {
            let patches = Reply(lines: others.flatMap { DiffLine.styled($0.lines) }).text
            reply.text = isSame ? patches : [reply.text, patches].joined(separator: "\n")
        } else if isSame {
            reply.text = "no differences"
        }
        return reply
    }
}
