/// A span of Xcode versions that write attributes and children in one order.
///
/// Each bound is where the order of some element changed (Documentation/Format/Order.md#eras).
package struct Era: Sendable, Hashable, Comparable {
    /// The first major `toolsVersion` of each era.
    package static let starts = [0, 8000, 11134, 14100, 16000, 16500, 21500, 22100]

    /// The era of the current Xcode.
    package static let newest = Era(index: starts.count - 1)

    /// The number of the era; the oldest is 0.
    package let index: Int

    /// Finds the era of a version of Xcode.
    ///
    /// - Parameter toolsVersion: The first number of the document's `toolsVersion`, or of the plug-in's version if the
    ///   document has only the marker 32700.
    package init(toolsVersion: Int) {
        index = Era.starts.lastIndex { $0 <= toolsVersion } ?? 0
    }

    private init(index: Int) {
        self.index = index
    }

    /// Orders eras by time.
    package static func < (a: Era, b: Era) -> Bool {
        a.index < b.index
    }
}
