import CommandLanguage
import NibPicture
import Platform
import Replies

/// The picture of a difference: both versions side by side.
struct DifferencePicture {
    private let objects: [ComparedObject]
    private let picture: NibPicture

    /// The smallest scale at which the texts of a picture can be read.
    private static let legible = 0.5

    /// Draws two versions.
    ///
    /// - Parameters:
    ///   - objects: what differs.
    ///   - old: the old version.
    ///   - new: the new version.
    init(_ objects: [ComparedObject], from old: DocumentVersion, to new: DocumentVersion) {
        self.objects = objects
        picture = NibPicture(
            from: old.document, to: new.document, objects: objects, title: "\(old.name) → \(new.name)")
    }

    /// Writes the picture.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - form: whether it may be replaced, and whether anything is written.
    /// - Returns: what the user should know.
    /// - Throws: an error if the file exists, cannot be written, or PNG cannot be made.
    func write(to path: String, form: DifferenceForm) throws(CommandError) -> [String] {
        let format: PictureFile.Format
        do throws(CommandError) { format = try PictureFile.format(of: Word(path)) } catch {
            throw CommandError(error.code, error.message, hints: ["--picture FILE.svg"])
        }
        let file = PictureFile(path: path, format: format, isForced: form.replacesPicture)
        try file.check(of: nil)
        guard !objects.isEmpty else { return ["there is nothing to draw, so '\(path)' was not written"] }
        let drawn = DrawnPicture(picture)
        var notices = ["\(form.isDryRun ? "would draw" : "drew") \(path) (\(drawn.points))"]
        let scale = PictureFile.longestSide / max(picture.width, picture.height, 1)
        if format == .png, scale < Self.legible {
            notices.append("the picture is too large to be read as PNG; SVG can be made larger: --picture FILE.svg")
        }
        let bytes = try file.bytes(of: drawn)
        guard !form.isDryRun else { return notices }
        do throws(FileError) { return try notices + AtomicFile.write(bytes, to: path).notices(path) } catch {
            throw CommandError(error)
        }
    }
}
