import NibDocument
import XMLTree

/// The frame of a view, in the coordinates of the view around it.
struct Frame {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)

    /// Reads the frame of a view; nil if it has none.
    init?(of view: NodeID, in document: NibDocument) {
        guard let rect = document.child(keyed: "frame", of: view) else { return nil }
        func number(_ name: String) -> Double { document.tree.attribute(name, of: rect).flatMap { Double($0) } ?? 0 }
        (x, y, width, height) = (number("x"), number("y"), number("width"), number("height"))
    }

    /// Makes the smallest frame that contains others.
    init(around frames: [Frame]) {
        x = frames.map(\.x).min() ?? 0
        y = frames.map(\.y).min() ?? 0
        width = (frames.map { $0.x + $0.width }.max() ?? 0) - x
        height = (frames.map { $0.y + $0.height }.max() ?? 0) - y
    }

    /// The middle of the frame.
    var center: (x: Double, y: Double) { (x + width / 2, y + height / 2) }

    /// The frame as commands take it.
    var text: String { "(\([x, y, width, height].map(Numbers.spell).joined(separator: ",")))" }
}
