import NibCatalog
import XMLTree

/// Adapts the catalogue's controllers, which are those of the newest documents, to the device and version of a
/// storyboard.
struct SceneStyle {
    private let document: NibDocument
    private var isTouch: Bool { document.kind.family == .cocoaTouch }
    private var version: Int { document.toolsVersion }

    /// The size of the controllers in the catalogue.
    private static let templateSize = (width: "393", height: "852")

    init(_ document: NibDocument) { self.document = document }

    /// Changes a new controller to the form that the document's Xcode would have written.
    func adapt(_ controller: inout FreshElement) {
        guard isTouch else { return }
        let usesSafeAreas = document.tree.attribute("useSafeAreas", of: document.tree.root, is: "YES")
        if !usesSafeAreas, controller.children.contains(where: { view in view.children.contains(where: Self.isGuide) })
        {
            controller.children.insert(Self.layoutGuides, at: 0)
        }
        let size = SceneCanvas(document).size
        change(&controller) { element in
            if !usesSafeAreas { element.children.removeAll(where: Self.isGuide) }
            if element.tag == "rect" { resize(&element, to: size) }
            if element["systemColor"] == "systemBackgroundColor" { fitColor(&element) }
            if element.tag == "navigationBar" { fitBar(&element) }
            if version < 13000 { element.remove("insetsLayoutMarginsFromSafeArea") }
        }
    }

    private func change(_ element: inout FreshElement, by body: (inout FreshElement) -> Void) {
        body(&element)
        for index in element.children.indices { change(&element.children[index], by: body) }
    }

    private static func isGuide(_ element: FreshElement) -> Bool {
        element.tag == "viewLayoutGuide" && element["key"] == "safeArea"
    }

    private static let layoutGuides: FreshElement = {
        var list = FreshElement("layoutGuides")
        for type in ["top", "bottom"] {
            list.children.append(
                FreshElement(
                    "viewControllerLayoutGuide",
                    attributes: [
                        .init(name: "type", value: .text(type)), .init(name: "id", value: .id("\(type)Guide")),
                    ]))
        }
        return list
    }()

    private func resize(_ rect: inout FreshElement, to size: (width: Double, height: Double)) {
        if rect["width"] == Self.templateSize.width { rect.set("width", to: Numbers.spell(size.width)) }
        if rect["height"] == Self.templateSize.height { rect.set("height", to: Numbers.spell(size.height)) }
    }

    /// Writes white as each era spelled it, measured on root views.
    private func fitColor(_ color: inout FreshElement) {
        if version >= 17000 { return }
        if version >= 14800 { return color.set("cocoaTouchSystemColor", to: "whiteColor") }
        color.remove("systemColor")
        if version >= 11134, version < 14000 {
            for name in ["red", "green", "blue"] { color.set(name, to: "1") }
        } else {
            color.set("white", to: "1")
        }
        color.set("alpha", to: "1")
        guard version >= 11134 else { return color.set("colorSpace", to: "calibratedWhite") }
        color.set("colorSpace", to: "custom")
        color.set("customColorSpace", to: version < 14000 ? "sRGB" : "genericGamma22GrayColorSpace")
    }

    private func fitBar(_ bar: inout FreshElement) {
        if version >= 13000 { bar.set("insetsLayoutMarginsFromSafeArea", to: "NO") }
        for index in bar.children.indices where bar.children[index].tag == "rect" {
            bar.children[index].set("y", to: Numbers.spell(SceneCanvas(document).statusBarHeight))
        }
    }
}

/// The canvas of a storyboard: the size of its device, and the place of the next scene.
struct SceneCanvas {
    private let document: NibDocument
    private var tree: XMLTree { document.tree }

    init(_ document: NibDocument) { self.document = document }

    /// The sizes in points of the devices that documents name, in portrait orientation.
    private static let sizes: [String: (Double, Double)] = [
        "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
        "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_3": (402, 874),
        "retina6_5": (414, 896), "retina6_7": (428, 926), "retina6_12": (393, 852), "retina6_72": (430, 932),
        "ipad9_7": (768, 1024), "ipad10_5": (834, 1112), "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366),
        "ipad12_9rounded": (1024, 1366), "appleTV": (1920, 1080),
    ]

    /// The heights of the status bars, below which new navigation bars are placed.
    private static let statusBars = [
        "retina3_5": 20.0, "retina4_0": 20, "retina4_7": 20, "retina5_5": 20, "retina5_9": 44, "retina6_1": 48,
        "retina6_12": 59,
    ]

    private var device: NodeID? { tree.elements(in: tree.root).first { tree.name($0) == "device" } }
    private var deviceName: String { device.flatMap { tree.attribute("id", of: $0) } ?? "" }

    /// The height of the device's status bar; 0 if it is not known.
    var statusBarHeight: Double { Self.statusBars[deviceName] ?? 0 }

    /// The size of a full screen: that of the device, otherwise the most common size of controllers in the document.
    var size: (width: Double, height: Double) {
        if let size = Self.sizes[deviceName] {
            let isTurned = device.map { tree.attribute("orientation", of: $0, is: "landscape") } ?? false
            return isTurned && size.1 > size.0 ? (size.1, size.0) : size
        }
        if let size = commonSize { return size }
        return device == nil && document.toolsVersion < 11134 ? (600, 600) : (393, 852)
    }

    private var commonSize: (Double, Double)? {
        var counts: [String: (count: Int, size: (Double, Double))] = [:]
        for scene in document.scenes {
            guard let view = document.controller(of: scene).flatMap({ document.child(keyed: "view", of: $0) }),
                let rect = document.child(keyed: "frame", of: view), let width = number("width", of: rect),
                let height = number("height", of: rect)
            else { continue }
            counts["\(width) \(height)", default: (0, (width, height))].count += 1
        }
        return counts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value.size
    }

    private func number(_ name: String, of node: NodeID) -> Double? {
        tree.attribute(name, of: node).flatMap { Double($0) }
    }

    /// The place to the right of all scenes, at the height of the rightmost one.
    var next: (x: Double, y: Double) {
        let places = document.scenes.compactMap { scene -> (x: Double, y: Double)? in
            guard let point = document.child(keyed: "canvasLocation", of: scene), let x = number("x", of: point),
                let y = number("y", of: point), x.isFinite, y.isFinite
            else { return nil }
            return (x, y)
        }
        guard let last = places.max(by: { $0.x < $1.x }) else { return (0, 0) }
        return (last.x + (document.kind.family == .cocoa ? 600 : 900), last.y)
    }
}
