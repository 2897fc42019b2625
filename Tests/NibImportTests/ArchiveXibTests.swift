import Foundation
import NibDocument
import NibImport
import Testing
import XMLTree

/// Xibs of Xcode 3 and 4.
@Suite struct ArchiveXibTests {
    @Test func objectsAndConnections() throws {
        let document = try Fixtures.document(Fixtures.archive)
        #expect(document.kind.platform == .iOS)
        #expect(
            document.objects.map { "\(document.id(of: $0)!) \(document.display($0)) \(document.className(of: $0))" }
                == [
                    "-1 File's Owner ViewController", "-2 First Responder UIResponder", "6 View UIView",
                    "5 Button \"Go\" RoundButton", "4 Label \"Grüße\" UILabel",
                ])
        #expect(
            document.connectionLines == [
                "action RoundButton go: owner touchUpInside", "outlet owner view UIView",
                "outletCollection owner parts UILabel",
            ])
        #expect(document.connections.map(\.id) == ["7", "9", "8"])
        let button = try #require(document.element(withID: "5"))
        #expect(document.tree.name(button) == "button")
        #expect(document.container(of: button) == document.element(withID: "6"))
    }

    /// The order of a menu's items is that of the menu, not that of the records.
    @Test func menuItemsAreInTheOrderOfTheirMenu() throws {
        func item(_ number: Int) -> String {
            "<object class=\"NSMenuItem\" id=\"1\(number)\"><string key=\"NSTitle\">Item \(number)</string></object>"
        }
        func record(_ number: Int, of parent: String) -> String {
            """
            <object class="IBObjectRecord"><int key="objectID">\(number)</int><reference key="object" ref="1\(number)"/>\
            <reference key="parent" ref="\(parent)"/>
            """
        }
        let archive = """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data>
            <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
            <object class="NSMenu" id="19"><array class="NSMutableArray" key="NSMenuItems">\(item(2))\(item(3))\(item(1))</array></object></array>
            <object class="IBObjectContainer" key="IBDocument.Objects"><array key="connectionRecords"/><object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
            <object class="IBObjectRecord"><int key="objectID">0</int><array key="object" id="0"/><reference key="children" ref="1000"/></object>
            \(record(9, of: "0"))<array key="children"><reference ref="11"/><reference ref="12"/><reference ref="13"/></array></object>
            \(record(1, of: "19"))</object>\(record(2, of: "19"))</object>\(record(3, of: "19"))</object>
            </array></object></object></data></archive>
            """
        let document = try Fixtures.document(Array(archive.utf8))
        let menu = try #require(document.element(withID: "9"))
        #expect(document.children(of: menu).map { document.id(of: $0) } == ["2", "3", "1"])
    }

    /// The looks of controls, which archives keep in bits, and the modifiers of menu items' keys.
    @Test(
        arguments: [
            (
                "NSButtonCell",
                #"<int key="NSCellFlags">-2080244224</int><int key="NSCellFlags2">131072</int><int key="NSButtonFlags">1211912703</int><int key="NSButtonFlags2">2</int><object class="NSButtonImageSource" key="NSAlternateImage"><string key="NSImageName">NSSwitch</string></object>"#,
                #"<buttonCell type="check" bezelStyle="regularSquare" imagePosition="left" state="on" alignment="left" controlSize="small" id="1"/>"#
            ),
            (
                "NSButtonCell",
                #"<int key="NSCellFlags">604110336</int><int key="NSCellFlags2">134217728</int><int key="NSButtonFlags">-2038284033</int><int key="NSButtonFlags2">129</int>"#,
                #"<buttonCell type="push" bezelStyle="rounded" borderStyle="border" alignment="center" enabled="NO" id="1"/>"#
            ),
            (
                "NSTextFieldCell",
                #"<int key="NSCellFlags">-1804468671</int><int key="NSCellFlags2">272630784</int><bool key="NSDrawsBackground">YES</bool><object class="NSFont" key="NSSupport"><string key="NSName">LucidaGrande-Bold</string><double key="NSSize">13</double></object>"#,
                #"<textFieldCell scrollable="YES" selectable="YES" editable="YES" borderStyle="bezel" drawsBackground="YES" id="1"><font key="font" metaFont="systemBold" size="13"/></textFieldCell>"#
            ),
            (
                "NSBox",
                #"<int key="NSBorderType">3</int><int key="NSBoxType">2</int><int key="NSTitlePosition">0</int>"#,
                #"<box boxType="separator" titlePosition="noTitle" id="1"/>"#
            ),
            (
                "NSView", #"<int key="NSvFlags">-2147483380</int><string key="NSFrameSize">{9, 9}</string>"#,
                #"<customView hidden="YES" id="1"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></customView>"#
            ),
            (
                "NSMenuItem", #"<int key="NSKeyEquivModMask">1572864</int><string key="NSKeyEquiv">h</string>"#,
                #"<menuItem keyEquivalent="h" id="1"><modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/></menuItem>"#
            ),
            (
                "NSMenuItem",
                #"<int key="NSKeyEquivModMask">1048576</int><string key="NSKeyEquiv">h</string><int key="NSState">1</int>"#,
                #"<menuItem keyEquivalent="h" state="on" id="1"/>"#
            ),
            (
                "NSMenuItem", #"<string key="NSKeyEquiv">h</string>"#,
                #"<menuItem keyEquivalent="h" id="1"><modifierMask key="keyEquivalentModifierMask"/></menuItem>"#
            ),
        ])
    func looksOfControls(className: String, fields: String, expected: String) throws {
        let archive = """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data>
            <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000"><object class="\(className)" id="10">\(fields)</object></array>
            <object class="IBObjectContainer" key="IBDocument.Objects"><array key="connectionRecords"/><object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
            <object class="IBObjectRecord"><int key="objectID">0</int><array key="object" id="0"/><reference key="children" ref="1000"/></object>
            <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="10"/><reference key="parent" ref="0"/></object>
            </array></object></object></data></archive>
            """
        let nib = try #require(try NibImport.read(Array(archive.utf8)))
        let lines = String(decoding: nib.document, as: UTF8.self)
            .split(separator: "\n").map { $0.drop { $0 == " " } }
        let start = try #require(lines.firstIndex { $0.contains(#" id="1""#) })
        let end = try #require(lines.firstIndex(of: "</objects>"))
        #expect(lines[start..<end].joined() == expected)
    }

    @Test func whatItLacksIsNamed() {
        let text = String(decoding: Fixtures.archive, as: UTF8.self)
        for key in ["IBDocument.Objects", "objectRecords", "connectionRecords"] {
            let broken = text.replacingOccurrences(of: "key=\"\(key)\"", with: "key=\"x\"")
            #expect { try NibImport.read(Array(broken.utf8)) } throws: {
                ($0 as? ImportError)?.message.contains("'\(key)'") == true
            }
        }
    }

    @Test func brokenXMLHasItsPlace() {
        let text = String(decoding: Fixtures.archive, as: UTF8.self)
        let broken = text.replacingOccurrences(of: "<nil key=\"parent\"/>", with: "<nil key=\"parent\">")
        #expect { try NibImport.read(Array(broken.utf8)) } throws: { error in
            guard let error = error as? ImportError, let line = error.line else { return false }
            return line == 60 && error.message.hasPrefix("damaged archive xib: ")
        }
    }

    @Test func objectsThatAreEachOthersParentsAreShown() throws {
        let text = String(decoding: Fixtures.archive, as: UTF8.self)
        let circle = text.replacingOccurrences(
            of: """
                					<reference key="object" ref="12"/>
                """,
            with: """
                					<reference key="object" ref="12"/><reference key="parent" ref="13"/>
                """
        ).replacingOccurrences(
            of: "<reference key=\"parent\" ref=\"0\"/>\n\t\t\t\t\t</object>\n\t\t\t\t</array>",
            with: "</object></array>")
        let document = try Fixtures.document(Array(circle.utf8))
        #expect(document.objects.count == 5)
        #expect(document.connections.count == 3)
    }
}
