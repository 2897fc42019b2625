import CommandLanguage
import NibShell
import TemporaryFolders
import Testing

/// Each kind of parameter that has candidates offers them, and no command has a parameter whose kind is not tried here.
@Suite struct ParameterKindTests {
    /// Kinds whose words are made up.
    private static let without: Set<ParameterKind> = [.text, .newName, .number, .integer, .newID]

    /// A statement for each kind, in which document it is typed, and one of its candidates.
    private static let examples: [(kind: ParameterKind, line: String, document: String, candidate: String)] = [
        (.choice, "new mac", "mac", "macos-xib"),
        (.file, "open ", "mac", "mac.xib"),
        (.openDocument, "use m", "mac", "mac.xib"),
        (.verb, "help conn", "mac", "connect"),
        (.commandLine, "alias co = conn", "mac", "connect"),
        (.alias, "alias c", "mac", "cn"),
        (.rule, "check --rule missing-outlet,missing-a", "mac", "missing-outlet,missing-action"),
        (.checked, "check fIe", "mac", "fIe-ld-001"),
        (.entry, "restore s", "mac", "saved"),
        (.entryCount, "undo a", "mac", "all"),
        (.mergeSide, "take th", "mac", "theirs"),
        (.conflict, "take ours a", "mac", "all"),
        (.object, "show fIe", "mac", "fIe-ld-001"),
        (.connection, "disconnect oUt", "mac", "oUt-le-001"),
        (.scene, "remove scene oRd", "phone", "oRd-er-001"),
        (.segueEnd, "connect segue oRd-er-001 -> ex", "phone", "exit"),
        (.alignedObject, "align fIe-ld-001 firstB", "mac", "firstBaseline"),
        (.equalObject, "equal fIe-ld-001 w", "mac", "width"),
        (.sharedID, "renew ", "shared", "sAm-e0-001"),
        (.query, "find cl", "mac", "class:"),
        (.newMember, "declare fIe", "mac", "fIe-ld-001."),
        (.outletMember, "connect outlet owner.vi", "mac", "owner.view"),
        (.collectionMember, "connect collection vIe-w0-001.gest", "phone", "vIe-w0-001.gestureRecognizers"),
        (.eventMember, "connect action bUt-to-001.touchUpI", "phone", "bUt-to-001.touchUpInside"),
        (.selectorMember, "connect action fIe-ld-001 -> aRr-ay-001.selectN", "mac", "aRr-ay-001.selectNext:"),
        (.bindingMember, "connect binding fIe-ld-001.val", "mac", "fIe-ld-001.value"),
        (.bindingTarget, "connect binding fIe-ld-001.value -> aRr-ay-001.sel", "mac", "aRr-ay-001.selection"),
        (.accessibilityMember, "connect accessibility fIe-ld-001.ti", "mac", "fIe-ld-001.title"),
        (.connectionEnd, "connect fIe-ld-001.val", "mac", "fIe-ld-001.value"),
        (.connectionTarget, "connect oRd-er-001 -> ex", "phone", "exit"),
        (.slotMember, "add button to vIe-w0-001.sub", "phone", "vIe-w0-001.subviews"),
        (.documentPlace, "copy bUt-to-001 to vIe-w0-001.sub", "phone", "vIe-w0-001.subviews"),
        (.layoutMember, "constrain vIe-w0-001.wi", "phone", "vIe-w0-001.width"),
        (.declaredOutlet, "delete outlet Orders.la", "phone", "Orders.label"),
        (.declaredAction, "delete action Orders.sa", "phone", "Orders.save:"),
        (.declaredMember, "delete Orders.la", "phone", "Orders.label"),
        (.propertyPath, "set bUt-to-001 accessibility.la", "phone", "accessibility.label"),
        (.attributeValue, "set vIe-w0-001 contentMode scaleToF", "phone", "scaleToFill"),
        (.trait, "set vIe-w0-001 hidden YES for width=com", "phone", "width=compact"),
        (.keyPath, "set attribute vIe-w0-001 alp", "phone", "alpha"),
        (.setKeyPath, "unset attribute vIe-w0-001 ", "phone", "layer.borderWidth"),
        (.attributeType, "set attribute vIe-w0-001 layer.cornerRadius nu", "phone", "number"),
        (.trigger, "connect action tAb-le-001 -> aRr-ay-001.add: trigger dou", "mac", "doubleAction"),
        (.bindingID, "connect binding fIe-ld-001.hidden -> aRr-ay-001.x previousBinding=", "mac", "bIn-di-001"),
        (.segueKind, "connect segue oRd-er-001 -> sPl-it-001 pop", "phone", "popoverPresentation"),
        (
            .relationship, "connect segue sPl-it-001 -> oRd-er-001 relationship relationship=ma", "phone",
            "masterViewController"
        ),
        (.unwindAction, "connect segue oRd-er-001 -> exit unwind unwindAction=go", "phone", "goBack:"),
        (.layoutAttribute, "unconstrain vIe-w0-001 wi", "phone", "width"),
        (.edges, "pin vIe-w0-001 top,le", "phone", "top,leading"),
        (.element, "add segmentedC", "phone", "segmentedControl"),
        (.controller, "add scene tabB", "phone", "tabBarController"),
        (.libraryItem, "library 'Text F", "phone", "'Text Field'"),
        (.className, "declarations Ord", "phone", "Orders"),
        (
            .collectionClass, "connect collection vIe-w0-001.x -> bUt-to-001 collectionClass=NSM", "phone",
            "NSMutableArray"
        ),
        (.sentSelector, "dispatch pri", "mac", "print:"),
        (.device, "layout --device 'iPhone 8", "phone", "'iPhone 8'"),
        (.stringsKey, "strings set bUt", "phone", "bUt-to-001.normalTitle"),
        (.translatedKey, "strings remove old", "phone", "old-ke-y01.text"),
        (.language, "strings set bUt-to-001.normalTitle d", "phone", "de"),
    ]

    @Test func everyKindIsTried() {
        let tried = Set(Self.examples.map(\.kind)).union(Self.without)
        #expect(tried == Set(ParameterKind.allCases))
    }

    @Test(arguments: examples.indices)
    func offers(index: Int) throws {
        let (kind, line, document, candidate) = Self.examples[index]
        let folder = TemporaryFolder()
        for (name, text) in Self.files { try folder.write(name, text) }
        var options = Shell.Options()
        options.sources = [folder.path]
        options.journalFolder = folder("journals")
        options.makeReader = { CodeProject.Reader() }
        let settings = PromptSettings()
        settings.aliases["cn"] = "connect"
        options.prompt = settings
        let shell = Shell(options: options)
        _ = try shell.open(folder(document == "mac" ? "mac.xib" : "Base.lproj/\(document).storyboard"))
        let typed = line + (kind == .file ? folder("ma") : "")
        let items = shell.suggestions(in: typed, cursor: typed.utf8.count).items
        let expected = kind == .file ? folder(candidate) : candidate
        #expect(
            items.contains { $0.text == expected },
            "\(kind): '\(line)' offers \(items.prefix(8).map(\.text))")
    }

    private static func storyboard(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
            <scenes>
                <!--Orders-->
                <scene sceneID="sCe-ne-001">
                    <objects>
                        <viewController id="oRd-er-001" title="Orders" customClass="Orders">
                            <view key="view" id="vIe-w0-001">
                                <subviews>
        \(objects)
                                </subviews>
                                <userDefinedRuntimeAttributes>
                                    <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
                                        <integer key="value" value="1"/>
                                    </userDefinedRuntimeAttribute>
                                </userDefinedRuntimeAttributes>
                            </view>
                        </viewController>
                    </objects>
                </scene>
                <!--Split-->
                <scene sceneID="sCe-ne-002">
                    <objects>
                        <splitViewController id="sPl-it-001" title="Split"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
    }

    private static let files = [
        "mac.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="NSViewController">
                    <connections>
                        <outlet property="view" destination="fIe-ld-001" id="oUt-le-001"/>
                    </connections>
                </customObject>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <customObject id="-3" userLabel="Application" customClass="NSObject"/>
                <textField id="fIe-ld-001">
                    <connections>
                        <action selector="print:" target="-1" id="aCt-io-001"/>
                        <binding destination="aRr-ay-001" name="value" keyPath="selection.name" id="bIn-di-001"/>
                    </connections>
                </textField>
                <tableView id="tAb-le-001"/>
                <arrayController id="aRr-ay-001"/>
            </objects>
        </document>

        """,
        "Base.lproj/phone.storyboard": storyboard(
            """
                                    <button id="bUt-to-001"><state key="normal" title="Go"/></button>
            """),
        "Base.lproj/shared.storyboard": storyboard(
            """
                                    <label id="sAm-e0-001"/>
                                    <label id="sAm-e0-001"/>
            """),
        "de.lproj/phone.strings": "\"old-ke-y01.text\" = \"Alt\";\n",
        "Orders.swift": """
        import UIKit
        class Orders: UIViewController {
            @IBOutlet var label: UILabel!
            @IBAction func save(_ sender: Any) {}
            @IBAction func goBack(_ segue: UIStoryboardSegue) {}
        }

        """,
    ]
}
