import NibDocument

/// What does not change from view to view of a document.
struct Style {
    let document: NibDocument
    let colors: ColorReader
    let frames: Frames

    /// Reads the style of a document.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - other: frames that views have in place of those in the document.
    init(_ document: NibDocument, frames other: OtherFrames = .none) {
        self.document = document
        colors = ColorReader(document)
        frames = Frames(document: document, other: other)
    }

    var isCocoa: Bool { document.kind.family == .cocoa }

    /// Whether controls look as before iOS 7: buttons with frames, bars with gradients. A document tells it by the version of Xcode.
    var isBeforeFlat: Bool { !isCocoa && document.toolsVersion > 0 && document.toolsVersion < 4500 }

    /// Whether controls look as since iOS 13.
    var isSince13: Bool { document.toolsVersion == 0 || document.toolsVersion >= 15000 }

    /// Whether windows look as since macOS 11.
    var isSinceBigSur: Bool { document.toolsVersion == 0 || document.toolsVersion >= 17500 }

    /// The color of a view that nothing is behind.
    var ground: Color { isCocoa ? Color(0xECECEC) : .white }
}
