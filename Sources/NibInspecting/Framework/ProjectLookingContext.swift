import CommandLanguage
import Replies

/// A command that looks at a project and needs no open document.
package typealias ProjectCommand = Command<ProjectLookingContext, Reply>

/// The context of a command about a project: the project, and the open document if there is one.
package struct ProjectLookingContext {
    /// The open document; nil if there is none.
    package let open: LookingContext?
    /// The project of the open document, or of the current folder.
    package let project: any ProjectView
    /// The columns that the lines of lists should fit into; nil if they may be of any length.
    package let width: Int?

    /// Makes the context of one statement.
    ///
    /// - Parameters:
    ///   - open: the open document; nil if there is none.
    ///   - project: the project.
    ///   - width: the columns that the lines of lists should fit into; nil if they may be of any length.
    package init(open: LookingContext?, project: any ProjectView, width: Int? = nil) {
        self.width = width
        self.open = open
        self.project = project
    }

    /// Returns the open document.
    ///
    /// - Throws: an error if none is open.
    func requireOpen() throws(CommandError) -> LookingContext {
        guard let open else { throw .noDocument }
        return open
    }

    /// Makes a reply; if a document is open, of only what is read, and line by line if that can be.
    ///
    /// - Parameters:
    ///   - type: the type of the record for programs.
    ///   - source: what the record is made of.
    ///   - lines: passes the lines for people on, each without its line end.
    /// - Returns: the reply.
    /// - Throws: what the lines throw, or the error of an interrupted command.
    func reply<Source>(
        _ type: RecordType<Source>, of source: Source,
        lines: (_ line: (StyledText) -> Void) throws(CommandError) -> Void
    ) throws(CommandError) -> Reply {
        if let open { return try open.reply(type, of: source, lines: lines) }
        var text: [StyledText] = []
        try lines { text.append($0) }
        return Reply(lines: text, record: type.record(source))
    }
}
