import Foundation
import NibDocument
import NibImport
import TestDocuments
import Testing

/// What is not understood is told, and bad input is refused or told, too.
@Suite struct UpgradeTests {
    private func bytes(_ name: String) throws -> [UInt8] { try Corpus.bytes("\(Fixtures.zoo)/\(name)") }

    private func upgrade(_ text: String) throws -> UpgradedNib {
        try #require(try NibImport.upgrade(Array(text.utf8), makeID: Fixtures.ids()))
    }

    @Test func everythingLeftOutIsTold() throws {
        let upgraded = try #require(try NibImport.upgrade(bytes("OddZoo.xib"), makeID: Fixtures.ids()))
        #expect(
            upgraded.leftOut.map { [$0.id ?? "-", $0.className, $0.key ?? "-"] } == [
                ["6", "ZKTigerView", "-"], ["17", "NSBox", "ZKStripes"],
            ])
        #expect(try NibDocument(bytes: upgraded.document).element(withID: "17") != nil)
    }

    /// A change of any field of the archive changes the document, or is told, or the field is known to mean nothing.
    @Test func everyFieldCounts() throws {
        let text = String(decoding: try bytes("Zoo.xib"), as: UTF8.self)
        let whole = try upgrade(text)
        #expect(whole.leftOut.isEmpty)
        for (old, new) in Self.changes {
            #expect(text.contains(old), "\(old)")
            let changed = try upgrade(text.replacingOccurrences(of: old, with: new))
            #expect(changed.document != whole.document || !changed.leftOut.isEmpty, "\(old)")
        }
    }

    /// Changes of fields of all kinds.
    private static let changes = [
        ("{{190, 12}, {96, 32}}", "{{190, 12}, {97, 32}}"), (">289<", ">290<"), (">-2038284033<", ">-2004729601<"),
        (">67239424<", ">604110336<"), ("key=\"NSTitle\">Open Gates", "key=\"NSTitle\">Close Gates"),
        (">1572864<", ">1048576<"), (">LucidaGrande<", ">Helvetica<"), (">MC4xIDAuMiAwLjMA<", ">MC4yIDAuMiAwLjMA<"),
        (">1886912512<", ">1886912513<"), (">_NSAppleMenu<", ">_NSTigerMenu<"), ("NSNullPlaceholder", "NSDisplayName"),
        ("key=\"NSDrawsBackground\"", "key=\"NSDrawsForeground\""), ("\"IBActionConnection\"", "\"IBTigerConnection\""),
        ("5.NSWindowTemplate.visibleAtLaunch", "5.NSWindowTemplate.visibleAtNight"), (">FeedButton<", ">Button<"),
        ("IBToolTipAttribute", "IBTigerAttribute"), ("<bool key=\"NSSharedInstance\">", "<bool key=\"NSOwnInstance\">"),
        ("<int key=\"NSBoxType\">", "<int key=\"NSBoxType\">"), (">submenuAction:<", ">growl:<"),
    ].filter { $0.0 != $0.1 }

    @Test func referencesToNothingAreTold() throws {
        let text = String(decoding: try bytes("Zoo.xib"), as: UTF8.self)
        let changed = try upgrade(
            text.replacingOccurrences(
                of: "<reference key=\"NSSupport\" ref=\"1030\"/>", with: "<reference key=\"NSSupport\" ref=\"4711\"/>"))
        #expect(changed.leftOut.map(\.key) == ["NSSupport"])
        #expect(changed.leftOut.first?.value.contains("4711") == true)
    }

    /// An object inside itself, or in two places, is told and written once.
    @Test func circlesAreTold() throws {
        let text = String(decoding: try bytes("Zoo.xib"), as: UTF8.self)
        let button = "<object class=\"NSButton\" id=\"1007\">"
        let circle = "<object class=\"NSMutableArray\" key=\"NSSubviews\"><reference ref=\"1006\"/></object>"
        let changed = try upgrade(text.replacingOccurrences(of: button, with: button + circle))
        #expect(changed.leftOut.map(\.value) == ["the object is in two places"])
        let document = try NibDocument(bytes: changed.document)
        #expect(document.element(withID: "6") != nil)
    }

    /// Deep nesting through references neither exhausts the stack nor takes forever.
    @Test func deepNestingIsRefused() throws {
        let count = 11_000
        let views = (0..<count).map { number in
            """
            <object class="NSCustomView" id="v\(number)"><string key="NSClassName">NSView</string><array key="NSSubviews">\
            <reference ref="v\(number + 1)"/></array></object>
            """
        }
        let text = """
            <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data><array key="IBDocument.RootObjects">\
            \(views.joined())</array><object class="IBObjectContainer" key="IBDocument.Objects"><array key="connectionRecords"/>\
            <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects"><object class="IBObjectRecord">\
            <int key="objectID">5</int><reference key="object" ref="v0"/></object></array></object></object></data></archive>
            """
        #expect(throws: ImportError.self) { try upgrade(text) }
    }

    @Test func truncatedArchivesAreRefused() throws {
        let bytes = try bytes("Zoo.xib")
        for count in stride(from: 0, to: bytes.count - 2, by: 97) {
            var isRefused = false
            do { isRefused = try NibImport.upgrade(Array(bytes.prefix(count)), makeID: Fixtures.ids()) == nil } catch {
                isRefused = true
            }
            #expect(isRefused, "\(count) bytes")
        }
    }

    /// Whatever some bytes become, the archive is refused, or gives a document that can be read.
    @Test func bytesChanged() throws {
        var bytes = try bytes("Zoo.xib")
        for index in stride(from: 0, to: bytes.count, by: 23) {
            let old = bytes[index]
            bytes[index] = old ^ 1
            defer { bytes[index] = old }
            do throws(ImportError) {
                guard let upgraded = try NibImport.upgrade(bytes, makeID: Fixtures.ids()) else { continue }
                do { _ = try NibDocument(bytes: upgraded.document) } catch { Issue.record("byte \(index): \(error)") }
            } catch { #expect(!error.message.isEmpty) }
        }
    }

    /// The same archive gives the same document.
    @Test func idsAreTheSameEachTime() throws {
        let bytes = try bytes("Zoo.xib")
        let documents = try (0..<2).map { _ in try NibImport.upgrade(bytes, makeID: Fixtures.ids())?.document }
        #expect(documents[0] == documents[1])
    }
}
