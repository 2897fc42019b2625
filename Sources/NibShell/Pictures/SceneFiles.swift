import Platform
import Replies
import Wording

/// Files with one picture of each scene, which are written as one.
struct SceneFiles {
    let pictures: [ScenePicture]
    let folder: String
    let format: PictureFile.Format
    let isForced: Bool

    /// Writes the files; if one of them cannot be written, none is.
    ///
    /// - Parameters:
    ///   - session: the session of the document, whose file is never replaced.
    ///   - isDryRun: whether nothing is written.
    /// - Returns: a report with a line for each file.
    /// - Throws: an error if a file exists or cannot be written, or PNG cannot be made.
    func write(of session: Session, isDryRun: Bool) throws(CommandError) -> Reply {
        let isNew = !FileSystem.exists(folder)
        let parent = PathName.folder(folder)
        guard !isNew || FileSystem.exists(parent) else {
            throw CommandError(
                "no-folder", "cannot make the folder '\(folder)': there is no folder '\(parent)'")
        }
        // The place of the folder is checked as that of a file.
        let paths = isNew ? [folder] : pictures.map(\.path)
        for path in paths {
            try PictureFile(path: path, format: format, isForced: isForced).check(of: session, for: "picture --scenes")
        }
        var files: [JointSave.File] = []
        for picture in pictures {
            let file = PictureFile(path: picture.path, format: format, isForced: isForced)
            files.append(JointSave.File(path: picture.path, bytes: try file.bytes(of: picture.picture)))
        }
        var notices: [String] = []
        if !isDryRun {
            do throws(FileError) {
                if isNew { try FileIO.makeFolder(folder, isPrivate: false) }
                let written = try JointSave.write(files, recordsIn: session.companions.saveRecordFolder)
                for (file, picture) in zip(written, pictures) { notices += file.notices(picture.path) }
            } catch { throw CommandError(error) }
        }
        let lines = pictures.map { "\(isDryRun ? "would draw" : "drew") \($0.path) (\($0.picture.points))" }
        var reply = Reply(
            StyledText(lines: lines.joined(separator: "\n")),
            record: DrawnPicture.record(of: pictures, folder: folder, isWritten: !isDryRun))
        reply.notices = notices
        return reply
    }
}
