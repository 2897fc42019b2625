import NibShell
import Testing

/// Documents that are not laid out as Xcode does: edits follow the document's way and keep all the rest.
struct WrittenFormTests {
    /// A document's text in another form, and what an edit's new text is in that form.
    struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let convert: @Sendable (String) -> String

        static let all = [
            Form(testDescription: "as Xcode writes") { $0 },
            Form(testDescription: "CRLF") { $0.replacing("\n", with: "\r\n") },
            Form(testDescription: "tabs") { $0.replacing("    ", with: "\t") },
            Form(testDescription: "two spaces") { $0.replacing("    ", with: "  ") },
            Form(testDescription: "byte order mark") { "\u{FEFF}" + $0 },
            Form(testDescription: "no final newline") { String($0.dropLast()) },
            Form(testDescription: "CRLF, tabs, byte order mark") {
                "\u{FEFF}" + $0.replacing("    ", with: "\t").replacing("\n", with: "\r\n")
            },
            Form(testDescription: "one line") { text in
                text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
            },
            Form(testDescription: "one line behind the declaration") { text in
                let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
                return lines[0] + "\n" + lines.dropFirst().joined()
            },
        ]
    }

    /// Edits of which the result in any form is the result in Xcode's form, converted.
    static let edits: [[String]] = [
        ["set bUt-to-001 customClass RedButton"],
        ["set lAb-el-001 text 'A & B'"],
        ["unset lAb-el-001 text"],
        ["connect outlet -1.cherry -> bUt-to-001 as nEw-00-001"],
        ["connect action bUt-to-001.touchUpInside -> -1.go: as nEw-00-002"],
        ["disconnect oUt-le-002"],
        ["disconnect all -1"],
        ["remove lAb-el-001"],
        ["remove lAb-el-001", "remove bUt-to-001"],
        ["add label to vIe-w0-001 at 0 as nEw-00-003"],
        [
            "insert '<view id=\"nEw-00-004\"> <subviews><label id=\"nEw-00-005\"/></subviews></view>' into vIe-w0-001 at 1"
        ],
        ["insert '<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>' into vIe-w0-001"],
        ["move bUt-to-001 to vIe-w0-001 at 0"],
        ["move bUt-to-001 to document.objects"],
        ["duplicate bUt-to-001 as nEw-00-006"],
        ["attribute bUt-to-001 shade number 2"],
        ["unset attribute bUt-to-001 width"],
    ]

    @Test(arguments: Form.all, edits)
    func editsFollowTheForm(form: Form, commands: [String]) throws {
        let usual = try Editing(SmallDocuments.view)
        let editing = try Editing(form.convert(SmallDocuments.view))
        for command in commands {
            try usual.run(command)
            try editing.run(command)
        }
        #expect(editing.text == form.convert(usual.text))
        try editing.checkHistory()
    }

    @Test func whatStandsAroundAnEditStays() throws {
        let odd = """
            <?xml version='1.0'?>
            <!-- before -->
            <document   type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version="3.0" toolsVersion="22505"
                      targetRuntime="iOS.CocoaTouch" >
              <objects>
              <!-- the owner --> <placeholder placeholderIdentifier="IBFilesOwner" id='-1'/>

                 <view   id="vIe-w0-001"  ><!-- inside --><subviews
                 ><label id="lAb-el-001"   text='it&#39;s &#x41;'/></subviews><![CDATA[ ]]></view >
              </objects>
            </document>
            <?after this?>
            <!-- last -->
            """
        let editing = try Editing(odd)
        try editing.run("set lAb-el-001 text B")
        #expect(editing.text == odd.replacing("'it&#39;s &#x41;'", with: "\"B\""))
        try editing.run("set vIe-w0-001 tag 3")
        #expect(editing.text.contains("<view tag=\"3\"   id=\"vIe-w0-001\"  ><!-- inside -->"))
        try editing.run("undo", "set vIe-w0-001 customClass C", "unset vIe-w0-001 customClass")
        #expect(editing.text == odd.replacing("'it&#39;s &#x41;'", with: "\"B\""))
        try editing.run("remove lAb-el-001")
        #expect(editing.text.contains("<!-- inside --><![CDATA[ ]]></view >"))
        try editing.checkHistory()
    }
}
