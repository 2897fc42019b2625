import CommandLanguage
import NibDocument
import NibInspecting
import NibPicture
import Replies

/// The frames that the constraints of a document give on the device that a statement names.
enum DeviceFrames {
    /// Solves the layout for the device that a statement names.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - verb: the command, for the line of a hint.
    ///   - arguments: the words of the statement.
    /// - Returns: the frames; nil if the statement names no device.
    /// - Throws: an error if there is no such device, or if it is none for the document.
    static func frames(
        of document: NibDocument, for verb: String, _ arguments: Arguments
    ) throws(CommandError) -> OtherFrames? {
        guard let word = try arguments[ifGiven: LayoutScreen.device] else { return nil }
        let size = try LayoutScreen.size(word)
        guard
            document.kind.family == .cocoaTouch
                || !LayoutCommand.devices.contains(where: { $0.lowercased() == word.text.lowercased() })
        else {
            let line = "\(verb) --device \(Int(size.width))x\(Int(size.height))"
            throw CommandError(
                "value", "a document of macOS is not shown on a device such as '\(word.text)'", span: word.span,
                hints: ["windows of a size: \(line)"])
        }
        return OtherFrames(LayoutScreen.frames(of: document, on: size), screen: size)
    }
}
