import ConstraintSolver
import NibDocument
import XMLTree

/// The layout of a document: the frames that its constraints give to its views, beside those that are written in it.
///
/// The size of what a view shows (its text, its image) is taken from the frame that is written, and measured where a text has changed since
/// the document was read.
package struct NibLayout {
    /// A view with its frames.
    package struct View: Sendable {
        /// The view.
        package let node: NodeID
        /// The frame in the document.
        package let stored: LayoutFrame
        /// The frame that the constraints give, in the coordinates of the document.
        package let solved: LayoutFrame
        /// Whether constraints place the view; the others follow their superviews.
        package let isConstrained: Bool
        /// Whether constraints leave the horizontal place or the width open.
        package var isFreeHorizontally = false
        /// Whether constraints leave the vertical place or the height open.
        package var isFreeVertically = false
        /// Whether constraints leave anything open.
        package var isFree: Bool { isFreeHorizontally || isFreeVertically }
        /// Why nothing is said about the view; nil if it is judged.
        package var doubt: Doubt?

        /// Whether the frame in the document is another one than the constraints give.
        ///
        /// Frames are written in pixels: a difference of less than a point is one of rounding.
        package var isMisplaced: Bool { isConstrained && doubt == nil && stored.distance(to: solved) > 1.01 }
    }

    /// Why a view is not judged.
    package enum Doubt: String, Sendable {
        case otherView = "a constraint leads to something that has no frame here"
        case placed = "its superview places it"
        case tooMany = "the document has too many views"
        case shared = "views can share what is missing in several ways"
        case inConflict = "its constraints cannot all hold"
    }

    /// The views of the document, each after its superview.
    package private(set) var views: [View] = []
    /// Sets of constraints that must hold and cannot all hold; none of a set can be left out.
    package private(set) var conflicts: [[NodeID]] = []

    /// Solves the layout of a document.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - size: the size of the scenes' views; nil for those that they have in the document. Cells and views of a free size keep theirs.
    ///   - traits: values of `widthClass` and `heightClass`, which decide over those of the size or of the document's device.
    package init(
        of document: NibDocument, size: (width: Double, height: Double)? = nil, traits: [String: String] = [:]
    ) {
        let usual = size.map { LayoutDevice.traits(of: $0) } ?? Self.traits(of: document)
        let installed = InstalledTraits(document, traits: usual.merging(traits) { $1 })
        let texts = TextSizes(document)
        for root in Self.roots(of: document) {
            let screen = Self.hasOwnSize(root, in: document) ? nil : size
            func solved(heights: [NodeID: Double] = [:]) -> LayoutSystem {
                var system = LayoutSystem(
                    root: root, of: document, installed: installed, texts: texts, size: screen, heights: heights)
                system.solve()
                return system
            }
            var system = solved()
            if texts.isChanged || screen != nil {
                let heights = system.brokenHeights()
                if !heights.isEmpty { system = solved(heights: heights) }
            }
            views += system.views
            conflicts += system.conflicts
        }
    }

    /// Whether a view at the top of a document has a size of its own, whatever the screen is: a cell, or a view with a free size.
    private static func hasOwnSize(_ root: NodeID, in document: NibDocument) -> Bool {
        let tree = document.tree
        if tree.name(root).hasSuffix("Cell") || tree.name(root).hasSuffix("ReusableView") { return true }
        return [root, tree.parent(root)].compactMap { $0 }.contains { owner in
            document.child(keyed: "simulatedDestinationMetrics", of: owner).map {
                tree.name($0) == "freeformSimulatedSizeMetrics"
            } ?? false
        }
    }

    /// The views that are in no other view.
    static func roots(of document: NibDocument) -> [NodeID] {
        let tree = document.tree
        var roots: [NodeID] = []
        var stack = [tree.root]
        while let node = stack.popLast() {
            if document.isView(node) {
                if LayoutTree.frame(of: node, in: document) != nil { roots.append(node) }
            } else {
                stack += tree.elements(in: node).reversed()
            }
        }
        return roots
    }

    /// The size classes of the device that a document is shown on; none before Xcode 8.
    static func traits(of document: NibDocument) -> [String: String] {
        let tree = document.tree
        guard let device = tree.elements(in: tree.root).first(where: { tree.name($0) == "device" }),
            let id = tree.attribute("id", of: device)
        else { return [:] }
        if id.hasPrefix("ipad") { return ["widthClass": "regular", "heightClass": "regular"] }
        let isLandscape = tree.attribute("orientation", of: device, is: "landscape")
        let isWide = isLandscape && ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72"].contains(id)
        return [
            "widthClass": isWide ? "regular" : "compact", "heightClass": isLandscape ? "compact" : "regular",
        ]
    }
}

extension NibLayout {
    /// The views whose frames in the document are out of date: those that are misplaced, and those that follow one of them.
    package var outdated: [View] {
        views.filter { view in
            guard view.doubt == nil, !view.isFree else { return false }
            return view.stored.distance(to: view.solved) > 1.01
        }
    }
}

extension NibLayout.View {
    /// The frame that the constraints give, in the pixels of a screen. What differs from the stored frame only by rounding stays, and no
    /// size is less than nothing.
    ///
    /// - Parameter scale: how many pixels a point has.
    /// - Returns: the frame.
    package func rounded(scale: Double) -> LayoutFrame {
        func round(_ value: Double, stored: Double) -> Double {
            abs(value - stored) <= 1.01 ? stored : (value * scale).rounded() / scale
        }
        return LayoutFrame(
            x: round(solved.x, stored: stored.x), y: round(solved.y, stored: stored.y),
            width: max(0, round(solved.width, stored: stored.width)),
            height: max(0, round(solved.height, stored: stored.height)))
    }
}

extension NibLayout {
    /// How many pixels a point has on the device that a document is shown on.
    package static func scale(of document: NibDocument) -> Double {
        guard document.kind.family == .cocoaTouch else { return 1 }
        let tree = document.tree
        let device = tree.elements(in: tree.root).first { tree.name($0) == "device" }
        let id = device.flatMap { tree.attribute("id", of: $0) } ?? ""
        let fine = [
            "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7", "retina6_72",
        ]
        return fine.contains(id) ? 3 : 2
    }
}
