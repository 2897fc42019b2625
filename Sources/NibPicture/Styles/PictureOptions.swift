/// How a picture is drawn.
package struct PictureOptions {
    /// Frames that views have in place of those in the document; nil if there are none.
    package var frames: OtherFrames?
    /// The colors of the dark appearance; nil for the light one.
    package var dark: DarkColors?
    /// What is told of objects.
    package var marks: PictureMarks = []
    /// How much larger than usual the names of scenes are, because the picture will be made smaller: over 1, scenes are thumbnails, and
    /// what does not fit is listed.
    package var labelScale = 1.0

    /// A picture of what is written in the document, in the light appearance.
    package init() {}
}
