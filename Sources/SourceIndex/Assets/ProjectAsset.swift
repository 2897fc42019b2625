/// An image, colour or font that a project has, in a catalogue or as a file.
package struct ProjectAsset: Hashable, Sendable {
    /// The kinds of assets.
    package enum Kind: String, Sendable {
        case image, color, font
    }

    /// What it is.
    package var kind: Kind
    /// The name by which documents and code ask for it: `icons/star` in a folder of a catalogue that is a namespace.
    package var name: String
    /// The path of the catalogue or file that has it.
    package var path: String
    /// Whether it is the icon of an app.
    var isIcon = false
    /// The folder of the set in a catalogue; nil for a file.
    var set: String?

    /// Makes an asset.
    package init(_ kind: Kind, name: String, path: String) {
        self.kind = kind
        self.name = name
        self.path = path
    }
}
