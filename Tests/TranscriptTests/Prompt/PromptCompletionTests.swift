import PTYSupport
import Testing

/// Completion with the Tab key offers what the command's declaration expects at the cursor.
@Suite(.serialized) struct PromptCompletionTests {
    /// A line up to the Tab key, and the line after it.
    struct Case: CustomTestStringConvertible, Sendable {
        let typed: String
        let completed: String
        var document = "View.xib"
        var testDescription: String { typed }
    }

    @Test(arguments: [
        Case(typed: "dupl", completed: "duplicate "),
        Case(typed: "connect out", completed: "connect outlet "),
        Case(typed: "unset at", completed: "unset attribute "),
        Case(typed: "show R0L", completed: "show R0L-cU-dz5 "),
        Case(typed: "select \"Noth", completed: "select 'Nothing pressed yet' "),
        Case(typed: "select Noth", completed: "select 'Nothing pressed yet' "),
        Case(typed: "select first", completed: "select first-responder "),
        Case(typed: "connect outlet own", completed: "connect outlet owner."),
        Case(typed: "connect action 9WB-yW-lki.touchUpI", completed: "connect action 9WB-yW-lki.touchUpInside "),
        Case(typed: "connect action 9WB -", completed: "connect action 9WB -> "),
        Case(typed: "set R0L contentM", completed: "set R0L contentMode "),
        Case(typed: "set R0L frame.wi", completed: "set R0L frame.width "),
        Case(typed: "set R0L customModuleP", completed: "set R0L customModuleProvider "),
        Case(typed: "attribute 9WB layer.cornerRadius num", completed: "attribute 9WB layer.cornerRadius number "),
        Case(typed: "set 9WB accessibility.la", completed: "set 9WB accessibility.label "),
        Case(typed: "pin 9WB top,le", completed: "pin 9WB top,leading "),
        Case(typed: "layout --device 'iPhone S", completed: "layout --device 'iPhone SE' "),
        Case(typed: "add segmentedC", completed: "add segmentedControl "),
        Case(typed: "add button to R0L.subv", completed: "add button to R0L.subviews "),
        Case(typed: "source conn", completed: "source connect"),
        Case(typed: "open Main", completed: "open Main.storyboard "),
        Case(typed: "open ../Main", completed: "open ../MainMenu/"),
        Case(typed: "save --f", completed: "save --force "),
        Case(typed: "help refer", completed: "help references "),
        Case(typed: "log --pa", completed: "log --patch "),
        Case(
            typed: "connect outlet yWc-D1-xHO.dataS", completed: "connect outlet yWc-D1-xHO.dataSource ",
            document: "../MainMenu/MainMenu.xib"),
        Case(
            typed: "disconnect rs5", completed: "disconnect rs5-Sb-Nce ", document: "../MainMenu/MainMenu.xib"),
        Case(
            typed: "disconnect action x -> -1.orderFrontStan",
            completed: "disconnect action x -> -1.orderFrontStandardAboutPanel: ",
            document: "../MainMenu/MainMenu.xib"),
        Case(
            typed: "connect segue BQM -> BQM presenta", completed: "connect segue BQM -> BQM presentation ",
            document: "Main.storyboard"),
    ])
    func completes(example: Case) throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start(example.document)
        try terminal.expect("> ")
        // The bar shows where the cursor is after the completion.
        terminal.send(example.typed + "\t|")
        try terminal.expect(example.completed + "|")
    }

    @Test func listsWhatIsPossible() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        terminal.send("connect \t\t")
        for word in ["outlet", "collection", "action", "segue", "binding"] {
            try terminal.wait("for \(word)") { $0.text.contains(word) }
        }
        try terminal.expect("View.xib> connect ")
        terminal.send("\u{3}")
        try terminal.expect("^C")
        try terminal.expect("View.xib> ")
        terminal.send("show \t\t")
        try terminal.wait("for ids with labels") {
            $0.text.contains("9WB-yW-lki") && $0.text.contains("Button \"Go\"")
        }
    }

    @Test func namesOfConnectedOutletsAreOffered() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("connect outlet owner.coolview -> R0L", shows: "1  connect", then: "View.xib*> ")
        terminal.send("disconnect outlet owner.co\t\r")
        try terminal.expect("2  disconnect outlet -1.coolview")
    }
}
