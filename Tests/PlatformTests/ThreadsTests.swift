import Platform
import Testing

@Suite struct ThreadsTests {
    @Test(arguments: [true, false]) func aValueMadeAsideIsThereWhenItIsAskedFor(_ isWorthwhile: Bool) {
        let sum = Aside(if: isWorthwhile) { (1...100_000).reduce(0, +) }
        #expect(sum.value == 5_000_050_000)
        #expect(sum.value == 5_000_050_000)
    }

    @Test func aValueNobodyAsksForIsWaitedFor() {
        let counter = ResultSlots(repeating: 0, count: 1)
        do {
            _ = Aside(if: true) { counter.set(0, (1...100_000).reduce(0, +)) }
        }
        let seen = counter.take()[0]
        #expect(seen == 5_000_050_000 || Worker.processors == 1)
    }

    @Test(arguments: [0, 1, 7, 1_000]) func everyIndexIsTakenOnce(_ count: Int) {
        let slots = ResultSlots(repeating: 0, count: count)
        ParallelWork.run(count, chunk: 16) { range in
            for index in range { slots.set(index, index + 1) }
        }
        #expect(slots.take() == Array(1..<(count + 1)))
    }
}
