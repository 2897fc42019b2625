/// Rows of cells for a table that may have as many rows as a document has objects.
///
/// The cells are kept as bytes, one after the other, because texts by themselves take several times as much memory. Each pass over the
/// rows makes their texts anew.
package struct CompactRows: Collection {
    /// Where a row begins: among the pages, and among the pieces and the bytes of the page.
    package struct Index: Comparable {
        fileprivate var page = 0
        fileprivate var piece = 0
        fileprivate var byte = 0

        /// Orders the beginnings of rows as the rows are.
        package static func < (a: Index, b: Index) -> Bool { (a.page, a.piece) < (b.page, b.piece) }
    }

    /// A piece of a cell in one style.
    private struct Piece {
        let count: UInt32
        let style: TextStyle
        var endsCell = false
        var endsRow = false
    }

    /// Some of the rows. Arrays that grow have room for twice as much; those of a page are small.
    private struct Page {
        var bytes: [UInt8] = []
        var pieces: [Piece] = []

        var isFull: Bool { bytes.count >= 1 << 18 }

        /// Makes a page with room for about as much as another one has.
        init(after other: Page? = nil) {
            guard let other else { return }
            bytes.reserveCapacity(other.bytes.count + other.bytes.count / 64)
            pieces.reserveCapacity(other.pieces.count + other.pieces.count / 16)
        }
    }

    private var pages: [Page] = []
    /// The number of rows.
    package private(set) var count = 0

    /// Makes a table without rows.
    package init() {}

    /// Adds a row.
    ///
    /// - Parameter cells: the cells, each one line of text; at least one.
    package mutating func append(_ cells: [StyledText]) {
        if pages.last?.isFull ?? true { pages.append(Page(after: pages.last)) }
        Self.append(cells, to: &pages[pages.count - 1])
        count += 1
    }

    private static func append(_ cells: [StyledText], to page: inout Page) {
        for cell in cells {
            let first = page.pieces.count
            for run in cell.runs {
                let start = page.bytes.count
                page.bytes.append(contentsOf: run.text.utf8)
                page.pieces.append(Piece(count: UInt32(page.bytes.count - start), style: run.style))
            }
            if page.pieces.count == first { page.pieces.append(Piece(count: 0, style: .plain)) }
            page.pieces[page.pieces.count - 1].endsCell = true
        }
        page.pieces[page.pieces.count - 1].endsRow = true
    }

    /// The first row.
    package var startIndex: Index { Index() }

    /// The place after the last row.
    package var endIndex: Index { Index(page: pages.count) }

    /// Returns the place of the next row.
    package func index(after index: Index) -> Index {
        let pieces = pages[index.page].pieces
        var next = index
        repeat {
            next.byte += Int(pieces[next.piece].count)
            next.piece += 1
        } while !pieces[next.piece - 1].endsRow
        return next.piece < pieces.count ? next : Index(page: index.page + 1)
    }

    /// Returns the cells of a row.
    package subscript(index: Index) -> [StyledText] {
        let page = pages[index.page]
        var (place, cells, cell) = (index, [StyledText](), StyledText())
        while true {
            let piece = page.pieces[place.piece]
            let end = place.byte + Int(piece.count)
            cell.append(lines: String(decoding: page.bytes[place.byte..<end], as: UTF8.self), style: piece.style)
            place.piece += 1
            place.byte = end
            guard piece.endsCell else { continue }
            cells.append(cell)
            if piece.endsRow { return cells }
            cell = StyledText()
        }
    }
}
