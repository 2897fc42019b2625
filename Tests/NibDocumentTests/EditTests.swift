import NibDocument
import Testing
import XMLTree

@Suite struct EditTests {
    private func text(_ document: NibDocument) -> String { String(decoding: document.bytes, as: UTF8.self) }

    /// Makes an edit and checks that its inverses restore the bytes.
    private func edit(_ document: NibDocument, _ body: (Edit) throws -> Void) throws {
        let before = document.bytes
        let edit = Edit(document)
        try body(edit)
        let inverses = try edit.finish()
        let changed = document.bytes
        var forward: [Primitive] = []
        for inverse in inverses.reversed() { forward.append(document.tree.apply(inverse)) }
        #expect(document.bytes == before)
        for primitive in forward.reversed() { document.tree.apply(primitive) }
        #expect(document.bytes == changed)
    }

    @Test func attributesGoToTheirPlace() throws {
        let document = try Fixtures.document()
        let label = try #require(document.element(withID: "lAb-el-001"))
        try edit(document) { edit in
            try edit.setProperty("customClass", to: "A", of: label)
            try edit.setProperty("textAlignment", to: "natural", of: label)
            try edit.setProperty("text", to: "Good \"day\" & <night>", of: label)
        }
        #expect(
            text(document).contains(
                #"<label opaque="NO" text="Good &quot;day&quot; &amp; &lt;night&gt;" textAlignment="natural" id="lAb-el-001" customClass="A">"#
            ))
    }

    @Test func longAndManyLineStringsBecomeChildren() throws {
        let document = try Fixtures.document()
        let label = try #require(document.element(withID: "lAb-el-001"))
        try edit(document) { try $0.setProperty("text", to: "two\nlines", of: label) }
        #expect(text(document).contains("<string key=\"text\">two\nlines</string>"))
        #expect(document.property("text", of: label) == "two\nlines")
        let back = Edit(document)
        try back.setProperty("text", to: String(repeating: "x", count: 127), of: label)
        _ = try back.finish()
        #expect(!text(document).contains("<string"))
        let control = Edit(document)
        try control.setProperty("text", to: "\r", of: label)
        _ = try control.finish()
        #expect(text(document).contains("<string key=\"text\" base64-UTF8=\"YES\">\nDQ\n</string>"))
        #expect(document.property("text", of: label) == "\r")
    }

    @Test func connectionsComeAndGoWithTheirList() throws {
        let document = try Fixtures.document()
        let owner = try #require(document.element(withID: "-1"))
        let edit = Edit(document)
        let list = edit.list("connections", in: owner)
        for (name, id) in [("zoo", "zZz-00-001"), ("abc", "aBc-00-001")] {
            let outlet = document.tree.makeElement(
                "outlet",
                attributes: [Attribute("property", name), Attribute("destination", "vIe-w0-001"), Attribute("id", id)])
            try edit.place(outlet, into: list)
        }
        _ = try edit.finish()
        #expect(document.connections(from: owner).map(\.name) == ["abc", "zoo"])
        let removal = Edit(document)
        for connection in document.connections(from: owner) { removal.remove(connection.node) }
        _ = try removal.finish()
        #expect(document.tree.isUnchanged)
    }

    @Test func removingTakesWhatRefersAlong() throws {
        let document = try Fixtures.document()
        let label = try #require(document.element(withID: "lAb-el-001"))
        try edit(document) { edit in
            let removal = try edit.removeWithReferences(label)
            #expect(removal.items.map(\.id) == ["mMm-00-001"])
        }
        #expect(!text(document).contains("<constraints>"))
    }

    @Test func aFailedCheckChangesNothing() throws {
        let document = try Fixtures.document()
        let button = try #require(document.element(withID: "bUt-to-001"))
        for (attribute, value, code) in [
            ("destination", "nO-such", NibError.Code.danglingReference), ("id", "bUt-to-001", .duplicateID),
        ] {
            let edit = Edit(document)
            let attributes = [
                Attribute("property", "x"), Attribute("destination", "-1"), Attribute("id", "nEw-00-001"),
            ]
            let changed = attributes.map { $0.name == attribute ? Attribute($0.name, value) : $0 }
            try edit.place(
                document.tree.makeElement("outlet", attributes: changed), into: edit.list("connections", in: button))
            let error = #expect(throws: NibError.self) { try edit.finish() }
            #expect(error?.code == code)
            #expect(document.tree.isUnchanged)
        }
        let edit = Edit(document)
        #expect(throws: NibError.self) { try edit.removeWithReferences(#require(document.element(withID: "-1"))) }
        edit.cancel()
        #expect(document.tree.isUnchanged)
    }

    @Test func aStackViewKeepsAValueForEachSubview() throws {
        let document = try Fixtures.document(Fixtures.stack)
        func values(_ list: String) -> [String] {
            let stack = document.element(withID: "sTa-ck-001")!
            guard let holder = document.tree.elements(in: stack).first(where: { document.tree.name($0) == list }) else {
                return []
            }
            return document.tree.elements(in: holder).map { document.tree.attribute("value", of: $0) ?? "" }
        }
        let stack = try #require(document.element(withID: "sTa-ck-001"))
        try edit(document) { edit in
            let new = document.tree.makeElement("view", attributes: [Attribute("id", "cCc-cc-001")])
            try edit.place(new, into: edit.list("subviews", in: stack), at: 1)
        }
        #expect(values("visibilityPriorities") == ["1000", "1000", "800"])
        #expect(values("customSpacing") == ["3.4028234663852886e+38", "3.4028234663852886e+38", "8"])
        try edit(document) { edit in
            let last = try #require(document.element(withID: "bBb-bb-001"))
            _ = try edit.move(last, into: edit.list("subviews", in: stack), key: nil, at: 0)
        }
        #expect(values("visibilityPriorities") == ["800", "1000", "1000"])
        try edit(document) { edit in
            for id in ["aAa-aa-001", "bBb-bb-001", "cCc-cc-001"] {
                _ = try edit.removeWithReferences(#require(document.element(withID: id)))
            }
        }
        #expect(values("visibilityPriorities").isEmpty && values("customSpacing").isEmpty)
    }

    @Test func movingIndentsAndKeepsLongTexts() throws {
        let document = try Fixtures.document()
        let label = try #require(document.element(withID: "lAb-el-001"))
        try edit(document) { try $0.setProperty("text", to: "two\n        lines", of: label) }
        let objects = try #require(
            document.tree.elements(in: document.tree.root).first { document.tree.name($0) == "objects" })
        try edit(document) { _ = try $0.move(label, into: objects, key: nil, at: 3) }
        #expect(text(document).contains("\n        <label opaque=\"NO\" id=\"lAb-el-001\">\n            <rect"))
        #expect(text(document).contains("two\n        lines"))
        #expect(throws: NibError.self) {
            let view = try #require(document.element(withID: "vIe-w0-001"))
            _ = try Edit(document).move(view, into: view, key: nil, at: nil)
        }
    }
}
