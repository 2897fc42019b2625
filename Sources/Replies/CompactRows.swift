/// Rows of cells for a table that may have as many rows as a document has objects.
///
/// The cells are kept as bytes, one after the other, because texts by themselves take several times as much memory. Each pass over the
/// rows makes their texts anew.
package struct CompactRows: Collection {
    /// Where a row begins: among the pieces, and among the bytes.
    package struct Index: Comparable {
        fileprivate var piece: Int
        fileprivate var byte: Int

        /// Orders the beginnings of rows as the rows are.
        package static func < (a: Index, b: Index) -> Bool { a.piece < b.piece }
    }

    /// A piece of a cell in one style.
    private struct Piece {
        let count: UInt32
        let style: TextStyle
        var endsCell = false
        var endsRow = false
    }

    private var bytes: [UInt8] = []
    private var pieces: [Piece] = []
    /// The number of rows.
    package private(set) var count = 0

    /// Makes a table without rows.
    package init() {}

    /// Adds a row.
    ///
    /// - Parameter cells: the cells, each one line of text; at least one.
    package mutating func append(_ cells: [StyledText]) {
        for cell in cells {
            let first = pieces.count
            for run in cell.runs {
                let start = bytes.count
                bytes.append(contentsOf: run.text.utf8)
                pieces.append(Piece(count: UInt32(bytes.count - start), style: run.style))
            }
            if pieces.count == first { pieces.append(Piece(count: 0, style: .plain)) }
            pieces[pieces.count - 1].endsCell = true
        }
        pieces[pieces.count - 1].endsRow = true
        count += 1
    }

    /// The first row.
    package var startIndex: Index { Index(piece: 0, byte: 0) }

    /// The place after the last row.
    package var endIndex: Index { Index(piece: pieces.count, byte: bytes.count) }

    /// Returns the place of the next row.
    package func index(after index: Index) -> Index {
        var next = index
        repeat {
            next.byte += Int(pieces[next.piece].count)
            next.piece += 1
        } while !pieces[next.piece - 1].endsRow
        return next
    }

    /// Returns the cells of a row.
    package subscript(index: Index) -> [StyledText] {
        var (place, cells, cell) = (index, [StyledText](), StyledText())
        while true {
            let piece = pieces[place.piece]
            let end = place.byte + Int(piece.count)
            cell.append(lines: String(decoding: bytes[place.byte..<end], as: UTF8.self), style: piece.style)
            place = Index(piece: place.piece + 1, byte: end)
            guard piece.endsCell else { continue }
            cells.append(cell)
            if piece.endsRow { return cells }
            cell = StyledText()
        }
    }
}
