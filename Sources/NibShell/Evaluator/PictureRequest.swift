import Replies

/// A picture that another program asks for, instead of a user at a prompt.
package enum PictureRequest {
    /// Draws the open document of a shell, or objects of it.
    ///
    /// - Parameters:
    ///   - statement: a `picture` statement; its file does not count.
    ///   - shell: the shell.
    ///   - longestSide: the most pixels of a side.
    /// - Returns: the picture.
    /// - Throws: `CommandError` if the statement is wrong, or there is nothing to draw.
    package static func draw(_ statement: String, in shell: Shell, longestSide: Double) throws(CommandError)
        -> DrawnPicture
    {
        let session = try shell.documents.requireSession()
        let arguments = try Shell.table.parse(statement).arguments
        let request = try PictureContent(arguments, in: session, sources: shell.options.sources)
        return try DrawnPicture(request, longestSide: longestSide)
    }
}
