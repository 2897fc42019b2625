import Platform

/// The images, colours and fonts of a project; the folders are read before the first question is answered.
package final class ProjectAssets {
    private let roots: [String]
    private var given: [ProjectAsset]?
    private lazy var walk = AssetWalk(roots)
    private lazy var settings = walk.settings.map(StoryboardSettings.init(path:))
    private lazy var names = Dictionary(grouping: all) { Name(kind: $0.kind, name: Self.plain($0.name)) }

    private struct Name: Hashable {
        var kind: ProjectAsset.Kind
        var name: String
    }

    /// Makes the assets of some files and folders.
    package init(roots: [String]) {
        self.roots = roots
    }

    /// Makes assets that are known already.
    package init(_ assets: [ProjectAsset]) {
        roots = []
        given = assets
    }

    /// All assets, those of the same folder together.
    package private(set) lazy var all: [ProjectAsset] = given ?? walk.assets

    /// The paths of the nibs and storyboards, those of formats that are only looked at too.
    package var documents: [String] { given == nil ? walk.documents : [] }

    /// Whether no property list of a product names the file of a font, so that iOS does not make it available by itself.
    package func isUnlisted(_ font: ProjectAsset) -> Bool {
        guard given == nil, let listed = walk.listedFonts else { return false }
        return !listed.contains(PathName.base(font.path))
    }

    /// Whether a property list or the settings of a project may name a storyboard that the system loads, as for
    /// `UIMainStoryboardFile` or `INFOPLIST_KEY_UIMainStoryboardFile`: true if that is not known.
    package func mayNameStoryboard(_ name: String) -> Bool {
        given != nil || settings.contains { $0.name(name) }
    }

    /// Returns the assets that a name may mean: code and documents may write the ending of an image's name or leave it out.
    package func assets(_ kind: ProjectAsset.Kind, named name: String) -> [ProjectAsset] {
        if let found = names[Name(kind: kind, name: Self.plain(name))] { return found }
        // Xcode makes files of an icon's sizes: AppIcon60x60.
        let icons = kind == .image ? all.filter { $0.isIcon && name.hasPrefix($0.name) } : []
        if !icons.isEmpty { return icons }
        // A file of a bundle, or of a folder that is copied as it is.
        guard kind == .image, name.contains("/") else { return [] }
        let ending = "/" + Self.plain(name)
        return all.filter { $0.kind == .image && Self.plain($0.path).hasSuffix(ending) }
    }

    /// Whether a set of images has none: its `Contents.json` names no file.
    package func isEmpty(_ asset: ProjectAsset) -> Bool {
        guard let set = asset.set, set.hasSuffix(".imageset") else { return false }
        return AssetContents(ofFolder: set)?.hasFiles == false
    }

    /// The kinds of devices for which a set has something, as its `Contents.json` names them; nil if it has for all, or if that is not known.
    package func idioms(of asset: ProjectAsset) -> Set<String>? {
        guard let set = asset.set, set.hasSuffix(".imageset") || set.hasSuffix(".colorset"),
            let idioms = AssetContents(ofFolder: set)?.idioms, !idioms.isEmpty, !idioms.contains("universal")
        else { return nil }
        return idioms
    }

    /// Returns what the set of a color says.
    ///
    /// - Parameter name: the name by which documents ask for the color.
    /// - Returns: JSON; nil for an unknown name.
    package func contents(ofColor name: String) -> [UInt8]? {
        let set = assets(.color, named: name).first { $0.name == name }?.set
        return set.flatMap { try? FileIO.read(PathName.join($0, "Contents.json")) }
    }

    /// Returns the names of the assets of a kind, each once, sorted.
    package func names(of kind: ProjectAsset.Kind) -> [String] {
        Set(all.lazy.filter { $0.kind == kind }.map(\.name)).sorted()
    }

    /// Returns the name of an image without ending, scale and device: `star` for `star@2x~ipad.png`; file systems are asked without
    /// regard to case.
    static func plain(_ name: String) -> String {
        var name = name[...]
        if AssetName.isImage(String(name)), let dot = name.utf8.lastIndex(of: Byte.period) { name = name[..<dot] }
        for device in ["~iphone", "~ipad", "~mac", "~tv"] where name.hasSuffix(device) {
            name = name.dropLast(device.count)
        }
        for scale in ["@1x", "@2x", "@3x", "@4x", "-568h"] where name.hasSuffix(scale) {
            name = name.dropLast(scale.count)
        }
        return name.lowercased()
    }
}
