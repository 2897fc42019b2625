import NibDocument
import XMLTree

/// A picture of a document, or of some of its objects, as Interface Builder's canvas shows them in outline.
///
/// Frames are those that are written in the document. The picture is made of the document alone: images and fonts are named, not
/// drawn.
package struct NibPicture {
    /// The picture as SVG. Each group has the id of its object as `data-id`, and the object's name as its title.
    package let svg: String
    /// The width of the picture in points.
    package let width: Double
    /// The height of the picture in points.
    package let height: Double
    /// How many objects are in it.
    package let objectCount: Int
    /// Whether the document has more than a picture shows.
    package let isCut: Bool

    /// Draws a whole document: the scenes of a storyboard with the ways between them, or what a xib has at the top.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - title: the title of the picture.
    ///   - options: how it is drawn.
    package init(of document: NibDocument, title: String, options: PictureOptions = PictureOptions()) {
        let style = Style(document, options: options)
        let items = CanvasItems(style: style).all()
        self.init(of: items, style: style, title: title, hasArrows: document.kind.isStoryboard)
    }

    /// Draws some objects side by side.
    ///
    /// - Parameters:
    ///   - objects: objects as ``subject(of:in:)`` returns them.
    ///   - document: their document.
    ///   - title: the title of the picture.
    ///   - options: how it is drawn.
    package init(
        of objects: [NodeID], in document: NibDocument, title: String, options: PictureOptions = PictureOptions()
    ) {
        let style = Style(document, options: options)
        let finder = CanvasItems(style: style)
        let items = objects.prefix(CanvasItems.most).compactMap { object -> CanvasItem? in
            let scene = document.tree.name(object) == "scene" ? object : nil
            var item = scene.flatMap { finder.scene($0) } ?? finder.item(for: object)
            item?.place = nil
            return item
        }
        self.init(of: items, style: style, title: title, hasArrows: false)
    }

    private init(of items: [CanvasItem], style: Style, title: String, hasArrows: Bool) {
        var canvas = Canvas(style)
        let drawing = canvas.drawing(of: items, hasArrows: hasArrows && !items.isEmpty)
        self.init(drawing, title: title, isCut: canvas.isCut || items.count == CanvasItems.most)
    }

    init(_ drawing: Drawing, title: String, isCut: Bool) {
        svg = SVG.text(of: drawing, title: title)
        width = drawing.bounds.width
        height = drawing.bounds.height
        objectCount = Set(drawing.groups.lazy.map(\.id).filter { !$0.isEmpty }).count
        self.isCut = isCut
    }

    /// Returns what is drawn for an object: itself if it is a view, a window, a menu or a controller with a view, otherwise the one of
    /// these that it is part of, as a cell is part of its control.
    ///
    /// - Parameters:
    ///   - object: any object of the document.
    ///   - document: the document.
    /// - Returns: nil for an object that is in nothing that could be drawn, such as File's Owner or a gesture recognizer.
    package static func subject(of object: NodeID, in document: NibDocument) -> NodeID? {
        let finder = CanvasItems(style: Style(document))
        var current: NodeID? = object
        while let node = current, document.tree.name(node) != "objects", document.tree.name(node) != "document" {
            if document.tree.name(node) == "scene" { return finder.scene(node) == nil ? nil : node }
            if finder.item(for: node) != nil { return node }
            current = document.tree.parent(node)
        }
        return nil
    }
}
