import NibDocument
import NibPicture
import Replies

/// A picture at a prompt: as the terminal shows pictures, or as text.
struct ShownPicture {
    private let picture: DrawnPicture
    private let content: PictureContent
    private let display: PictureDisplay

    init(_ picture: DrawnPicture, of content: PictureContent, at display: PictureDisplay) {
        (self.picture, self.content, self.display) = (picture, content, display)
    }

    /// The reply with the picture.
    ///
    /// - Parameter width: the columns of the lines of a sketch; nil for 80.
    /// - Returns: the reply.
    /// - Throws: an error if the user stops it.
    func reply(width: Int?) throws(CommandError) -> Reply {
        var reply = Reply(record: picture.record())
        reply.notices = picture.notices
        if let graphics = display.graphics {
            do throws(CommandError) {
                let png = try PNGConverter.png(of: picture, scale: scale)
                reply.graphic = graphics.text(of: png)
            } catch {
                guard error.code == PNGConverter.missing else { throw error }
                reply.notices.append("\(error.message); this is a sketch")
            }
        }
        if reply.graphic == nil { reply.text = sketch(width: width) }
        return reply
    }

    /// How many pixels a point has, so that the picture fits into the terminal; a small one is not blown up.
    private var scale: Double {
        let (width, height) = picture.size
        return min(1, Double(display.room.width) / max(1, width), Double(display.room.height) / max(1, height))
    }

    private func sketch(width: Int?) -> StyledText {
        let list = SketchList(of: content.objects, in: content.document, width: width, frames: content.options.frames)
        guard !list.sketches.isEmpty else {
            return "there are no views or windows to sketch; 'picture --to FILE.svg' draws the rest"
        }
        return list.text(withFrames: false)
    }
}
