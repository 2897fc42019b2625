import NibDocument
import Testing
import XMLTree

/// No edit leaves a document that is too deep to be opened again.
@Suite struct DepthTests {
    /// A document with views inside each other, in the deepest one of which only `room` more elements fit inside each other.
    private func document(room: Int) throws -> NibDocument {
        // The root, <objects>, the view of the fixture and its <subviews> are around the views.
        let views = (XMLTree.deepest - room - 4) / 2
        let chain = (0..<views).map { "<view id=\"v\($0)\"><subviews>" }.joined() + "<label id=\"last\"/>"
        let text = Fixtures.view.replacing(
            "<subviews>", with: "<subviews>" + chain + String(repeating: "</subviews></view>", count: views),
            maxReplacements: 1)
        return try Fixtures.document(text)
    }

    @Test(arguments: ["<view id=\"n\"><subviews><label id=\"m\"/></subviews></view>", "<view id=\"n\"/>"])
    func insertions(_ text: String) throws {
        for room in [2, 4] {
            let document = try document(room: room)
            let bytes = document.bytes
            let last = try #require(document.element(withID: "last"))
            let list = try #require(document.tree.parent(last))
            let isTooDeep = text.contains("subviews") && room < 3
            let edit = Edit(document)
            edit.insert(try edit.makeElement(from: text, for: list), into: list, before: nil)
            if isTooDeep {
                let error = #expect(throws: NibError.self) { try edit.finish() }
                #expect(error?.code == .wrongPlace)
                #expect(document.bytes == bytes)
            } else {
                _ = try edit.finish()
                #expect(throws: Never.self) { try NibDocument(bytes: document.bytes) }
            }
        }
    }

    @Test func moves() throws {
        let document = try document(room: 2)
        let bytes = document.bytes
        let (outer, last) = (
            try #require(document.element(withID: "v0")), try #require(document.element(withID: "last"))
        )
        let button = try #require(document.element(withID: "bUt-to-001"))
        #expect(document.tree.contains(outer, inner: last))
        let edit = Edit(document)
        // The button has a list of connections in it, so it is three elements high.
        edit.relocate(button, into: document.tree.parent(last)!, before: nil)
        let error = #expect(throws: NibError.self) { try edit.finish() }
        #expect(error?.message.contains("inside each other") == true)
        #expect(document.bytes == bytes)
    }
}
