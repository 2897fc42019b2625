/// The devices that a layout can be solved for, by the names that Interface Builder gives them.
package enum LayoutDevice {
    /// The names, in the order of their sizes.
    package static let names = sizes.map(\.name)

    /// Returns the size of a device's screen in points, or the one that is written out.
    ///
    /// - Parameter text: the name of a device in any case, or a width and a height such as `320x568`.
    /// - Returns: nil if it is neither.
    package static func size(_ text: String) -> (width: Double, height: Double)? {
        let wanted = text.lowercased()
        if let known = sizes.first(where: { $0.name.lowercased() == wanted }) { return (known.width, known.height) }
        let parts = wanted.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...20_000).contains(width),
            (1...20_000).contains(height)
        else { return nil }
        return (width, height)
    }

    /// The size classes of a screen of a size: those of an iPad from 600 points each way, otherwise those of an iPhone, of which only
    /// the large ones are wide on their side.
    ///
    /// - Parameter size: the size in points.
    /// - Returns: the values of `widthClass` and `heightClass`.
    static func traits(of size: (width: Double, height: Double)) -> [String: String] {
        if min(size.width, size.height) >= 600 { return ["widthClass": "regular", "heightClass": "regular"] }
        let isOnItsSide = size.width > size.height
        let isWide = isOnItsSide && size.width >= 736 && size.height >= 414
        return [
            "widthClass": isWide ? "regular" : "compact", "heightClass": isOnItsSide ? "compact" : "regular",
        ]
    }

    private static let sizes: [(name: String, width: Double, height: Double)] = [
        ("iPhone 4s", 320, 480), ("iPhone SE", 320, 568), ("iPhone 8", 375, 667), ("iPhone 8 Plus", 414, 736),
        ("iPhone X", 375, 812), ("iPhone 14", 390, 844), ("iPhone 15", 393, 852), ("iPhone 16 Pro", 402, 874),
        ("iPhone 11", 414, 896), ("iPhone 14 Plus", 428, 926), ("iPhone 15 Plus", 430, 932),
        ("iPhone 16 Pro Max", 440, 956), ("iPad mini", 744, 1133), ("iPad 9.7", 768, 1024), ("iPad 10.2", 810, 1080),
        ("iPad Air", 820, 1180), ("iPad Pro 11", 834, 1194), ("iPad Pro 12.9", 1024, 1366),
        ("Apple TV", 1920, 1080),
    ]
}
