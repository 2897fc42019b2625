import Replies
import Testing

@Suite struct CompactRowsTests {
    /// Rows with one to three cells, some of them empty and some in two styles; long enough for several pages.
    private let rows: [[StyledText]] = (0..<9_000).map { number in
        let name = String(repeating: "ä", count: number % 90)
        return [StyledText(name, .label), StyledText("(", .dim) + StyledText("\(number)", .id), ""]
            .prefix(number % 3 + 1) + []
    }

    @Test func rowsAreThoseThatWereAdded() {
        var compact = CompactRows()
        #expect(compact.isEmpty)
        for row in rows { compact.append(row) }
        #expect(compact.count == rows.count)
        #expect(compact.elementsEqual(rows))
        // A second pass gives the same.
        #expect(compact.reversed().count == rows.count)
        #expect(compact.elementsEqual(rows))
    }

    @Test func placesAreOrdered() {
        var compact = CompactRows()
        for row in rows { compact.append(row) }
        let places = Array(compact.indices)
        #expect(places.count == rows.count)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
        #expect(places.last! < compact.endIndex)
        #expect(compact[places[5_000]] == rows[5_000])
    }
}
