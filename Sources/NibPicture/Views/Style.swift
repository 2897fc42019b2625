import NibDocument

/// What does not change from view to view of a document.
struct Style {
    let document: NibDocument
    let colors: ColorReader
    let frames: Frames
    private let options: PictureOptions

    /// Reads the style of a document.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - options: how it is drawn.
    init(_ document: NibDocument, options: PictureOptions = PictureOptions()) {
        self.document = document
        self.options = options
        colors = ColorReader(document, dark: options.dark)
        frames = Frames(document: document, other: options.frames ?? .none)
    }

    /// What is told of objects.
    var marks: PictureMarks { options.marks }

    /// How much larger than usual the names of scenes are.
    var labelScale: Double { options.labelScale }

    /// The palette of the dark appearance; nil for the light one.
    var palette: DarkPalette? { options.dark == nil ? nil : DarkPalette(isCocoa: isCocoa) }

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
