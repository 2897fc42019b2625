import CommandLanguage
import NibDocument
import NibPicture
import ObjectReferences
import Replies
import XMLTree

/// A picture of the open document.
package struct DrawnPicture {
    /// The picture as SVG.
    package let svg: String
    /// The width and height in points.
    package let size: (width: Double, height: Double)
    /// What the user should know about it.
    package let notices: [String]
    private let objectCount: Int

    /// Draws what a `picture` statement names.
    init(of arguments: Arguments, in session: Session) throws(CommandError) {
        let document = session.document
        var nodes: [NodeID] = []
        var unseen: Set<NodeID> = []
        for word in try PictureCommand.objects(arguments) {
            let object = try References(session).sceneOrObject(word)
            guard let subject = NibPicture.subject(of: object, in: document) else {
                throw CommandError(
                    "not-drawn",
                    "\(document.display(object)) is not part of a view, a window or a menu, so there is nothing to draw",
                    span: word.span, hints: ["'tree' lists the objects; 'picture' without an object draws all"])
            }
            if unseen.insert(subject).inserted { nodes.append(subject) }
        }
        let frames = try PictureCommand.frames(arguments, in: document)
        let picture =
            nodes.isEmpty
            ? NibPicture(of: document, title: session.name, frames: frames)
            : NibPicture(of: nodes, in: document, title: session.name, frames: frames)
        if nodes.isEmpty, picture.objectCount == 0 {
            throw CommandError(
                "not-drawn", "there are no views, windows or menus in '\(session.name)'",
                hints: ["'tree' lists its objects"])
        }
        svg = picture.svg
        size = (picture.width, picture.height)
        objectCount = picture.objectCount
        notices = picture.isCut ? ["the document has more than a picture shows; name objects to draw"] : []
    }

    /// The picture for programs.
    ///
    /// - Parameters:
    ///   - file: the file that it goes to; nil if it is printed.
    ///   - isWritten: whether that was written.
    /// - Returns: the record.
    func record(file: String? = nil, isWritten: Bool = false) -> Record { Self.type.record((self, file, isWritten)) }

    static let type = RecordType<(picture: DrawnPicture, file: String?, isWritten: Bool)>("picture") {
        Field("svg", "the picture as SVG; null if it goes to a file") { $0.file == nil ? $0.picture.svg : nil }
        Field("file", "the file that it goes to", \.file)
        Field("isWritten", "whether that was written", \.isWritten)
        Field("width", "the width in points") { Int($0.picture.size.width.rounded(.up)) }
        Field("height", "the height in points") { Int($0.picture.size.height.rounded(.up)) }
        Field("objectCount", "how many objects are drawn", \.picture.objectCount)
    }
}
