import NibCatalog
import NibDocument
import XMLTree

/// Frames that views are drawn with in place of those in the document, as on a screen of another size.
package struct OtherFrames {
    fileprivate let frames: [NodeID: Rect]
    /// The size of that screen; nil for that of the document.
    let screen: Size?

    /// The frames in the document.
    static let none = OtherFrames()

    private init() { (frames, screen) = ([:], nil) }

    /// Takes frames.
    ///
    /// - Parameters:
    ///   - frames: the frames by views, in points, in the coordinates of the document.
    ///   - screen: the width and height of the screen in points.
    package init(
        _ frames: [NodeID: (x: Double, y: Double, width: Double, height: Double)],
        screen: (width: Double, height: Double)
    ) {
        self.frames = frames.mapValues { frame in
            Rect(
                x: Limits.position(frame.x), y: Limits.position(frame.y), width: Limits.length(frame.width),
                height: Limits.length(frame.height))
        }
        self.screen = Size(width: Limits.length(screen.width), height: Limits.length(screen.height))
    }
}

/// Reads where views are, from their frames as they are written in the document.
struct Frames {
    let document: NibDocument
    /// What some views have in their place.
    var other = OtherFrames.none

    /// The frame of a view in the coordinates of its parent; nil if it has none.
    ///
    /// The numbers are in bounds: not a number is 0, and a negative size turns the rectangle around, as it does at run time.
    func frame(of node: NodeID, key: String = "frame") -> Rect? {
        if key == "frame", let other = other.frames[node] { return other }
        guard let element = document.child(keyed: key, of: node), document.tree.name(element) == "rect" else {
            return nil
        }
        var rect = Rect(
            x: number("x", of: element), y: number("y", of: element), width: number("width", of: element),
            height: number("height", of: element))
        if rect.width < 0 { (rect.x, rect.width) = (rect.x + rect.width, -rect.width) }
        if rect.height < 0 { (rect.y, rect.height) = (rect.y + rect.height, -rect.height) }
        rect.width = Limits.length(rect.width)
        rect.height = Limits.length(rect.height)
        return rect
    }

    /// A size such as `<size key="cellSize" width="…" height="…"/>`; nil if there is none.
    func size(keyed key: String, of node: NodeID) -> Size? {
        guard let element = document.child(keyed: key, of: node) else { return nil }
        let tree = document.tree
        guard tree.has("width", on: element), tree.has("height", on: element) else { return nil }
        return Size(
            width: Limits.length(number("width", of: element)), height: Limits.length(number("height", of: element)))
    }

    /// A point such as `<point key="canvasLocation" x="…" y="…"/>`; nil if there is none.
    func point(keyed key: String, of node: NodeID) -> Point? {
        guard let element = document.child(keyed: key, of: node) else { return nil }
        return Point(x: number("x", of: element), y: number("y", of: element))
    }

    /// The number of an attribute, in bounds; 0 if there is none.
    func number(_ name: String, of node: NodeID) -> Double {
        document.tree.attribute(name, of: node).flatMap(Double.init).map(Limits.position) ?? 0
    }

    /// The size of a view without a frame: that of a new one in Interface Builder's library.
    func freshSize(of node: NodeID) -> Size {
        let fresh = document.catalog.fresh(document.tree.name(node))
        guard let rect = fresh?.children.first(where: { $0.tag == "rect" && $0.key == "frame" }),
            let width = rect["width"].flatMap(Double.init), let height = rect["height"].flatMap(Double.init)
        else { return Size(width: 100, height: 40) }
        return Size(width: Limits.length(width), height: Limits.length(height))
    }
}
