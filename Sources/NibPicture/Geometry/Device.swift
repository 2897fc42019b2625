import NibDocument
import XMLTree

/// The device that a document shows its scenes on.
enum Device {
    /// The size of the device's screen in points.
    static func size(in document: NibDocument) -> Size {
        let tree = document.tree
        let element = device(in: document)
        if let id = element.flatMap({ tree.attribute("id", of: $0) }), let size = sizes[id] {
            let isLandscape = element.map { tree.attribute("orientation", of: $0, is: "landscape") } == true
            return isLandscape ? Size(width: size.height, height: size.width) : size
        }
        switch document.kind.platform {
        case .tvOS: return Size(width: 1920, height: 1080)
        case .watchOS: return Size(width: 136, height: 170)
        case .macOS: return Size(width: 480, height: 270)
        case .iOS: return withoutDevice(document)
        }
    }

    /// The size of a scene in the documents from before Xcode 8, which name no device.
    private static func withoutDevice(_ document: NibDocument) -> Size {
        let tree = document.tree
        if tree.attribute("targetRuntime", of: tree.root)?.contains("iPad") == true {
            return Size(width: 768, height: 1024)
        }
        if tree.attribute("useTraitCollections", of: tree.root, is: "YES") { return Size(width: 600, height: 600) }
        return Size(width: 320, height: document.toolsVersion >= 4500 ? 568 : 480)
    }

    /// Returns a place on the canvas in points; it is always that of the middle of what is there.
    ///
    /// In iOS documents with a device, 600 units are the width and the height of the device's screen, as scenes were 600 points wide and
    /// high before there were devices. Measured: read so, scenes of the size of the screen overlap in 3 of 106 storyboards, and no two
    /// of macOS in 146.
    static func place(_ point: Point, in document: NibDocument) -> Point {
        guard [.iOS, .tvOS].contains(document.kind.platform), device(in: document) != nil else { return point }
        let size = size(in: document)
        return Point(x: Limits.position(point.x * size.width / 600), y: Limits.position(point.y * size.height / 600))
    }

    /// The height of what is above a navigation bar: the status bar, which is higher beside the camera.
    static func statusBar(of size: Size) -> Double { size.height >= 812 && size.width < 500 ? 44 : 20 }

    private static func device(in document: NibDocument) -> NodeID? {
        document.tree.elements(in: document.tree.root).first { document.tree.name($0) == "device" }
    }

    private static let sizes: [String: Size] = [
        "retina3_5": Size(width: 320, height: 480), "retina4_0": Size(width: 320, height: 568),
        "retina4_7": Size(width: 375, height: 667), "retina5_5": Size(width: 414, height: 736),
        "retina5_9": Size(width: 375, height: 812), "retina6_0": Size(width: 390, height: 844),
        "retina6_1": Size(width: 414, height: 896), "retina6_12": Size(width: 393, height: 852),
        "retina6_3": Size(width: 402, height: 874), "retina6_5": Size(width: 414, height: 896),
        "retina6_7": Size(width: 428, height: 926), "retina6_72": Size(width: 430, height: 932),
        "retina6_9": Size(width: 440, height: 956), "ipad8_3rounded": Size(width: 744, height: 1133),
        "ipad9_7": Size(width: 768, height: 1024), "ipad10_2": Size(width: 810, height: 1080),
        "ipad10_5": Size(width: 834, height: 1112), "ipad10_9rounded": Size(width: 820, height: 1180),
        "ipad11_0rounded": Size(width: 834, height: 1194), "ipad12_9": Size(width: 1024, height: 1366),
        "ipad12_9rounded": Size(width: 1024, height: 1366), "appleTV": Size(width: 1920, height: 1080),
        "watch38": Size(width: 136, height: 170), "watch40": Size(width: 162, height: 197),
        "watch42": Size(width: 156, height: 195), "watch44": Size(width: 184, height: 224),
    ]
}
