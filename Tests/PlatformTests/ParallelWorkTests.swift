import Platform
import Testing

@Suite struct ParallelWorkTests {
    @Test(arguments: [0, 1, 7, 16, 1_000]) func resultsAreInTheOrderOfTheElements(_ count: Int) {
        let squares = ParallelWork.map(Array(0..<count), chunk: 16) { "\($0 * $0)" }
        #expect(squares == (0..<count).map { "\($0 * $0)" })
    }
}
