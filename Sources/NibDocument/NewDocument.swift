import Bytes
import NibCatalog
import XMLTree

/// The kinds of new documents.
package enum NewDocument: String, CaseIterable, Sendable {
    case iOSXib = "ios-xib"
    case iOSStoryboard = "ios-storyboard"
    case iOSLaunchScreen = "ios-launch-screen"
    case macOSXib = "macos-xib"
    case macOSStoryboard = "macos-storyboard"
    case tvOSXib = "tvos-xib"
    case tvOSStoryboard = "tvos-storyboard"
    case watchOSStoryboard = "watchos-storyboard"

    /// Whether the document is a storyboard.
    package var isStoryboard: Bool { self == .iOSLaunchScreen || rawValue.hasSuffix("storyboard") }

    /// The file name extension.
    package var fileExtension: String { isStoryboard ? "storyboard" : "xib" }

    private var isTouch: Bool { self != .macOSXib && self != .macOSStoryboard }

    /// Makes a document in the newest format measured (Documentation/Format/Document.md#header).
    ///
    /// A xib has its placeholders and, for iOS and tvOS, a view; a storyboard its first scene with the initial controller.
    ///
    /// - Parameter isEmpty: whether the document has no objects but placeholders, and no scenes.
    /// - Returns: the bytes.
    /// - Throws: `NibError` only if the catalogue lacks an element of the scene.
    package func bytes(isEmpty: Bool = false) throws(NibError) -> [UInt8] {
        let document = try NibDocument(bytes: Array(text.utf8))
        guard !isEmpty else { return document.bytes }
        let edit = Edit(document)
        if self == .macOSStoryboard { try edit.addScene(from: MainMenu.scene(document.catalog)) }
        for (element, ids) in firstScenes {
            let scene = try FreshScene(element, in: document)
            _ = try edit.add(scene, ids: Array(ids.prefix(scene.idCount)))
        }
        if isTouch, !isStoryboard { try addView(edit) }
        if self == .macOSStoryboard { try arrange(edit) }
        if self == .iOSLaunchScreen { finishLaunchScreen(edit) }
        _ = try edit.finish()
        return document.bytes
    }

    /// Makes a document with ids of its own, so that objects of two new documents can be put together.
    ///
    /// - Parameters:
    ///   - isEmpty: whether the document has no objects but placeholders, and no scenes.
    ///   - newID: returns a new id of the usual length each time.
    /// - Returns: the bytes.
    /// - Throws: `NibError` as `bytes()` does.
    package func bytes(isEmpty: Bool = false, newID: () -> String) throws(NibError) -> [UInt8] {
        var bytes = try bytes(isEmpty: isEmpty)
        var ids: [[UInt8]: [UInt8]] = [:]
        for quote in bytes.indices where bytes[quote] == Byte.quote && quote + 11 < bytes.count {
            let range = quote + 1..<quote + 11
            guard bytes[quote + 11] == Byte.quote, Self.isID(bytes[range]) else { continue }
            let id = ids[Array(bytes[range])] ?? Array(newID().utf8)
            ids[Array(bytes[range])] = id
            bytes.replaceSubrange(range, with: id)
        }
        return bytes
    }

    /// Whether a value has the form of an id: `iN0-l3-epB`.
    private static func isID(_ value: ArraySlice<UInt8>) -> Bool {
        zip(value, 0...).allSatisfy { byte, place in
            place == 3 || place == 6
                ? byte == Byte.minus : byte | 32 >= 97 && byte | 32 <= 122 || byte >= 48 && byte <= 57
        }
    }

    /// The first scenes, each with the ids of the controller, the scene, and the elements in it.
    private var firstScenes: [(String, [String])] {
        switch self {
        case .iOSXib, .tvOSXib, .macOSXib: return []
        case .tvOSStoryboard:
            // Scenes of tvOS have layout guides in place of safe areas (27 of 27 documents).
            return [
                (
                    "viewController",
                    ["vCt-rl-001", "sCn-ne-001", "tOp-gu-001", "bOt-gu-001", "vIe-w0-001", "fRs-tR-001"]
                )
            ]
        case .iOSStoryboard, .iOSLaunchScreen:
            return [("viewController", ["vCt-rl-001", "sCn-ne-001", "vIe-w0-001", "sAf-eA-001", "fRs-tR-001"])]
        case .watchOSStoryboard: return [("controller", ["cOn-tr-001", "sCn-ne-001"])]
        case .macOSStoryboard:
            return [
                ("windowController", ["wCt-rl-001", "sCn-ne-001", "wIn-dw-001", "dEl-gt-001", "fRs-tR-001"]),
                ("viewController", ["vCt-rl-002", "sCn-ne-002", "vIe-w0-002", "fRs-tR-002"]),
            ]
        }
    }

    /// Adds the view of Xcode's template, with the template's ids.
    private func addView(_ edit: Edit) throws(NibError) {
        let document = edit.document
        guard var view = document.fitted(document.catalog.fresh("view", variant: "root", placement: .root)),
            let objects = document.tree.elements(in: document.tree.root).first(where: {
                document.tree.name($0) == "objects"
            })
        else { throw NibError(.wrongPlace, "a new document has a view") }
        view.attributes.append(.init(name: "id", value: .id("self")))
        let maker = FreshMaker(catalog: document.catalog, ids: ["self": "iN0-l3-epB", "safeArea": "vUN-kp-3ea"])
        try edit.place(edit.makeElement(maker.element(view), for: objects), into: objects)
    }

    /// Makes the window controller initial, connects the view controller as its content, and positions the scenes on
    /// the canvas below the application.
    private func arrange(_ edit: Edit) throws(NibError) {
        let document = edit.document
        guard let window = document.element(withID: "wCt-rl-001") else { return }
        edit.setAttribute("initialViewController", to: "wCt-rl-001", of: document.tree.root)
        let segue = document.tree.makeElement(
            "segue",
            attributes: [
                Attribute("destination", "vCt-rl-002"), Attribute("kind", "relationship"),
                Attribute("relationship", "window.shadowedContentViewController"), Attribute("id", "sEg-ue-001"),
            ])
        try edit.place(segue, into: edit.list("connections", in: window))
        for (scene, y) in zip(document.scenes, ["0.0", "250", "655"]) {
            guard let place = document.child(keyed: "canvasLocation", of: scene) else { continue }
            edit.setAttribute("x", to: "75", of: place)
            edit.setAttribute("y", to: y, of: place)
        }
    }

    /// Gives First Responder no class, and the scene the place of Xcode's template: so it is in 13 and 12 of 15 launch screens.
    private func finishLaunchScreen(_ edit: Edit) {
        let document = edit.document
        if let responder = document.element(withID: "fRs-tR-001") {
            edit.removeAttribute("customClass", of: responder)
        }
        for place in document.scenes.compactMap({ document.child(keyed: "canvasLocation", of: $0) }) {
            edit.setAttribute("x", to: "53", of: place)
            edit.setAttribute("y", to: "375", of: place)
        }
    }

    /// The text of the document without scenes.
    private var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="\(type)" version="3.0" toolsVersion="24765" targetRuntime="\(runtime)" propertyAccessControl="none" \
        useAutolayout="YES"\(options)>
        \(device)\
            <dependencies>
                <deployment identifier="\(deployment)"/>
                <plugIn identifier="\(plugIn)" version="\(isTouch ? "24743" : "24765")"/>
        \(watchPlugIn)\
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
        \(isStoryboard ? "    <scenes/>" : "    <objects>\n\(placeholders)\n    </objects>")
        </document>

        """
    }

    private var type: String {
        switch self {
        case .watchOSStoryboard: "com.apple.InterfaceBuilder.WatchKit.Storyboard"
        case .tvOSXib: "com.apple.InterfaceBuilder.AppleTV.XIB"
        case .tvOSStoryboard: "com.apple.InterfaceBuilder.AppleTV.Storyboard"
        default:
            "com.apple.InterfaceBuilder3.\(isTouch ? "CocoaTouch" : "Cocoa").\(isStoryboard ? "Storyboard." : "")XIB"
        }
    }

    private var runtime: String {
        switch self {
        case .iOSXib, .iOSStoryboard, .iOSLaunchScreen: "iOS.CocoaTouch"
        case .tvOSXib, .tvOSStoryboard: "AppleTV"
        case .watchOSStoryboard: "watchKit"
        case .macOSXib, .macOSStoryboard: "MacOSX.Cocoa"
        }
    }

    private var deployment: String {
        switch self {
        case .iOSXib, .iOSStoryboard, .iOSLaunchScreen: "iOS"
        case .tvOSXib, .tvOSStoryboard: "tvOS"
        case .watchOSStoryboard: "watchOS"
        case .macOSXib, .macOSStoryboard: "macosx"
        }
    }

    private var device: String {
        switch self {
        case .iOSXib, .iOSStoryboard, .iOSLaunchScreen:
            #"    <device id="retina6_12" orientation="portrait" appearance="light"/>"# + "\n"
        case .tvOSXib, .tvOSStoryboard: #"    <device id="appleTV" appearance="light"/>"# + "\n"
        case .watchOSStoryboard: #"    <device id="watch38"/>"# + "\n"
        case .macOSXib, .macOSStoryboard: ""
        }
    }

    private var plugIn: String { "com.apple.InterfaceBuilder.\(isTouch ? "IBCocoaTouchPlugin" : "CocoaPlugin")" }

    private var watchPlugIn: String {
        guard self == .watchOSStoryboard else { return "" }
        return #"        <plugIn identifier="com.apple.InterfaceBuilder.IBWatchKitPlugin" version="24743"/>"# + "\n"
    }

    private var options: String {
        switch self {
        case .iOSLaunchScreen:
            #" launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES""#
        case .iOSXib, .iOSStoryboard: #" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES""#
        case .tvOSXib, .tvOSStoryboard: #" colorMatched="YES""#
        case .watchOSStoryboard: #" useTraitCollections="YES" colorMatched="YES""#
        case .macOSXib: #" customObjectInstantitationMethod="direct""#
        case .macOSStoryboard: ""
        }
    }

    /// The placeholders (Documentation/Format/Objects.md#placeholders).
    private var placeholders: String {
        isTouch
            ? #"        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>"# + "\n"
                + #"        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>"#
            : #"        <customObject id="-2" userLabel="File's Owner"/>"# + "\n"
                + #"        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>"# + "\n"
                + #"        <customObject id="-3" userLabel="Application" customClass="NSObject"/>"#
    }
}
