/// Tells from the names of files which of them have assets: images, colours and fonts.
enum AssetName {
    private static let images: Set<Substring> = [
        "png", "jpg", "jpeg", "pdf", "svg", "tif", "tiff", "gif", "icns", "heic", "webp", "bmp",
    ]
    private static let fonts: Set<Substring> = ["ttf", "otf", "ttc", "otc", "dfont"]

    /// Returns whether a path leads to a catalogue, an image or a font.
    static func isAsset(_ path: String) -> Bool { isCatalog(path) || isImage(path) || isFont(path) }

    /// Returns whether a path leads to a catalogue of assets.
    static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcassets") }

    /// Returns whether a path leads to an image.
    static func isImage(_ path: String) -> Bool { images.contains(ending(of: path)) }

    /// Returns whether a path leads to a font.
    static func isFont(_ path: String) -> Bool { fonts.contains(ending(of: path)) }

    private static func ending(of path: String) -> Substring {
        guard let dot = path.utf8.lastIndex(of: Byte.period) else { return "" }
        let ending = path[path.utf8.index(after: dot)...]
        return ending.utf8.count > 5 ? "" : Substring(ending.lowercased())
    }
}
