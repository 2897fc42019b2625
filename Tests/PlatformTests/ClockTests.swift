import Testing

@testable import Platform

struct ClockTests {
    private static let hour: Int64 = 3_600_000_000_000

    @Test func timesAreWrittenAsISO8601() {
        #expect(Clock.text(0) == "1970-01-01T00:00:00Z")
        #expect(Clock.text(1_763_839_080 * 1_000_000_000) == "2025-11-22T19:18:00Z")
    }

    /// Whatever the time zone of the machine.
    @Test func timesOfTodayHaveNoDate() throws {
        let time: Int64 = 1_763_839_080 * 1_000_000_000
        #expect(try #/\d\d:\d\d/#.wholeMatch(in: Clock.localText(time, now: time)) != nil)
        let later = Clock.localText(time, now: time + 24 * Self.hour)
        #expect(try #/2025-11-2[123] \d\d:\d\d/#.wholeMatch(in: later) != nil)
        #expect(later.hasSuffix(Clock.localText(time, now: time)))
    }
}
