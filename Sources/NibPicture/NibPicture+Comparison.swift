import NibDocument

extension NibPicture {
    /// Draws two versions of a document side by side.
    ///
    /// - Parameters:
    ///   - old: the old version.
    ///   - new: the new version.
    ///   - objects: what differs, which is outlined.
    ///   - title: the title of the picture.
    package init(from old: NibDocument, to new: NibDocument, objects: [ComparedObject], title: String) {
        var comparison = ComparisonDrawing(from: old, to: new, objects: objects)
        let (drawing, isCut) = comparison.drawing()
        self.init(drawing, title: title, isCut: isCut)
    }
}
