import NibDocument
import Testing
import XMLTree

/// New scenes suit the device and the version of their storyboard.
struct FreshSceneTests {
    private func storyboard(
        _ version: String, device: String? = nil, _ options: String = "", family: String = "CocoaTouch"
    ) throws -> NibDocument {
        try NibDocument(
            bytes: Array(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.\(family).Storyboard.XIB" version="3.0" toolsVersion="\(version)" \
                targetRuntime="\(family == "Cocoa" ? "MacOSX.Cocoa" : "iOS.CocoaTouch")"\(options)>
                    \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "<!---->")
                    <dependencies>
                        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
                    </dependencies>
                    <scenes/>
                </document>

                """.utf8))
    }

    /// Adds a scene and returns the document's text.
    private func added(_ element: String, to document: NibDocument) throws -> String {
        let scene = try FreshScene(element, in: document)
        let edit = Edit(document)
        let before = document.bytes
        let ids = (0..<scene.idCount).map { "iD0-\(document.scenes.count)\($0)-000" }
        _ = try edit.add(scene, ids: ids)
        let inverses = try edit.finish()
        let text = String(decoding: document.bytes, as: UTF8.self)
        let redo = inverses.reversed().map { document.tree.apply($0) }
        #expect(document.bytes == before)
        for primitive in redo.reversed() { document.tree.apply(primitive) }
        #expect(String(decoding: document.bytes, as: UTF8.self) == text)
        return text
    }

    @Test func layoutGuidesBeforeSafeAreas() throws {
        let text = try added("viewController", to: storyboard("10117", " useTraitCollections=\"YES\""))
        #expect(
            text.contains(
                """
                                <viewController id="iD0-00-000" sceneMemberID="viewController">
                                    <layoutGuides>
                                        <viewControllerLayoutGuide type="top" id="iD0-02-000"/>
                                        <viewControllerLayoutGuide type="bottom" id="iD0-03-000"/>
                                    </layoutGuides>
                                    <view key="view" contentMode="scaleToFill" id="iD0-04-000">
                                        <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                                    </view>
                                </viewController>
                """))
        #expect(!text.contains("safeArea") && !text.contains("System colors") && !text.contains("resources"))
        #expect(text.contains("<!--View Controller-->") && text.contains("initialViewController=\"iD0-00-000\""))
    }

    @Test(arguments: [
        ("13771", #"red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#),
        ("14490", #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#),
        ("16097", #"systemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#),
        ("22505", #"systemColor="systemBackgroundColor""#),
    ])
    func whiteIsSpelledAsTheVersionDoes(version: String, color: String) throws {
        let text = try added("viewController", to: storyboard(version, device: "retina4_7", " useSafeAreas=\"YES\""))
        #expect(text.contains("<color key=\"backgroundColor\" \(color)/>"), "\(text)")
        #expect(text.contains("<viewLayoutGuide key=\"safeArea\" id=\"iD0-03-000\"/>"))
        #expect(text.contains("width=\"375\" height=\"667\""))
        #expect(text.contains("<systemColor name=\"systemBackgroundColor\">") == (version == "22505"))
        #expect(
            text.contains(
                """
                        <capability name="Safe area layout guides" minToolsVersion="9.0"/>

                """))
    }

    @Test func theSizeOfOtherScenesWithoutAKnownDevice() throws {
        let document = try storyboard("22505", device: "retina9_9", " useSafeAreas=\"YES\"")
        _ = try added("viewController", to: document)
        let edit = Edit(document)
        let frame = try #require(
            document.element(withID: "iD0-02-000").flatMap { document.tree.firstElement(in: $0) })
        edit.setAttribute("width", to: "111", of: frame)
        _ = try edit.finish()
        let text = try added("tableViewController", to: document)
        #expect(
            text.contains("width=\"111\" height=\"852\"")
                && text.contains("<point key=\"canvasLocation\" x=\"900\" y=\"0.0\"/>"))
    }

    @Test(arguments: [
        "viewController", "tableViewController", "collectionViewController", "navigationController",
        "tabBarController", "splitViewController", "pageViewController", "viewControllerPlaceholder",
        "glkViewController", "avPlayerViewController",
    ])
    func everyControllerOfUIKitHasAScene(element: String) throws {
        let document = try storyboard("24765", device: "retina6_12", " useSafeAreas=\"YES\"")
        let text = try added(element, to: document)
        #expect(text.contains("<\(element) ") && text.contains("placeholderIdentifier=\"IBFirstResponder\""))
        #expect((document.initialScene == nil) == (element == "viewControllerPlaceholder"))
    }

    @Test(arguments: [
        "viewController", "windowController", "splitViewController", "tabViewController", "pagecontroller",
        "controllerPlaceholder",
    ])
    func everyControllerOfAppKitHasAScene(element: String) throws {
        let document = try storyboard("24765", family: "Cocoa")
        let text = try added(element, to: document)
        #expect(text.contains("<\(element) ") && text.contains("customClass=\"NSResponder\""))
        #expect(!text.contains("System colors"))
    }

    @Test(arguments: ["label", "view", "nonsense", "exit", "arrayController"])
    func whatIsNoControllerHasNone(element: String) throws {
        let document = try storyboard("24765")
        #expect(throws: NibError.self) { try FreshScene(element, in: document) }
    }

    @Test func firstResponderIsAsInTheOtherScenes() throws {
        let document = try storyboard("24765")
        #expect(try added("viewController", to: document).contains("customClass=\"UIResponder\""))
        let edit = Edit(document)
        let responder = try #require(document.firstResponder(near: nil))
        edit.removeAttribute("customClass", of: responder)
        _ = try edit.finish()
        #expect(try !added("viewController", to: document).contains("customClass=\"UIResponder\""))
    }
}
