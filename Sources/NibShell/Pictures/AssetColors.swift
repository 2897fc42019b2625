import Bytes
import NibDocument
import NibPicture
import Replies
import SourceIndex
import XMLTree

/// The colors that a project's asset catalogs have for the dark appearance (Apple's "Asset Catalog Format Reference").
enum AssetColors {
    /// Returns the dark colors that a document names.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - assets: the assets of its project, which are read only if the document names colors.
    /// - Returns: the colors by name, without those that are the same in both appearances or cannot be read.
    static func dark(in document: NibDocument, assets: ProjectAssets) -> [String: DarkColors.AssetColor] {
        let tree = document.tree
        var colors: [String: DarkColors.AssetColor] = [:]
        for list in tree.elements(in: tree.root) where tree.name(list) == "resources" {
            for entry in tree.elements(in: list) where tree.name(entry) == "namedColor" {
                guard let name = tree.attribute("name", of: entry), colors[name] == nil,
                    let bytes = assets.contents(ofColor: name), let value = try? JSONReader.read(bytes)
                else { continue }
                colors[name] = dark(value)
            }
        }
        return colors
    }

    /// The color of a set for the dark appearance: that for all devices before others.
    private static func dark(_ contents: JSONValue) -> DarkColors.AssetColor? {
        guard case .array(let entries)? = contents["colors"] else { return nil }
        let dark = entries.filter { isDark($0) }
        let entry = dark.first { $0["idiom"] == .string("universal") } ?? dark.first
        return entry?["color"].flatMap { color($0) }
    }

    private static func isDark(_ entry: JSONValue) -> Bool {
        guard case .array(let appearances)? = entry["appearances"] else { return false }
        return appearances.contains { $0["appearance"] == .string("luminosity") && $0["value"] == .string("dark") }
            && !appearances.contains { $0["appearance"] == .string("contrast") }
    }

    private static func color(_ color: JSONValue) -> DarkColors.AssetColor? {
        if case .string(let name)? = color["reference"] { return .system(name) }
        guard let components = color["components"] else { return nil }
        let alpha = component(components["alpha"]) ?? 1
        if let white = component(components["white"]) {
            return .components(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = component(components["red"]), let green = component(components["green"]),
            let blue = component(components["blue"])
        else { return nil }
        return .components(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component: a number from 0 to 1 such as `0.500`, one to 255 such as `128`, or a hexadecimal one such as `0x80`.
    private static func component(_ value: JSONValue?) -> Double? {
        guard case .string(let text)? = value else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if text.utf8.contains(Byte.period) { return Double(text) }
        return Int(text).map { Double($0) / 255 }
    }
}
