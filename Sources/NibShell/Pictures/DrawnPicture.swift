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
            let object = try References(session).resolve(word)
            guard let subject = NibPicture.subject(of: object, in: document) else {
                throw CommandError(
                    "not-drawn",
                    "\(document.display(object)) is not part of a view, a window or a menu, so there is nothing to draw",
                    span: word.span, hints: ["'tree' lists the objects; 'picture' without an object draws all"])
            }
            if unseen.insert(subject).inserted { nodes.append(subject) }
        }
        let picture =
            nodes.isEmpty
            ? NibPicture(of: document, title: session.name) : NibPicture(of: nodes, in: document, title: session.name)
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

    /// The fields for programs.
    var fields: [JSONValue.Member] {
        [
            .init("width", .int(Int(size.width.rounded(.up)))), .init("height", .int(Int(size.height.rounded(.up)))),
            .init("objects", .int(objectCount)),
        ]
    }
}
