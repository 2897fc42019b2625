import Platform
import Testing

@Suite struct BackgroundValuesTests {
    @Test func valuesComeInOrderUntilTheWorkEnds() {
        let values = BackgroundValues<Int> { deliver in (0..<10_000).forEach(deliver) }
        var received: [Int] = []
        while let value = values.next() { received.append(value) }
        #expect(received == Array(0..<10_000))
    }

    @Test func workWithoutValuesEnds() {
        let values = BackgroundValues<Int> { _ in }
        #expect(values.next() == nil)
    }
}
