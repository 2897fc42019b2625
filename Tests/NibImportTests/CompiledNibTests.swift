import Foundation
import NibDocument
import NibImport
import Testing
import XMLTree

/// Compiled nibs of AppKit and UIKit, in all formats.
@Suite struct CompiledNibTests {
    static let appKit: [(name: String, bytes: [UInt8])] = Fixtures.all.filter { $0.name.hasPrefix("AppKit") }
    static let uiKit: [(name: String, bytes: [UInt8])] = Fixtures.all.filter { $0.name.hasPrefix("UIKit") }

    @Test(arguments: appKit.map(\.name))
    func appKitObjectsAndConnections(name: String) throws {
        let document = try Fixtures.document(Fixtures.all.first { $0.name == name }!.bytes)
        #expect(document.kind.platform == .macOS)
        #expect(
            document.objects.map { "\(document.id(of: $0)!) \(document.display($0)) \(document.className(of: $0))" }
                == [
                    "-2 File's Owner WindowController", "-1 First Responder FirstResponder",
                    "-3 Application NSApplication", "5 Window \"Canvas\" NSWindow", "6 View NSView",
                    "9 Button \"Größe & <Farbe>\" NSButton", "10 Button Cell \"Größe & <Farbe>\" NSButtonCell",
                    "11 Text Field SizeField", "12 Object Controller NSObjectController",
                ])
        #expect(
            document.connectionLines == [
                "action NSButton resize: owner", "action SizeField print: first-responder",
                "binding SizeField value NSObjectController selection.size", "outlet owner window NSWindow",
            ])
        let field = try #require(document.element(withID: "11"))
        #expect(document.tree.attribute("customModule", of: field) == "Paint")
        let button = try #require(document.element(withID: "9"))
        #expect(document.tree.attribute("toolTip", of: button) == "Makes it fit")
        #expect(document.text(of: button).contains(#"<rect key="frame" x="20" y="13" width="80" height="32"/>"#))
    }

    @Test(arguments: uiKit.map(\.name))
    func uiKitObjectsAndConnections(name: String) throws {
        let document = try Fixtures.document(Fixtures.all.first { $0.name == name }!.bytes)
        #expect(document.kind.platform == .iOS)
        #expect(
            document.objects.map { "\(document.display($0)) \(document.className(of: $0))" } == [
                "File's Owner NSObject", "First Responder UIResponder", "View[0] UIView", "Button \"Go\" UIButton",
                "Label \"Name\" UILabel", "Label \"Age\" UILabel", "View[1] BadgeView",
                "View Controller \"Main\" UIViewController",
                "Storyboard Reference \"UIViewController-a1B-2c-d3E\" UIViewController",
            ])
        #expect(
            document.connectionLines == [
                "action UIButton go: owner touchUpInside", "outlet owner view UIView",
                "outletCollection owner labels UILabel", "outletCollection owner labels UILabel",
                "segue UIViewController show UIViewController detail",
            ])
    }

    @Test func formatsSayWhatTheyAre() throws {
        let descriptions = try Fixtures.all.map { try #require(try NibImport.read($0.bytes)).format.description }
        #expect(
            Set(descriptions) == [
                "compiled nib (NIBArchive, format 1, coder 9)", "compiled nib (keyed archive, binary property list)",
                "compiled nib (keyed archive, XML property list)", "xib of Xcode 3 or 4 (archive format 8.00)",
            ])
    }

    @Test(arguments: ["<?xml version=\"1.0\"?>\n<document/>", "", "{}", "GIF89a", "<html><archive/></html>", "NIBA"])
    func otherBytesAreLeftAlone(text: String) throws {
        #expect(try NibImport.read(Array(text.utf8)) == nil)
    }

    @Test func otherArchivesAreNoNibs() {
        let list = PlistValue.dictionary([("a", .array([.integer(1), .real(0.5)]))])
        let archive = PlistValue.keyedArchive(ArchivedObject("NSObject", [("root", .string("x"))]))
        for bytes in [list.xml, list.binary, archive.xml, archive.binary] {
            #expect { try NibImport.read(bytes) } throws: { ($0 as? ImportError)?.reason == .notNib }
        }
    }

    @Test func declarationsInAPropertyListAreRefused() {
        let text = String(decoding: Fixtures.all.first { $0.name == "AppKit, XML" }!.bytes, as: UTF8.self)
        let start = text.range(of: "<!DOCTYPE")!.lowerBound
        let end = text.range(of: "<plist")!.lowerBound
        let declared = text.replacingCharacters(in: start..<end, with: "<!DOCTYPE plist [<!ENTITY a \"b\">]>")
        #expect { try NibImport.read(Array(declared.utf8)) } throws: {
            ($0 as? ImportError)?.message == "damaged XML property list: document types and entities are not supported"
        }
    }
}
