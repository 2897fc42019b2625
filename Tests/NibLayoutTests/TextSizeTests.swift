import NibDocument
import NibLayout
import Testing

/// The sizes of views whose texts are others than when the document was read.
struct TextSizeTests {
    /// Sets an attribute of an object, or of what has a key in it.
    private func set(
        _ name: String, _ value: String, of id: String, keyed key: String? = nil, in document: NibDocument
    ) throws {
        let object = try #require(document.element(withID: id))
        let owner = try key.map { try #require(document.child(keyed: $0, of: object)) } ?? object
        _ = try document.withTransaction { edit throws(NibError) in edit.setAttribute(name, to: value, of: owner) }
    }

    private let corner = constraint("l.leading = root.leading + 20") + constraint("l.top = root.top + 20")

    private func label(
        _ text: String, _ frame: String, font: String = "type=\"system\" pointSize=\"17\"", _ more: String = ""
    ) -> String {
        view(
            "l", frame, element: "label", "text=\"\(text)\" \(more)",
            "<fontDescription key=\"fontDescription\" \(font)/>")
    }

    /// Texts with the widths that Interface Builder gave them.
    @Test(arguments: [
        ("type=\"system\" pointSize=\"17\"", "Inbox", 42.0, 20.5),
        ("type=\"system\" pointSize=\"17\"", "Label", 42, 20.5),
        ("type=\"system\" pointSize=\"17\"", "", 0, 0),
        ("type=\"system\" pointSize=\"17\"", "设置", 34, 20.5),
        ("style=\"UICTFontTextStyleFootnote\"", "Ünïcode", 50, 16),
    ])
    func labels(_ font: String, _ text: String, _ width: Double, _ height: Double) throws {
        let page = try LaidOutDocument(label("Some text", "20 20 76.5 20.5", font: font), constraints: corner)
        try set("text", text, of: "l", in: page.document)
        let solved = try page.view("l").solved
        #expect(abs(solved.width - width) <= 1)
        #expect(abs(solved.height - height) <= 0.5)
    }

    @Test func unknownLettersKeepTheSize() throws {
        let page = try LaidOutDocument(label("Some text", "20 20 76.5 20.5"), constraints: corner)
        try set("text", "\u{1F600}", of: "l", in: page.document)
        #expect(try page.view("l").solved.width == 76.5)
    }

    /// What is around a text, and a font that is not known, are taken from what the text of before was like.
    @Test func otherFontsAreMeasuredByTheirShare() throws {
        let font = "name=\"Menlo-Regular\" family=\"Menlo\" pointSize=\"17\""
        let page = try LaidOutDocument(label("aaaa", "20 20 41 20.5", font: font), constraints: corner)
        try set("text", "aaaaaaaa", of: "l", in: page.document)
        #expect(abs(try page.view("l").solved.width - 82) <= 0.5)
    }

    @Test func sizesOfFonts() throws {
        let page = try LaidOutDocument(label("Inbox", "20 20 42 20.5"), constraints: corner)
        try set("pointSize", "34", of: "l", keyed: "fontDescription", in: page.document)
        let solved = try page.view("l").solved
        #expect(solved.width > 78 && solved.width < 86)
        #expect(solved.height == 41)
    }

    /// A text that is put back has the size of before, whatever frame was written meanwhile.
    @Test func textsThatArePutBack() throws {
        let page = try LaidOutDocument(label("Inbox", "20 20 42 20.5"), constraints: corner)
        try set("text", "A longer text", of: "l", in: page.document)
        try set("width", "101", of: "l", keyed: "frame", in: page.document)
        try set("text", "Inbox", of: "l", in: page.document)
        #expect(try page.view("l").solved.width == 42)
    }

    @Test func linesAreBrokenAtTheWidth() throws {
        let text = "Several words that take more than one line"
        let width = constraint("l.trailing = root.trailing - 20")
        let page = try LaidOutDocument(
            label("One line", "20 20 280 20.5", "numberOfLines=\"0\""), constraints: corner + width)
        try set("text", text, of: "l", in: page.document)
        #expect(try page.view("l").solved.height == 41)
        let narrow = NibLayout(of: page.document, size: (160, 480))
        let solved = try #require(narrow.views.first { page.document.id(of: $0.node) == "l" }).solved
        #expect(solved.width == 120)
        #expect(solved.height == 61)
    }

    /// What a button of AppKit has around its title stays; that of a new one is known.
    @Test func buttons() throws {
        func button(_ id: String, _ title: String, _ frame: String) -> String {
            view(
                id, frame, element: "button", "",
                """
                <buttonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" borderStyle="border">
                <font key="font" metaFont="system"/></buttonCell>
                """)
        }
        let page = try LaidOutDocument(button("l", "OK", "13 20 60 32"), constraints: corner, isCocoa: true)
        try set("title", "Cancel", of: "l", keyed: "cell", in: page.document)
        let solved = try page.view("l").solved
        #expect(abs(solved.width - 82) <= 2)
        #expect(solved.height == 32)
    }
}
