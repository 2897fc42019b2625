import CommandLanguage
import NibDocument
import NibPicture
import Replies
import SourceIndex

extension PictureContent {
    /// Reads a statement.
    ///
    /// - Parameters:
    ///   - arguments: those of a `picture` statement.
    ///   - session: the session of the document.
    ///   - sources: the folders of the project that the user named; empty for those around the document.
    /// - Throws: an error for an object of which there is nothing to draw, or an unknown device.
    init(_ arguments: Arguments, in session: Session, sources: [String]) throws(CommandError) {
        let document = session.document
        let objects = try DrawnSubjects.named(try PictureCommand.objects(arguments), for: "picture", in: session)
        var options = PictureOptions()
        options.frames = try DeviceFrames.frames(of: document, for: "picture", arguments)
        options.marks = PictureCommand.marks(arguments)
        if PictureCommand.isDark(arguments) {
            let roots = sources.isEmpty ? [ProjectFolder.around(session.path)] : sources
            options.dark = DarkColors(AssetColors.dark(in: document, assets: ProjectAssets(roots: roots)))
        }
        self.init(document: document, title: session.name, objects: objects, options: options)
    }
}
