import Testing

@testable import CommandLog

struct LogLinesTests {
    private struct Failure: Error {}

    @Test func keepsLinesAsTheyAre() {
        let lines = ["", "set a title 'ä'", "", "x"]
        var kept = LogLines(lines.prefix(2))
        kept += LogLines(lines.dropFirst(2))
        #expect(Array(kept) == lines)
        #expect(kept == LogLines(lines))
        #expect(
            kept.indices.map { String(decoding: kept.bytes(of: $0), as: UTF8.self) } == lines)
    }

    @Test func takesTheLastOnesOff() {
        var kept: LogLines = ["one", "two", "three"]
        #expect(kept.removeLast(from: 1) == ["two", "three"])
        #expect(kept == ["one"])
        #expect(kept.removeLast(from: 1) == [])
        kept.append("four")
        #expect(Array(kept) == ["one", "four"])
    }

    @Test func aLineThatFailsLeavesNothing() {
        var kept: LogLines = ["one"]
        #expect(throws: Failure.self) {
            try kept.append { bytes throws(Failure) in
                bytes += "tw".utf8
                throw Failure()
            }
        }
        #expect(kept == ["one"])
    }
}
