import CommandLanguage
import CommandLog
import Replies

/// The result of resolving a statement: the commands to apply and to log, and remarks for the user.
package struct Resolved {
    /// The resolved commands, in the order in which they are applied; the log keeps a line for each. Empty if there is
    /// nothing to do.
    package var commands: [ResolvedArguments]
    /// Lines of other commands that are applied after these, spelled as in the log.
    package var further: [String] = []
    /// The changes of files besides the document, as the files are in this session. Replay takes them from the journal.
    package var fileChanges: [FilePatch] = []
    /// The path of the other open document that the lines are for, and whose log gets them; nil for the current document.
    package var elsewhere: String?
    /// What the command puts on the clipboard; nil for a command that leaves the clipboard alone.
    package var clipboard: [UInt8]?
    /// What the log calls the entry; nil for its first line.
    package var label: String?
    /// Lines about what the commands replace, and warnings; also shown by scripts.
    package var remarks: [StyledText] = []
    /// Lines about what the user still has to do; shown last, and also by scripts.
    package var closingRemarks: [StyledText] = []
    /// What programs are told besides.
    package var details = EditDetails()

    /// Whether something is left that the command should have changed, so that the exit status at the end is 1.
    package var fallsShort = false

    /// Makes the result of one resolved command.
    package init(_ command: ResolvedArguments) { commands = [command] }

    /// Lines of other commands that the statement comes to, which the log has in its place; each names everything by its id.
    package private(set) var otherLines: [String] = []

    /// The id of the object that the lines make, if it is not the one that they make last.
    package var made: String?

    /// Lines about what the statement makes besides what it says; only a prompt shows them.
    package var news: [StyledText] = []

    /// Whether `$` stays what it was, because what the lines make only belongs to other objects.
    package var keepsLast = false

    private init() { commands = [] }

    /// The result for a statement that is a short form of other commands.
    ///
    /// - Parameter lines: resolved lines; with none, there is nothing to do.
    /// - Returns: the result.
    package static func lines(_ lines: [String]) -> Resolved {
        var resolved = Resolved()
        resolved.otherLines = lines
        return resolved
    }

    /// Makes the result of a statement that comes to lines of other commands.
    package init(further: [String]) {
        commands = []
        self.further = further
    }

    /// The result for a statement that would change nothing.
    package static var nothingToDo: Resolved { Resolved() }
}
