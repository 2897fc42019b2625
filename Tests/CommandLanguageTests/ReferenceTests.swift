import CommandLanguage
import Testing

struct ReferenceTests {
    @Test func writesMarkdown() {
        let page = CommandTable(
            Array(SampleCommands.connecting.prefix(1)) + [SampleCommands.command("x_y", group: "Odd")]
        )
        .reference(title: "Commands", introduction: "All of them.")
        #expect(
            page == """
                # Commands

                All of them.

                ## Connecting

                ### connect outlet

                ```
                connect outlet SRC.NAME -> DST [as ID]
                ```

                does what connect outlet does

                - `SRC.NAME`: the SRC.NAME
                - `DST`: the DST
                - `ID`: the ID

                The outlet is looked up in the class of `SRC`; what is found there decides whether the connection can be made at all.

                It may be one of

                - an outlet that the code declares in one of its classes
                - an outlet of UIKit

                A line of its own:

                ```
                connect outlet -1.view -> iN0
                ```

                And that is all.

                Example: the controller's outlet leads to the view

                ```
                connect outlet -1.coolview -> iN0-l3-epB
                ```

                ```
                connect outlet owner.view -> iN0 as abc-de-fgh
                ```

                See also: [connect action](#connect-action), [disconnect](#disconnect)

                ## Odd

                ### x_y

                ```
                x_y
                ```

                does what x\\_y does

                """)
    }

    @Test func hasEveryCommand() {
        let page = SampleCommands.table.reference()
        let manual = SampleCommands.table.manual()
        let table = SampleCommands.table
        for command in table.commands {
            let level = table.page(of: command) == nil ? "###" : "####"
            #expect(page.contains("\n\(level) \(command.name)\n\n```\n\(command.usage)\n```\n"))
            #expect(manual.contains("\n.TP\n\\fB\(command.name)\\fR"))
        }
    }

    @Test func writesRoff() {
        let commands = [
            SampleCommands.command(
                "insert", [.several(SampleCommands.word("XML"))], group: "Editing",
                discussion: ".dot begins `it's` \\\n\n    .code\n", examples: [Example("insert '<a/>'", "puts it in")])
        ]
        #expect(
            CommandTable(commands).manual() == #"""
                .SH COMMANDS
                .SS "Editing"
                .TP
                \fBinsert\fR XML\[u2026]
                does what insert does
                .RS
                .TP
                \fIXML\fR
                the XML
                .PP
                \&.dot begins \fBit\(aqs\fR \e
                .PP
                .nf
                .RS 4
                \&.code
                .RE
                .fi
                .PP
                puts it in
                .PP
                .nf
                .RS 4
                insert \(aq<a/>\(aq
                .RE
                .fi
                .RE

                """#)
    }
}
