import NibDocument
import Wording
import XMLTree

/// A view, window or controller as text: boxes for views, with their labels and ids.
///
/// Frames are those that are written in the document, or those that its constraints give on another screen.
package struct NibSketch {
    /// A view with where it is in the sketch's object, in points from its top left corner.
    package struct Place {
        /// The view.
        package let view: NodeID
        /// The left edge.
        package let x: Double
        /// The top edge.
        package let y: Double
        /// The width.
        package let width: Double
        /// The height.
        package let height: Double
        let clip: Rect
        let hasContents: Bool
    }

    /// What is sketched.
    package let object: NodeID
    /// The lines of the sketch.
    package private(set) var lines: [String] = []
    /// The views with their places, each after the one that it is in.
    package private(set) var places: [Place] = []
    /// The views whose label did not fit, with what is written in its place: an id, the beginning of one, or a number.
    package private(set) var marked: [(mark: String, view: NodeID)] = []

    private let document: NibDocument
    private let size: Size

    /// The most rows of a sketch.
    private static let rows = 40
    /// The most views of a sketch.
    private static let most = 2_000

    /// Sketches an object; nil if it has no views.
    ///
    /// - Parameters:
    ///   - object: an object as ``NibPicture/subject(of:in:)`` returns it.
    ///   - document: its document.
    ///   - width: the columns that there are.
    ///   - frames: the frames on another screen; nil for those in the document.
    package init?(of object: NodeID, in document: NibDocument, width: Int, frames: OtherFrames? = nil) {
        var options = PictureOptions()
        options.frames = frames
        let style = Style(document, options: options)
        let finder = CanvasItems(style: style)
        let scene = document.tree.name(object) == "scene" ? finder.scene(object) : nil
        guard let item = scene ?? finder.item(for: object), let root = Self.root(of: item, style: style) else {
            return nil
        }
        (self.object, self.document) = (object, document)
        size = style.frames.frame(of: root)?.size ?? item.size
        places = Self.places(of: root, size: size, style: style)
        draw(columns: max(20, min(width, 400)))
    }

    private static func root(of item: CanvasItem, style: Style) -> NodeID? {
        let document = style.document
        switch item.kind {
        case .view: return item.node
        case .controller(let view): return view
        case .window:
            let window = document.child(keyed: "window", of: item.node) ?? item.node
            return document.child(keyed: "contentView", of: window)
        case .container, .named, .menu, .menuBar, .watch: return nil
        }
    }

    /// The views in a view; iterates without recursion.
    private static func places(of root: NodeID, size: Size, style: Style) -> [Place] {
        let contents = ViewContents(style: style)
        let tree = style.document.tree
        var places: [Place] = []
        var stack = [(node: root, frame: Rect(size), clip: Rect(size))]
        while let (node, frame, clip) = stack.popLast(), places.count < most {
            let view = DrawnView(style: style, node: node, frame: frame, tint: .blue)
            let isShown = !["scroller", "clipView"].contains(tree.name(node))
            let items = tree.attribute("hidden", of: node, is: "YES") ? [] : contents.items(in: view)
            if isShown {
                places.append(
                    Place(
                        view: node, x: frame.x, y: frame.y, width: frame.width, height: frame.height, clip: clip,
                        hasContents: !items.isEmpty))
            }
            let inner = frame.intersection(clip)
            guard !inner.isEmpty else { continue }
            for item in items.reversed() where tree.name(item.node) != "scroller" {
                stack.append((item.node, item.frame, inner))
            }
        }
        return places
    }

    // MARK: - Drawing

    private mutating func draw(columns: Int) {
        // A small view is not blown up.
        let across = min(0.5, Double(columns - 1) / max(1, size.width))
        // A character is about twice as high as it is wide.
        let down = min(across / 2, Double(Self.rows) / max(1, size.height))
        let columns = Int((size.width * across).rounded()) + 1
        var grid = SketchGrid(columns: columns, rows: Int((size.height * down).rounded()) + 1)
        func cell(_ rect: Rect) -> (left: Int, top: Int, right: Int, bottom: Int) {
            (
                Int((rect.x * across).rounded()), Int((rect.y * down).rounded()), Int((rect.maxX * across).rounded()),
                Int((rect.maxY * down).rounded())
            )
        }
        var labels: [(place: Place, cells: (left: Int, top: Int, right: Int, bottom: Int))] = []
        for place in places {
            let rect = Rect(x: place.x, y: place.y, width: place.width, height: place.height).intersection(place.clip)
            let cells = cell(rect)
            guard cells.right > cells.left || cells.bottom > cells.top || !rect.isEmpty else { continue }
            if cells.bottom > cells.top, cells.right > cells.left, place.hasContents || cells.bottom - cells.top > 1 {
                grid.box(left: cells.left, top: cells.top, right: cells.right, bottom: cells.bottom)
            }
            labels.append((place, cells))
        }
        // What is in front is labelled first, because it has less room elsewhere.
        for (place, cells) in labels.reversed() { label(place, at: cells, in: &grid) }
        marked.reverse()
        lines = grid.text
    }

    /// Writes the label of a view where it fits, or what of it does.
    private mutating func label(
        _ place: Place, at cells: (left: Int, top: Int, right: Int, bottom: Int), in grid: inout SketchGrid
    ) {
        let id = document.id(of: place.view) ?? ""
        let name = ShownText.line(document.display(place.view))
        let isFlat = cells.bottom - cells.top < 2
        let room = cells.left + (isFlat ? 0 : 1)..<cells.right + (isFlat ? 1 : 0)
        let rows =
            place.hasContents ? Array(cells.top...cells.bottom) : Self.fromMiddle(of: cells.top, to: cells.bottom)
        let number = "\(marked.count + 1)"
        for text in ["\(name) \(id)", id, String(id.prefix(3)), number] where !text.isEmpty {
            let shown = isFlat ? "[\(text)]" : text
            let width = DisplayWidth.of(shown)
            guard width <= room.count else { continue }
            let middle = room.lowerBound + (room.count - width) / 2
            let column = place.hasContents ? min(room.lowerBound + 1, room.upperBound - width) : middle
            guard let row = rows.first(where: { grid.isEmpty(column..<column + width, row: $0) }) else { continue }
            grid.write(shown, column: column, row: row)
            if !text.hasPrefix(name) { marked.append((text, place.view)) }
            return
        }
        // Not even a number fits into it.
        guard let row = rows.first(where: { grid.isEmpty(cells.left..<cells.left + 1, row: $0) }) else { return }
        if number.count == 1 {
            grid.write(number, column: cells.left, row: row)
            marked.append((number, place.view))
        }
    }

    /// Rows from the middle of some outwards.
    private static func fromMiddle(of top: Int, to bottom: Int) -> [Int] {
        let middle = (top + bottom) / 2
        return (top...bottom).sorted { abs($0 - middle) < abs($1 - middle) }
    }
}
