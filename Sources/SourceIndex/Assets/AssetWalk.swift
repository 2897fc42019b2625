import Bytes
import Platform

/// Lists the assets in folders: those of catalogues, and the files of images, fonts, nibs and storyboards.
///
/// Folders of dependencies are read as well, because their resources may be built into the product.
struct AssetWalk {
    /// What was found.
    private(set) var assets: [ProjectAsset] = []
    /// The paths of nibs and storyboards, whatever their format.
    private(set) var documents: [String] = []
    /// The fonts that the property lists of products name; nil if there is no such list.
    private(set) var listedFonts: Set<String>?
    /// The paths of the property lists and settings of projects, which may name the storyboards that the system loads.
    private(set) var settings: [String] = []
    private var folders: [Folder] = []

    /// A folder that is still to be read.
    private struct Folder {
        var path: String
        /// The catalogue around it; nil outside of one.
        var catalog: String?
        /// What its namespaces put before names.
        var prefix = ""
        var depth: Int
    }

    private static let deepest = 64
    private static let settingsEndings = [".pbxproj", ".xcconfig", ".yml", ".yaml", ".json"]

    /// Lists the assets of some files and folders.
    init(_ roots: [String]) {
        for root in roots { folders.append(Folder(path: root, catalog: nil, depth: 0)) }
        while let folder = folders.popLast() {
            if Interruption.isPending { break }
            read(folder)
        }
    }

    private mutating func read(_ folder: Folder) {
        guard let reader = try? FolderReader(folder.path) else { return }
        while let entry = reader.next() {
            let name = SystemName.text(entry.name)
            guard name.utf8.first != Byte.period else { continue }
            let path = PathName.join(folder.path, name)
            if entry.kind == .folder {
                // Until Xcode 3, a document was a folder.
                if name.hasSuffix(".nib") { documents.append(path) }
                enter(name, path: path, in: folder)
            } else if folder.catalog == nil {
                addFile(name, path: path)
            }
        }
    }

    private mutating func enter(_ name: String, path: String, in folder: Folder) {
        guard folder.depth < Self.deepest else { return }
        var inside = Folder(path: path, catalog: folder.catalog, prefix: folder.prefix, depth: folder.depth + 1)
        guard let catalog = folder.catalog else {
            if ["build", "DerivedData", "node_modules"].contains(name) { return }
            if AssetName.isCatalog(name) { inside.catalog = path }
            return folders.append(inside)
        }
        if let kind = Self.kind(ofSet: name) {
            let plain = String(PathName.stem(name))
            var asset = ProjectAsset(kind, name: folder.prefix + plain, path: catalog)
            asset.isIcon = name.hasSuffix(".appiconset")
            asset.set = path
            assets.append(asset)
            // The layers and sizes in a set have no names of their own, but the images in a stack or an atlas have.
            guard name.hasSuffix(".imagestack") || name.hasSuffix(".brandassets") else { return }
        }
        if AssetContents(ofFolder: path)?.isNamespace == true { inside.prefix += PathName.stem(name) + "/" }
        folders.append(inside)
    }

    private static func kind(ofSet name: String) -> ProjectAsset.Kind? {
        guard let dot = name.utf8.lastIndex(of: Byte.period) else { return nil }
        switch name[dot...] {
        case ".imageset", ".symbolset", ".appiconset", ".launchimage", ".imagestack", ".brandassets", ".iconset",
            ".complicationset", ".stickersequence", ".sticker":
            return .image
        case ".colorset": return .color
        default: return nil
        }
    }

    private mutating func addFile(_ name: String, path: String) {
        if AssetName.isImage(name) {
            assets.append(ProjectAsset(.image, name: name, path: path))
        } else if AssetName.isFont(name) {
            // The names of a font that cannot be read are not known; that of the file is often one of them.
            let names = [String(PathName.stem(name))] + FontNames.of(path)
            for name in Set(names).sorted() { assets.append(ProjectAsset(.font, name: name, path: path)) }
        } else if name.hasSuffix(".nib") || name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
            documents.append(path)
        } else if name.hasSuffix(".plist") {
            settings.append(path)
            if let list = FontList(path) { listedFonts = (listedFonts ?? []).union(list.files) }
        } else if Self.settingsEndings.contains(where: name.hasSuffix) {
            settings.append(path)
        }
    }
}
