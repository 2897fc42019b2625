import Replies
import Testing

struct CommandErrorTests {
    @Test func printsTheWholeError() {
        let error = CommandError.usage(
            "unknown command 'conect'", span: 0..<6, usage: ["connect SRC"], hints: ["did you mean 'connect'?"])
        #expect(
            error.rendered(statement: "conect outlet a.b -> c").plain == """
                error: unknown command 'conect'
                  conect outlet a.b -> c
                  ^~~~~~
                usage: connect SRC
                hint: did you mean 'connect'?
                """)
        #expect(error.rendered(statement: nil).plain.hasPrefix("error: unknown command 'conect'\nusage: "))
        #expect(CommandError("usage", "no file").rendered(statement: "save").plain == "error: no file")
    }

    @Test func showsDetailsBeforeHints() {
        var error = CommandError("usage", "no\nfile", hints: ["open one"])
        error.details = ["one", "two"]
        #expect(error.rendered(statement: nil).plain == "error: no\\u{A}file\none\ntwo\nhint: open one")
    }
}
