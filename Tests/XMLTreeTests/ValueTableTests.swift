import Bytes
import Testing

@testable import XMLTree

/// The table of values behaves like a dictionary.
@Suite struct ValueTableTests {
    @Test func itHoldsWhatADictionaryHolds() {
        let store = ByteStore(base: [])
        let table = ValueTable(store: store)
        var expected: [String: [NodeID]] = [:]
        var random = SystemRandomNumberGenerator()
        var ranges: [String: ByteRange] = [:]
        for step in 0..<20_000 {
            let value = "v\(UInt32.random(in: 0..<700, using: &random))"
            let isAdded = (expected[value] ?? []).isEmpty || Bool.random(using: &random)
            if isAdded {
                let range = ranges[value] ?? store.append(Array(value.utf8))
                ranges[value] = range
                table.add(Int32(step), range, hash: store.with(range) { table.hash($0) })
                expected[value, default: []].append(NodeID(Int32(step)))
            } else {
                let node = expected[value]!.randomElement(using: &random)!
                Array(value.utf8).withUnsafeBytes { table.remove(node.index, $0) }
                expected[value]!.removeAll { $0 == node }
                if expected[value]!.isEmpty { expected[value] = nil }
            }
            guard step % 97 == 0 else { continue }
            let probe = "v\(UInt32.random(in: 0..<800, using: &random))"
            Array(probe.utf8).withUnsafeBytes { bytes in
                #expect(table.nodes(bytes).sorted() == (expected[probe] ?? []))
                #expect(table.contains(bytes) == (expected[probe] != nil))
                #expect(table.only(bytes) == (expected[probe]?.count == 1 ? expected[probe]![0] : nil))
            }
        }
        #expect(table.count == expected.count)
        #expect(table.ranges(onlyShared: true).count == expected.values.filter { $0.count > 1 }.count)
    }

    @Test func theHashTellsLengthsAndOrdersApart() {
        let hash = ByteHash()
        let values: [[UInt8]] = [
            [], [0], [0, 0], Array(repeating: 0, count: 8), Array(repeating: 0, count: 9), [1, 2], [2, 1],
        ]
        let hashes = values.map { value in value.withUnsafeBytes { hash($0) } }
        #expect(Set(hashes).count == values.count)
        #expect(
            Array("abcdefghij".utf8).withUnsafeBytes { hash($0) }
                == Array("abcdefghij".utf8).withUnsafeBytes { hash($0) })
    }
}
