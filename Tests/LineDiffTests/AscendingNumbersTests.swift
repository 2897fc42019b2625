import LineDiff
import SeededRandom
import Testing

@Suite struct AscendingNumbersTests {
    @Test func theLongestAscendingPartStays() {
        #expect(AscendingNumbers.longest(in: [3, 0, 1, 2]) == [1, 2, 3])
        #expect(AscendingNumbers.longest(in: []).isEmpty)
        var random = SeededGenerator(seed: 3)
        for count in 1..<40 {
            let numbers = Array(0..<count).shuffled(using: &random)
            let found = AscendingNumbers.longest(in: numbers).map { numbers[$0] }
            #expect(found == found.sorted())
        }
    }
}
