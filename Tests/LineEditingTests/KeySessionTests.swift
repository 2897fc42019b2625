import KeySessions
import PTYSupport
import Testing

/// Random keys at the line editor, whose library writes outside its screen if a line is longer than the screen.
@Suite(.serialized) struct KeySessionTests {
    @Test func randomKeysDoNotCrash() {
        var table = KeyTable()
        table.run(25, seed: 2_026, program: BuildProducts.path(of: "line-editing-probe"), arguments: ["HISTORY"])
        #expect(table.tried == 25)
        #expect(table.lost.isEmpty, "seeds: \(table.lost)")
    }
}
