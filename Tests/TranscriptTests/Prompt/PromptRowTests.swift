import PTYSupport
import Testing

/// The rows of the last answer at a prompt: they are numbered, and `@2` is the object in row 2.
@Suite(.serialized) struct PromptRowTests {
    @Test func followsConnections() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("tree", shows: "  5 ├─ Button \"Go\"  ", then: "View.xib> ")
        try terminal.enter(
            "connect outlet owner.view -> @3 as vIe-w0-001", shows: "1  connect outlet -1.view -> R0L-cU-dz5",
            then: "View.xib*> ")
        try terminal.enter("inspect owner", shows: "  1 ● view", then: "View.xib*> ")
        try terminal.enter("select @1", shows: "View  R0L-cU-dz5", then: "View.xib* [View]> ")
        try terminal.enter("inspect .", shows: "  1 ● view                File's Owner", then: "View.xib* [View]> ")
        try terminal.enter("select @1", shows: "File's Owner  -1", then: "View.xib* [File's Owner]> ")
        try terminal.enter("select -", shows: "View  R0L-cU-dz5", then: "View.xib* [View]> ")
        try terminal.enter("select -", shows: "error: no object was selected before", then: "View.xib* [View]> ")
        // Of a connection, the object is at its far end; 'disconnect' takes the connection.
        try terminal.enter("connections", shows: "  1 vIe-w0-001  outlet", then: "View.xib* [View]> ")
        try terminal.enter("select @1", shows: "View  R0L-cU-dz5", then: "View.xib* [View]> ")
        try terminal.enter("inspect owner", shows: "  1 ● view", then: "View.xib* [View]> ")
        try terminal.enter("disconnect @1", shows: "2  disconnect vIe-w0-001", then: "View.xib [View]> ")
        try terminal.enter("show @7", shows: "error: the last answer has only 1 row", then: "View.xib [View]> ")
        // The inspector also shows what has no rows; a search that finds nothing leaves none.
        try terminal.enter("inspect attributes .", shows: "systemBackgroundColor", then: "View.xib [View]> ")
        try terminal.enter("select @1", shows: "View  R0L-cU-dz5", then: "View.xib [View]> ")
        try terminal.enter("find zzz", shows: "nothing found", then: "View.xib [View]> ")
        #expect(terminal.screen.text.contains("\nnothing found"))
        try terminal.enter("show @1", shows: "error: the last answer has no rows", then: "View.xib [View]> ")
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
    }

    @Test func rowsOfAnotherDocumentAreNamedWithIt() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("new ios-xib Other.xib", shows: "Other.xib", then: "Other.xib> ")
        try terminal.enter("use View.xib", shows: "the current document", then: "View.xib> ")
        try terminal.enter("tree Other.xib:", shows: "  1 File's Owner", then: "View.xib> ")
        try terminal.enter(
            "show @1", shows: "error: the rows of the last answer are of Other.xib", then: "View.xib> ")
        #expect(terminal.screen.text.contains("hint: to look at it: Other.xib:@1"))
        try terminal.enter("show Other.xib:@1", shows: "<placeholder placeholderIdentifier=", then: "View.xib> ")
        terminal.send("quit\r")
    }

    @Test func rowsAreNumberedOnlyForPeople() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib", environment: ["COLUMNS": "80"])
        try terminal.expect("View.xib> ")
        try terminal.enter("tree | sed 's/^/out: /'", shows: "out: File's Owner", then: "View.xib> ")
        try terminal.enter("tree --csv=id", shows: "R0L-cU-dz5", then: "View.xib> ")
        #expect(!terminal.screen.text.contains("3 R0L"))
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
    }
}
