import CommandLanguage
import Platform
import Replies

/// A file that a picture is written to.
struct PictureFile {
    enum Format {
        case svg, png
    }

    let path: String
    let format: Format
    let isForced: Bool

    /// The longest side of a PNG in pixels. Programs that show pictures have limits, and so has memory.
    static let longestSide = 4096.0

    /// The format that a file's name tells.
    ///
    /// - Throws: an error for other names, so that a picture cannot replace a document or source code.
    static func format(of word: Word) throws(CommandError) -> Format {
        let name = word.text.lowercased()
        if name.hasSuffix(".svg") { return .svg }
        if name.hasSuffix(".png") { return .png }
        throw CommandError(
            "wrong-place", "the name of a picture ends in .svg or .png, and '\(word.text)' does not", span: word.span,
            hints: ["picture --to \(stem(of: word.text)).svg"])
    }

    /// A path without the extension of its last name.
    private static func stem(of path: String) -> String {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/"), dot > path.startIndex else { return path }
        return String(path[..<dot])
    }

    /// Checks that the file may be written.
    ///
    /// - Parameters:
    ///   - session: the session of the document, whose file is never replaced; nil if none is open.
    ///   - words: the words of the statement that say where the picture goes.
    /// - Throws: an error if the file is the document, exists, or cannot be written.
    func check(of session: Session?, for words: String = "picture --to") throws(CommandError) {
        if let session, SaveTarget.isOwn(path, of: session) {
            throw CommandError(
                "open-document", "'\(path)' is the open document, which a picture must not overwrite",
                hints: ["give the picture another name"])
        }
        try ScriptReach.check(path, of: session, for: words)
        if !isForced, AtomicFile.replaces(path) {
            throw CommandError(
                "file-exists", "the file '\(path)' already exists", hints: ["'--force' replaces it"])
        }
        do throws(FileError) { try AtomicFile.checkWritable(path) } catch {
            throw CommandError(error, elsewhere: "\(words) PATH")
        }
    }

    /// The bytes of a picture in the format of the file.
    func bytes(of picture: DrawnPicture) throws(CommandError) -> [UInt8] {
        format == .svg ? Array(picture.svg.utf8) : try PNGConverter.png(of: picture, longestSide: Self.longestSide)
    }

    /// Writes a picture.
    ///
    /// - Parameters:
    ///   - picture: the picture.
    ///   - session: the session of the document, whose file is never replaced.
    ///   - isDryRun: whether nothing is written.
    /// - Returns: a report.
    /// - Throws: an error if the file exists, cannot be written, or PNG cannot be made.
    func write(_ picture: DrawnPicture, of session: Session, isDryRun: Bool) throws(CommandError) -> Reply {
        try check(of: session)
        let bytes = try bytes(of: picture)
        var notices = picture.notices
        if !isDryRun {
            do throws(FileError) { notices += try AtomicFile.write(bytes, to: path).notices(path) } catch {
                throw CommandError(error)
            }
        }
        var reply = Reply(
            "\(isDryRun ? "would draw" : "drew") \(path) (\(picture.points))",
            record: picture.record(file: path, isWritten: !isDryRun))
        reply.notices = notices
        return reply
    }
}
