import Replies

/// A color, font or image that documents use, with all its places.
struct UsedValue: Sendable {
    /// What a value is.
    enum Kind: String, Sendable {
        /// Numbers, or the name of a font with a size.
        case literal
        /// A color or font of the system.
        case system
        /// A color or image of an asset catalogue or a file.
        case asset
        /// A text style.
        case style
        /// A symbol of the system.
        case symbol
    }

    /// The value as `set` takes it.
    let text: String
    let kind: Kind
    /// The color space, where numbers alone do not tell the color.
    let space: String?
    /// Where the value is used, in the order of the documents.
    var uses: [ValueUse] = []
    /// The name that the lines put in its place; nil if the user has to choose one.
    var name: String?

    init(_ text: String, as kind: Kind, space: String? = nil) {
        (self.text, self.kind, self.space) = (text, kind, space)
    }

    /// What tells the value from others.
    var key: String { "\(kind.rawValue) \(space ?? "") \(text)" }

    /// The value as people read it.
    var shown: String { space.map { "\(text) \($0)" } ?? text }

    /// The lines that put another value in its place everywhere, one for each property; what `set` cannot reach has none.
    var replacements: [String] {
        var seen: Set<String> = []
        return uses.compactMap(\.line).filter { seen.insert($0).inserted }
    }
}

/// A place where a document uses a color, a font or an image.
struct ValueUse: Sendable {
    let id: String?
    let label: String
    let className: String
    /// The path to the property from the object.
    let path: String
    let place: FilePlace?
    /// The line that replaces the value here and in the same property of other objects.
    var line: String?
}

/// What a command lists.
enum ValueSort: String, Sendable {
    case color, font, image

    /// What the name is that stands for one of the names of the user.
    var placeholder: String { self == .font ? "style NAME" : "NAME" }
}
