/// The sizes of the system's images, as Interface Builder writes them into `<resources>`.
extension Catalog {
    /// Returns the size that Interface Builder writes for an image, in points.
    ///
    /// For common images of the system it is the size in the newest documents. The size of other images is in their files,
    /// which nibsh does not read, so they get what Interface Builder writes for an image that it does not find: 16 × 16 on
    /// iOS, 32 × 32 on macOS.
    ///
    /// - Parameters:
    ///   - name: The image's name.
    ///   - isSystem: Whether it is a symbol of the system, which has `catalog="system"` in the document.
    /// - Returns: The width and height.
    package func imageSize(_ name: String, isSystem: Bool) -> (width: Int, height: Int) {
        if isSystem {
            let known = family == .cocoa ? ImageSizes.cocoaSymbols : ImageSizes.cocoaTouchSymbols
            return known[name] ?? (family == .cocoa ? (16, 16) : (128, 128))
        }
        if family == .cocoa { return ImageSizes.cocoaImages[name] ?? (32, 32) }
        return (16, 16)
    }
}

private enum ImageSizes {
    typealias Sizes = [String: (width: Int, height: Int)]

    static let cocoaTouchSymbols: Sizes = [
        "calendar": (128, 106), "checkmark.square.fill": (128, 114), "chevron.down": (128, 70),
        "chevron.down.circle": (128, 123), "chevron.right": (97, 128), "chevron.up": (128, 70), "circle": (128, 123),
        "exclamationmark.circle.fill": (128, 121), "gear": (128, 122), "line.3.horizontal.decrease": (128, 73),
        "line.horizontal.3": (128, 64), "memories": (128, 107), "multiply.circle": (128, 123),
        "multiply.circle.fill": (128, 123), "plus": (128, 113), "questionmark.circle": (128, 123),
        "questionmark.circle.fill": (128, 123), "safari": (128, 123), "safari.fill": (128, 123),
        "square.and.arrow.down": (121, 128), "square.and.arrow.up": (110, 128),
        "square.and.arrow.up.fill": (117, 128), "square.and.pencil": (128, 118), "star": (128, 116),
        "timer": (128, 121), "xmark": (128, 113),
    ]

    static let cocoaSymbols: Sizes = [
        "antenna.radiowaves.left.and.right": (16, 14), "arrow.down.circle": (15, 15), "aspectratio": (18, 14),
        "book": (18, 14), "checkmark.circle.fill": (15, 15), "checkmark.square": (15, 14), "circle": (15, 15),
        "clock": (15, 15), "cloud": (18, 13), "ellipsis.viewfinder": (16, 15), "externaldrive": (18, 13),
        "eye": (21, 13), "eye.slash": (21, 16), "film": (18, 14), "folder": (18, 14),
        "folder.badge.gearshape": (19, 14), "internaldrive": (18, 13), "leaf": (16, 14), "location": (15, 15),
        "opticaldiscdrive": (18, 13), "play": (12, 13), "slider.horizontal.3": (16, 13), "square": (15, 14),
        "square.and.arrow.down": (15, 17), "square.and.arrow.up": (15, 18), "star": (17, 16), "star.fill": (17, 16),
        "star.slash": (17, 16), "video.badge.plus": (21, 16),
    ]

    static let cocoaImages: Sizes = [
        "NSActionTemplate": (20, 20), "NSAddTemplate": (18, 17), "NSAdvanced": (32, 32),
        "NSApplicationIcon": (32, 32), "NSCaution": (32, 32), "NSFolder": (32, 32), "NSFontPanel": (32, 32),
        "NSGoLeftTemplate": (12, 17), "NSGoRightTemplate": (12, 17), "NSInfo": (32, 32),
        "NSLeftFacingTriangleTemplate": (12, 17), "NSListViewTemplate": (21, 15),
        "NSMenuMixedStateTemplate": (10, 2), "NSMenuOnStateTemplate": (12, 12), "NSNetwork": (32, 32),
        "NSQuickLookTemplate": (26, 17), "NSRefreshFreestandingTemplate": (15, 15), "NSRefreshTemplate": (18, 21),
        "NSRemoveTemplate": (18, 5), "NSRightFacingTriangleTemplate": (12, 17), "NSSmartBadgeTemplate": (14, 14),
        "NSStatusAvailable": (16, 16), "NSStatusNone": (16, 16), "NSStatusPartiallyAvailable": (16, 16),
        "NSStatusUnavailable": (16, 16), "NSStopProgressFreestandingTemplate": (20, 20), "NSTrashEmpty": (32, 32),
    ]
}
