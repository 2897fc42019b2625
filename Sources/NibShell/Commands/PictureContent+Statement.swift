import CommandLanguage
import NibDocument
import NibPicture
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

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
        let objects = try Self.objects(try PictureCommand.objects(arguments), in: session)
        var options = PictureOptions()
        options.frames = try PictureCommand.frames(arguments, in: document)
        options.marks = PictureCommand.marks(arguments)
        if PictureCommand.isDark(arguments) {
            let roots = sources.isEmpty ? [ProjectFolder.around(session.path)] : sources
            options.dark = DarkColors(AssetColors.dark(in: document, assets: ProjectAssets(roots: roots)))
        }
        self.init(document: document, title: session.name, objects: objects, options: options)
    }

    private static func objects(_ words: [Word], in session: Session) throws(CommandError) -> [NodeID] {
        let document = session.document
        var nodes: [NodeID] = []
        var unseen: Set<NodeID> = []
        for word in words {
            let object = try References(session).sceneOrObject(word)
            guard let subject = NibPicture.subject(of: object, in: document) else {
                throw CommandError(
                    "not-drawn",
                    "\(document.display(object)) is not part of a view, a window or a menu, so there is nothing to draw",
                    span: word.span, hints: ["'tree' lists the objects; 'picture' without an object draws all"])
            }
            if unseen.insert(subject).inserted { nodes.append(subject) }
        }
        return nodes
    }
}
