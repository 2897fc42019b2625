import Replies

/// A picture that another program asks for, instead of a user at a prompt.
package enum PictureRequest {
    /// Draws the open document of a shell, or objects of it.
    ///
    /// - Parameters:
    ///   - statement: a `picture` statement; its file does not count.
    ///   - shell: the shell.
    /// - Returns: the picture.
    /// - Throws: `CommandError` if the statement is wrong, or there is nothing to draw.
    package static func draw(_ statement: String, in shell: Shell) throws(CommandError) -> DrawnPicture {
        try DrawnPicture(of: Shell.table.parse(statement).arguments, in: shell.documents.requireSession())
    }
}
