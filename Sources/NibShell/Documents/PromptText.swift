import CommandLog
import NibDocument
import Replies
import Wording

/// The text of the prompt: the document's name, what is not saved, the selected object, and the conflicts of a merge.
struct PromptText {
    let session: Session
    /// The name that tells the document from the other open ones.
    let name: String
    /// How the shell is run; without settings of a prompt, the text has only what scripts may rely on: name, mark and conflicts.
    let options: ShellOptions

    /// A terminal must have this many columns for the selected object to be shown, and the object takes at most so many.
    private static let (leastWidth, mostColumns) = (60, 20)

    /// The text for the current one of the open documents; without one, the name of the program.
    static func of(_ documents: OpenDocuments) -> String {
        guard let session = documents.session else { return "nibsh> " }
        return PromptText(session: session, name: documents.names.name(of: session), options: documents.options).text
    }

    var text: String {
        let left = session.conflictsLeft
        let state = [selected, left > 0 ? MergeText.count(left) : nil].compactMap { $0 }
        let brackets = state.isEmpty ? "" : " [\(state.joined(separator: ", "))]"
        return "\(ShownText.line(name))\(mark)\(brackets)> "
    }

    /// `+` in a block; `*` if something is not saved, with the number of entries that `undo` takes back to the saved state if these
    /// are several.
    private var mark: String {
        if session.block != nil { return "+" }
        guard session.isModified else { return "" }
        guard options.prompt != nil else { return "*" }
        let (back, forward) = session.log.way(to: session.log.savedState)
        return forward.isEmpty && back.count > 1 ? "*\(back.count)" : "*"
    }

    private var selected: String? {
        guard options.prompt != nil, let id = session.selection, options.lineWidth() ?? .max >= Self.leastWidth
        else { return nil }
        guard let node = session.document.element(withID: id) else { return nil }
        return StyledText(ShownText.line(session.document.display(node))).fitting(Self.mostColumns).plain
    }
}
