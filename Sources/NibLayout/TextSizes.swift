import NibDocument
import XMLTree

/// The sizes that views have by what they show: those in the document, but where a text is another one than when the document was read.
///
/// What the document was read with is in it as Interface Builder measured it. A changed text is measured by the letters' advances, and
/// what surrounds it (margins, images, the rounding of a certain macOS) is what surrounded the text of before.
struct TextSizes {
    private let document: NibDocument
    /// The document as it was read.
    private let base: NibDocument
    /// Whether the document is not the one that was read.
    let isChanged: Bool
    private let scale: Double

    /// A view as it was when the document was read.
    private struct Earlier {
        let frame: LayoutFrame
        let text: ViewText?
    }

    init(_ document: NibDocument) {
        self.document = document
        let base = document.tree.fingerprint == 0 ? nil : try? NibDocument(bytes: document.tree.base)
        isChanged = base != nil
        self.base = base ?? document
        scale = NibLayout.scale(of: document)
    }

    /// The size that a view has by what it shows, in points.
    ///
    /// - Parameters:
    ///   - node: the view.
    ///   - stored: its frame in the document.
    /// - Returns: the size; that of the frame if it does not depend on a text, or if that cannot be measured.
    func size(of node: NodeID, stored: LayoutFrame) -> (width: Double, height: Double) {
        guard isChanged, let text = ViewText(of: node, in: document) else { return (stored.width, stored.height) }
        guard let earlier = earlier(node) else {
            return newSize(of: node, text, stored: stored) ?? (stored.width, stored.height)
        }
        guard earlier.text != text else {
            let frame = isSame(node) ? earlier.frame : stored
            return (frame.width, frame.height)
        }
        return (width(of: text, earlier) ?? stored.width, height(of: text, earlier) ?? stored.height)
    }

    /// The height of a view whose text takes several lines, if it has another width than in the document.
    ///
    /// - Parameters:
    ///   - node: the view.
    ///   - width: its width in points.
    /// - Returns: the height; nil if the text does not say it.
    func height(of node: NodeID, at width: Double) -> Double? {
        guard let text = ViewText(of: node, in: document), text.isPlain, text.lines != 1,
            let count = text.lineCount(in: width - margin)
        else { return nil }
        guard let earlier = earlier(node), let before = earlier.text else {
            return isChanged ? height(of: count, text) : nil
        }
        guard let surplus = surplus(of: before, in: earlier.frame) else { return nil }
        if abs(surplus) <= Self.fitting { return height(of: count, text) + surplus }
        return before == text ? nil : height(of: count, text)
    }

    // MARK: - Before

    /// A view as it was read; nil if it was made since.
    private func earlier(_ node: NodeID) -> Earlier? {
        guard document.tree.isParsed(node), let frame = LayoutTree.frame(of: node, in: base) else { return nil }
        return Earlier(frame: frame, text: ViewText(of: node, in: base))
    }

    /// Whether nothing that a view is drawn by has changed.
    private func isSame(_ node: NodeID) -> Bool {
        func attributes(_ document: NibDocument) -> [[String]] {
            [node, document.child(keyed: "cell", of: node) ?? node].flatMap { node in
                document.tree.attributes(node).filter { $0.name != "misplaced" }.map { [$0.name, $0.value] }
            }
        }
        return attributes(document) == attributes(base)
    }

    // MARK: - Widths

    /// What a label of AppKit has at the sides of its text.
    private var margin: Double { document.kind.family == .cocoa ? 4 : 0 }

    private func width(of text: ViewText, _ earlier: Earlier) -> Double? {
        guard let new = text.width else { return nil }
        let (old, frame) = (earlier.text?.width, earlier.frame)
        guard text.isPlain else { return old.map { max(0, up(frame.width - 0.25 / scale + new - $0)) } }
        if let breaking = text.breakingWidth, text.lines != 1, new > breaking { return min(up(new + margin), breaking) }
        guard let old, old > 0 else { return plainWidth(new) }
        // Another font is as wide beside the system's in all texts.
        if text.font.family != nil, text.font == earlier.text?.font { return up(frame.width * new / old) }
        let known = plainWidth(old)
        let isMeasured = abs(known - frame.width) <= max(2, known * 0.01)
        return isMeasured && new > 0 ? up(frame.width - 0.25 / scale + new - old) : plainWidth(new)
    }

    /// The width of a label with a text of a width.
    private func plainWidth(_ width: Double) -> Double { width > 0 ? up(width + margin) : margin }

    /// The next whole pixel.
    private func up(_ points: Double) -> Double { (points * scale).rounded(.up) / scale }

    // MARK: - Heights

    private func height(of text: ViewText, _ earlier: Earlier) -> Double? {
        guard let before = earlier.text else { return nil }
        let frame = earlier.frame
        guard text.isPlain else { return frame.height + height(of: 1, text) - height(of: 1, before) }
        let room = text.breakingWidth ?? frame.width - margin
        guard let count = text.lineCount(in: room), let surplus = surplus(of: before, in: frame) else { return nil }
        return height(of: count, text) + (abs(surplus) <= Self.fitting ? surplus : 0)
    }

    /// How much higher than its lines a label is; nil if its text cannot be measured.
    private func surplus(of text: ViewText, in frame: LayoutFrame) -> Double? {
        text.lineCount(in: frame.width - margin).map { frame.height - height(of: $0, text) }
    }

    /// The most that a label is higher or lower than its lines if these decide its height.
    private static let fitting = 1.5

    /// The height of lines; that of AppKit is a whole number for each line.
    private func height(of lines: Int, _ text: ViewText) -> Double {
        let line = TextMetrics.lineHeight(of: text.font)
        if document.kind.family == .cocoa { return line.rounded(.up) * Double(lines) }
        return text.texts.allSatisfy(\.isEmpty) ? 0 : up(line * Double(lines))
    }

    // MARK: - New views

    /// The size of a view that was made since; nil if it has more around its text than is known.
    private func newSize(
        of node: NodeID, _ text: ViewText, stored: LayoutFrame
    ) -> (width: Double, height: Double)? {
        guard let width = text.width else { return nil }
        if text.isPlain {
            let count = text.breakingWidth.flatMap { text.lineCount(in: $0) } ?? 1
            return (min(plainWidth(width), text.breakingWidth ?? .infinity), height(of: count, text))
        }
        guard let padding = ControlMetrics.padding(of: node, frame: stored, in: document) else { return nil }
        return (max(padding.least, up(width + padding.sides)), stored.height)
    }
}
