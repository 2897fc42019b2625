import CommandLanguage
import NibDocument
import NibLayout
import Replies
import XMLTree

/// The screens that statements name: sizes, and size classes.
package enum LayoutScreen {
    /// The screen that a statement names.
    package static let device = Parameter<Word>(
        "DEVICE", kind: .device, summary: "a device, as in \"iPhone SE\", or 320x568")

    /// Returns the size that a word names.
    ///
    /// - Parameter word: the name of a device, or a width and a height such as `320x568`.
    /// - Returns: the size in points.
    /// - Throws: an error with the names of the devices.
    package static func size(_ word: Word) throws(CommandError) -> (width: Double, height: Double) {
        if let size = LayoutDevice.size(word.text) { return size }
        throw CommandError(
            "value", "no device is called '\(word.text)'", span: word.span,
            hints: Advice.didYouMean(Nearest.names(to: word.text, among: LayoutDevice.names)) + [
                "a size such as 320x568 is one too", "devices: \(LayoutDevice.names.joined(separator: ", "))",
            ])
    }

    /// Returns the size classes that a word gives, such as `width=regular,height=compact`, by the names that documents have for them.
    static func traits(_ word: Word) throws(CommandError) -> [String: String] {
        var traits: [String: String] = [:]
        for part in word.text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2, let name = names[sides[0]], ["compact", "regular"].contains(sides[1]) else {
                throw CommandError(
                    "value", "'\(part)' is no size class", span: word.span,
                    hints: ["size classes are 'width=compact', 'width=regular', 'height=compact' and 'height=regular'"])
            }
            traits[name] = sides[1]
        }
        return traits
    }

    private static let names = [
        "width": "widthClass", "height": "heightClass", "widthClass": "widthClass", "heightClass": "heightClass",
    ]

    /// Returns the frames that the views of a document have on a screen of another size, in the coordinates of the document.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - size: the size of the scenes' views in points.
    /// - Returns: the frames by views.
    package static func frames(
        of document: NibDocument, on size: (width: Double, height: Double)
    ) -> [NodeID: (x: Double, y: Double, width: Double, height: Double)] {
        var frames: [NodeID: (x: Double, y: Double, width: Double, height: Double)] = [:]
        for view in NibLayout(of: document, size: size).views {
            frames[view.node] = (view.solved.x, view.solved.y, view.solved.width, view.solved.height)
        }
        return frames
    }
}
