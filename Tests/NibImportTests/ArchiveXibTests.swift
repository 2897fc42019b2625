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
