import Platform
import Synchronization
import Testing

@Suite struct OrderedWorkTests {
    /// What a worker keeps; not to be shared.
    private final class Kept {
        var indexes: [Int] = []
    }

    @Test(arguments: [1, 2, 8], [0, 1, 64]) func valuesComeInOrderHoweverLongTheyTake(workers: Int, waiting: Int) {
        let delivered = Mutex<[Int]>([])
        let contexts = Mutex(0)
        OrderedWork.run(count: 60, workers: workers, waiting: waiting) {
            contexts.withLock { $0 += 1 }
            return Kept()
        } compute: { index, kept in
            #expect(kept.indexes.last ?? -1 < index)
            kept.indexes.append(index)
            // Some take long, the first one longest.
            Clock.sleep(milliseconds: index == 0 ? 30 : index * 7 % 11 == 0 ? 5 : 0)
            return index * 3
        } deliver: { index, value in
            #expect(value == index * 3)
            delivered.withLock { $0.append(index) }
        }
        #expect(delivered.withLock { $0 } == Array(0..<60))
        #expect(1...workers ~= contexts.withLock { $0 })
    }

    @Test func workersDoNotRunFarAhead() {
        let (workers, waiting) = (4, 3)
        let counts = Mutex((begun: 0, delivered: 0))
        OrderedWork.run(count: 200, workers: workers, waiting: waiting) {
        } compute: { index, _ in
            counts.withLock {
                $0.begun += 1
                #expect($0.begun - $0.delivered <= workers * (waiting + 1))
            }
            Clock.sleep(milliseconds: index % 50 == 0 ? 20 : 0)
            return index
        } deliver: { _, _ in
            counts.withLock { $0.delivered += 1 }
        }
        #expect(counts.withLock { $0.delivered } == 200)
    }

    @Test func nothingIsDoneForNoIndexes() {
        OrderedWork.run(count: 0, workers: 4) {
            Issue.record("a worker began")
        } compute: { index, _ in
            index
        } deliver: { _, _ in
            Issue.record("something was delivered")
        }
    }
}
