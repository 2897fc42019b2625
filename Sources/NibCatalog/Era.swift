/// A span of Xcode versions that write attributes and children in the same order.
///
/// The bounds were measured (FORMAT.md, section 4): each is where some element's order changed.
public struct Era: Sendable, Hashable, Comparable {
    /// The first major `toolsVersion` of each era.
    public static let starts = [0, 8000, 11134, 14100, 16500, 21500, 22100]

    /// The era of the current Xcode.
    public static let newest = Era(index: starts.count - 1)

    /// The place of this era among all, from 0 for the oldest.
    public let index: Int

    /// Finds the era in which a version of Xcode wrote its documents.
    ///
    /// - Parameter toolsVersion: The major number of the document's `toolsVersion`; where that is the marker 32700,
    ///   the plug-in's version in its place.
    public init(toolsVersion: Int) {
        index = Era.starts.lastIndex { $0 <= toolsVersion } ?? 0
    }

    private init(index: Int) {
        self.index = index
    }

    /// Orders eras by time.
    public static func < (a: Era, b: Era) -> Bool {
        a.index < b.index
    }
}
