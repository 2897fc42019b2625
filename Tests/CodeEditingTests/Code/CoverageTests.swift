import Testing

@testable import CodeEditing
@testable import SourceIndex

@Suite("Offsets in ranges")
struct CoverageTests {
    @Test func agreesWithEachRange() {
        let ranges = [4..<9, 0..<2, 6..<7, 12..<12, 14..<20, 15..<16]
        let coverage = Coverage(ranges)
        for offset in -1...22 {
            #expect(coverage.contains(offset) == ranges.contains { $0.contains(offset) }, "\(offset)")
        }
        #expect(!Coverage([]).contains(0))
    }
}
