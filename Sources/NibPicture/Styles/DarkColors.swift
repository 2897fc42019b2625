import NibCatalog

/// The colors with names in the dark appearance: those of the systems, and those of a project's asset catalogs.
package struct DarkColors {
    private let assets: [String: AssetColor]

    /// Takes the colors of a project.
    ///
    /// - Parameter assets: what its catalogs have for the dark appearance, by name.
    package init(_ assets: [String: AssetColor] = [:]) { self.assets = assets }

    /// A color of an asset catalog.
    package enum AssetColor {
        /// The components of sRGB and the opacity, each from 0 to 1.
        case components(red: Double, green: Double, blue: Double, alpha: Double)
        /// A color of the system, by its name.
        case system(String)
    }

    /// Returns a color by its name; nil if it is not known, or the same in both appearances.
    func color(_ name: String, in family: Family) -> Color? {
        switch assets[name] {
        case .components(let red, let green, let blue, let alpha)?:
            func bounded(_ value: Double) -> Double { value.isFinite ? max(0, min(1, value)) : 0 }
            return Color(red: bounded(red), green: bounded(green), blue: bounded(blue), alpha: bounded(alpha))
        case .system(let name)?: return system(name, in: family)
        case nil: return system(name, in: family)
        }
    }

    private func system(_ name: String, in family: Family) -> Color? {
        if family == .cocoa { return CocoaColors.dark(name) }
        return Catalog.darkSystemColor(name).map { color in
            let parts = color.components
            return parts.count == 1
                ? Color(white: parts[0], alpha: color.alpha)
                : Color(red: parts[0], green: parts[1], blue: parts[2], alpha: color.alpha)
        }
    }
}
