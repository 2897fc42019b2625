import NibDocument
import XMLTree

/// How a view's autoresizing mask fits it into the view around it, along one axis.
struct Autoresizing {
    /// The three lengths that make up the size of the view around: before the view, the view itself, after it.
    private let lengths: [Double]
    /// Which of them the mask lets change.
    private let areFlexible: [Bool]

    private var container: Double { lengths.reduce(0, +) }

    /// Reads a view's frame and mask.
    ///
    /// - Parameters:
    ///   - frame: the `<rect>` of the view.
    ///   - isHorizontal: the axis.
    ///   - document: the document.
    init?(_ frame: NodeID, isHorizontal: Bool, in document: NibDocument) {
        let tree = document.tree
        let (place, size, axis) = isHorizontal ? ("x", "width", "X") : ("y", "height", "Y")
        guard tree.attribute("key", of: frame, is: "frame"), let view = tree.parent(frame),
            !DerivedParts.isConstrained(view, in: document), let list = tree.parent(view),
            tree.name(list) == "subviews", let outer = tree.parent(list).flatMap({ Self.frame(of: $0, in: document) }),
            let start = Self.number(place, of: frame, in: document),
            let length = Self.number(size, of: frame, in: document),
            let whole = Self.number(size, of: outer, in: document)
        else { return nil }
        lengths = [start, length, whole - start - length]
        let mask = tree.elements(in: view).first { tree.attribute("key", of: $0, is: "autoresizingMask") }
        areFlexible = ["flexibleMin\(axis)", "\(size)Sizable", "flexibleMax\(axis)"].map { name in
            mask.map { tree.attribute(name, of: $0, is: "YES") } ?? false
        }
    }

    /// Whether this is what becomes of a view when only the view around it gets another size.
    ///
    /// - Parameter before: the view as it was.
    /// - Returns: whether what the mask keeps is the same; false if the view around has the same size, or the mask keeps nothing.
    func follows(from before: Autoresizing) -> Bool {
        guard areFlexible == before.areFlexible, areFlexible.contains(false), areFlexible.contains(true),
            abs(container - before.container) > Self.precision
        else { return false }
        return zip(zip(lengths, before.lengths), areFlexible).allSatisfy { pair, isFlexible in
            isFlexible || abs(pair.0 - pair.1) <= Self.precision
        }
    }

    /// Xcode puts views on whole or half points.
    private static let precision = 0.5

    private static func frame(of view: NodeID, in document: NibDocument) -> NodeID? {
        document.tree.elements(in: view).first { document.tree.attribute("key", of: $0, is: "frame") }
    }

    private static func number(_ name: String, of frame: NodeID, in document: NibDocument) -> Double? {
        document.tree.attribute(name, of: frame).flatMap { Double($0) }
    }
}
