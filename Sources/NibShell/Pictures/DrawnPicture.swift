import NibPicture
import Replies

/// A picture of the open document.
package struct DrawnPicture {
    /// The picture as SVG.
    package let svg: String
    /// The width and height in points.
    package let size: (width: Double, height: Double)
    /// What the user should know about it.
    package let notices: [String]
    /// How many objects are drawn.
    let objectCount: Int

    /// The smallest scale at which the texts of a picture can be read.
    private static let legible = 0.5

    /// Draws what a `picture` statement asks for.
    ///
    /// - Parameters:
    ///   - content: what is drawn.
    ///   - longestSide: the most pixels of a side; nil if there is no limit. A storyboard for which that is too little becomes a map with
    ///     thumbnails.
    /// - Throws: an error if there is nothing to draw.
    init(_ content: PictureContent, longestSide: Double? = nil) throws(CommandError) {
        let picture = content.picture()
        if content.objects.isEmpty, picture.objectCount == 0 {
            throw CommandError(
                "not-drawn", "there are no views, windows or menus in '\(content.title)'",
                hints: ["'tree' lists its objects"])
        }
        var notices = picture.isCut ? ["the document has more than a picture shows; name objects to draw"] : []
        let scale = longestSide.map { $0 / max(picture.width, picture.height, 1) } ?? 1
        let isMap = scale < Self.legible && content.objects.isEmpty && content.document.kind.isStoryboard
        if isMap {
            let size = Self.points(of: picture)
            notices.append(
                "the storyboard is too large for one legible picture (\(size)), so its scenes are thumbnails; "
                    + "one file a scene: picture --scenes FOLDER")
        }
        self.init(isMap ? content.picture(labelScale: min(1 / scale, 20)) : picture, notices: notices)
    }

    /// Takes a picture.
    ///
    /// - Parameters:
    ///   - picture: the picture.
    ///   - notices: what the user should know about it.
    init(_ picture: NibPicture, notices: [String] = []) {
        svg = picture.svg
        size = (picture.width, picture.height)
        objectCount = picture.objectCount
        self.notices = notices
    }

    private static func points(of picture: NibPicture) -> String {
        "\(Int(picture.width.rounded(.up))) × \(Int(picture.height.rounded(.up))) points"
    }

    /// The size in words.
    var points: String { "\(Int(size.width.rounded(.up))) × \(Int(size.height.rounded(.up))) points" }

    /// The picture for programs.
    ///
    /// - Parameters:
    ///   - file: the file that it goes to; nil if it is printed.
    ///   - isWritten: whether that was written.
    /// - Returns: the record.
    func record(file: String? = nil, isWritten: Bool = false) -> Record {
        Self.type.record(Answer(picture: self, scenes: nil, file: file, isWritten: isWritten))
    }

    /// The pictures of scenes for programs.
    ///
    /// - Parameters:
    ///   - scenes: the pictures.
    ///   - folder: the folder that they go to.
    ///   - isWritten: whether they were written.
    /// - Returns: the record.
    static func record(of scenes: [ScenePicture], folder: String, isWritten: Bool) -> Record {
        type.record(Answer(picture: nil, scenes: scenes, file: folder, isWritten: isWritten))
    }

    /// What `picture` answers.
    struct Answer {
        fileprivate let picture: DrawnPicture?
        fileprivate let scenes: [ScenePicture]?
        fileprivate let file: String?
        fileprivate let isWritten: Bool
    }

    static let type = RecordType<Answer>("picture") {
        Field("svg", "the picture as SVG; null if it goes to a file") { $0.file == nil ? $0.picture?.svg : nil }
        Field("file", "the file that it goes to, with '--scenes' the folder", \.file)
        Field("isWritten", "whether that was written", \.isWritten)
        Field("width", "the width in points") { $0.picture.map { Int($0.size.width.rounded(.up)) } }
        Field("height", "the height in points") { $0.picture.map { Int($0.size.height.rounded(.up)) } }
        Field("objectCount", "how many objects are drawn") { answer in
            answer.picture?.objectCount ?? answer.scenes?.reduce(0) { $0 + $1.picture.objectCount }
        }
        Field("scenes", "with '--scenes', the pictures", eachIfAny: scene, \.scenes)
    }

    private static let scene = RecordType<ScenePicture>("picture of a scene") {
        Field("file", "its file", \.path)
        Field("sceneLabel", "the name of the scene", \.label)
        Field("width", "the width in points") { Int($0.picture.size.width.rounded(.up)) }
        Field("height", "the height in points") { Int($0.picture.size.height.rounded(.up)) }
    }
}
