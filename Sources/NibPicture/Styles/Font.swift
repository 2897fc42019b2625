import NibDocument

/// A font: what of it a picture can show without the font itself.
typealias Font = DocumentFont
