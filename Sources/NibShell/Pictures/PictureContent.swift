import NibDocument
import NibPicture
import XMLTree

/// What a `picture` statement asks for.
struct PictureContent {
    let document: NibDocument
    let title: String
    /// What is drawn; empty for the whole document.
    let objects: [NodeID]
    let options: PictureOptions

    /// Draws it.
    ///
    /// - Parameter labelScale: how much larger than usual the names of scenes are.
    /// - Returns: the picture.
    func picture(labelScale: Double = 1) -> NibPicture {
        var options = options
        options.labelScale = labelScale
        return objects.isEmpty
            ? NibPicture(of: document, title: title, options: options)
            : NibPicture(of: objects, in: document, title: title, options: options)
    }

    /// Draws one scene.
    func picture(ofScene scene: NodeID) -> NibPicture {
        NibPicture(of: [scene], in: document, title: document.name(ofScene: scene), options: options)
    }
}
