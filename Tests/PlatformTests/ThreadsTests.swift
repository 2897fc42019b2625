import Platform
import Testing

@Suite struct ThreadsTests {
    @Test func aWorkerIsDoneWhenItWasWaitedFor() throws {
        let place = ResultSlots(repeating: 0, count: 1)
        let worker = try #require(Worker { place.set(0, (1...100_000).reduce(0, +)) })
        worker.wait()
        #expect(place.take() == [5_000_050_000])
    }

    @Test(arguments: [0, 1, 7, 1_000]) func everyIndexIsTakenOnce(_ count: Int) {
        let slots = ResultSlots(repeating: 0, count: count)
        ParallelWork.run(count, chunk: 16) { range in
            for index in range { slots.set(index, index + 1) }
        }
        #expect(slots.take() == Array(1..<(count + 1)))
    }
}
