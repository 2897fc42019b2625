import NibCatalog
import XMLTree

/// The kinds of new documents.
package enum NewDocument: String, CaseIterable, Sendable {
    case iOSXib = "ios-xib"
    case iOSStoryboard = "ios-storyboard"
    case macOSXib = "macos-xib"
    case macOSStoryboard = "macos-storyboard"

    /// Whether the document is a storyboard.
    package var isStoryboard: Bool { self == .iOSStoryboard || self == .macOSStoryboard }

    /// The file name extension.
    package var fileExtension: String { isStoryboard ? "storyboard" : "xib" }

    private var isTouch: Bool { self == .iOSXib || self == .iOSStoryboard }

    /// Returns the bytes of an empty document in the newest format measured (Documentation/Format/Document.md#header).
    ///
    /// A xib has its placeholders, a storyboard its first scene with the initial controller.
    ///
    /// - Throws: `NibError` only if the catalogue lacks an element of the scene.
    package func bytes() throws(NibError) -> [UInt8] {
        let document = try NibDocument(bytes: Array(text.utf8))
        guard isStoryboard else { return document.bytes }
        let edit = Edit(document)
        if self == .macOSStoryboard { try edit.addScene(from: MainMenu.scene()) }
        for (element, ids) in firstScenes {
            let scene = try FreshScene(element, in: document)
            _ = try edit.add(scene, ids: Array(ids.prefix(scene.idCount)))
        }
        if self == .macOSStoryboard { try arrange(edit) }
        _ = try edit.finish()
        return document.bytes
    }

    /// Returns the bytes of an empty document with ids of its own, so that objects of two new documents can be put together.
    ///
    /// - Parameter newID: returns a new id of the usual length each time.
    /// - Returns: the bytes.
    /// - Throws: `NibError` as `bytes()` does.
    package func bytes(newID: () -> String) throws(NibError) -> [UInt8] {
        var bytes = try bytes()
        var ids: [[UInt8]: [UInt8]] = [:]
        for quote in bytes.indices where bytes[quote] == UInt8(ascii: "\"") && quote + 11 < bytes.count {
            let range = quote + 1..<quote + 11
            guard bytes[quote + 11] == UInt8(ascii: "\""), Self.isID(bytes[range]) else { continue }
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
                ? byte == UInt8(ascii: "-") : byte | 32 >= 97 && byte | 32 <= 122 || byte >= 48 && byte <= 57
        }
    }

    /// The first scenes, each with the ids of the controller, the scene, and the elements in it.
    private var firstScenes: [(String, [String])] {
        if isTouch {
            return [("viewController", ["vCt-rl-001", "sCn-ne-001", "vIe-w0-001", "sAf-eA-001", "fRs-tR-001"])]
        }
        return [
            (
                "windowController",
                ["wCt-rl-001", "sCn-ne-001", "wIn-dw-001", "dEl-gt-001", "fRs-tR-001"]
            ), ("viewController", ["vCt-rl-002", "sCn-ne-002", "vIe-w0-002", "fRs-tR-002"]),
        ]
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

    /// The text of the document without scenes.
    private var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="\(type)" version="3.0" toolsVersion="24765" targetRuntime="\(runtime)" propertyAccessControl="none" \
        useAutolayout="YES"\(options)>
        \(isTouch ? #"    <device id="retina6_12" orientation="portrait" appearance="light"/>"# + "\n" : "")\
            <dependencies>
                <deployment identifier="\(isTouch ? "iOS" : "macosx")"/>
                <plugIn identifier="\(plugIn)" version="\(isTouch ? "24743" : "24765")"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
        \(isStoryboard ? "    <scenes/>" : "    <objects>\n\(placeholders)\n    </objects>")
        </document>

        """
    }

    private var type: String {
        "com.apple.InterfaceBuilder3.\(isTouch ? "CocoaTouch" : "Cocoa").\(isStoryboard ? "Storyboard." : "")XIB"
    }

    private var runtime: String { isTouch ? "iOS.CocoaTouch" : "MacOSX.Cocoa" }

    private var plugIn: String { "com.apple.InterfaceBuilder.\(isTouch ? "IBCocoaTouchPlugin" : "CocoaPlugin")" }

    private var options: String {
        switch self {
        case .iOSXib, .iOSStoryboard: #" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES""#
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
