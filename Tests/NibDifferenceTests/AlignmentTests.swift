import SeededRandom
import Testing

@testable import NibDifference

@Suite struct AlignmentTests {
    @Test func pairsAreEqualAndAscending() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...4, using: &random) }
            let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...4, using: &random) }
            let pairs = Alignment.pairs(of: old, and: new)
            #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
            #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
        }
        #expect(Alignment.pairs(of: ["A", "B", "C"], and: ["A", "C"]).map(\.old) == [0, 2])
    }
}
