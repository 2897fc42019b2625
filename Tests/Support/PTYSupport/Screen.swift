/// The text on a terminal after a program's output, as its user would see it.
///
/// It knows the control sequences that libedit and shells use: cursor movement, erasing, inserting and deleting
/// characters; others have no effect. Rows that scroll off the top are kept, so that row numbers stay valid.
package struct Screen {
    /// The text of the rows, oldest first, including blanks that were written but not those that were erased.
    package var lines: [String] {
        rows.map { row in String(row.flatMap { $0 ?? [] }) }
    }

    /// All rows, separated by line ends.
    package var text: String {
        lines.joined(separator: "\n")
    }

    /// The row of the cursor, counted from the first row ever written.
    package private(set) var row = 0

    /// The column of the cursor.
    package private(set) var column = 0

    /// The character in each cell with its combining marks; nil for the right half of a wide character.
    private var rows: [[[Character]?]] = [[]]
    private var columns: Int
    private var height: Int
    private var isWrapDue = false
    private var saved = (row: 0, column: 0, isWrapDue: false)
    private var undecoded: [UInt8] = []
    private var sequence: [UInt8]?

    /// Makes an empty screen.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.height = rows
    }

    /// Changes the size; the content does not move, as on a terminal that does not reflow lines.
    package mutating func resize(columns: Int, rows: Int) {
        self.columns = columns
        self.height = rows
        isWrapDue = false
    }

    /// Interprets the output of a program.
    package mutating func write(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            if sequence != nil {
                extendSequence(byte)
            } else if byte < 0x20 || byte == 0x7f {
                control(byte)
            } else {
                undecoded.append(byte)
                decode()
            }
        }
    }

    private mutating func decode() {
        let lead = undecoded[0]
        let length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
        guard undecoded.count == length else { return }
        for scalar in String(decoding: undecoded, as: UTF8.self).unicodeScalars { put(scalar) }
        undecoded.removeAll()
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        let width = Screen.width(of: scalar)
        if width == 0 {
            if column > 0, column <= rows[row].count { rows[row][column - 1]?.append(Character(scalar)) }
            return
        }
        if isWrapDue || column + width > columns {
            column = 0
            lineFeed()
        }
        pad(to: column + width)
        rows[row][column] = [Character(scalar)]
        if width == 2 { rows[row][column + 1] = nil }
        column += width
        isWrapDue = column == columns
        if isWrapDue { column -= 1 }
    }

    private mutating func control(_ byte: UInt8) {
        if byte != 0x07 { isWrapDue = false }
        switch byte {
        case 0x08: column = max(0, column - 1)
        case 0x09: column = min(columns - 1, (column / 8 + 1) * 8)
        case 0x0a: lineFeed()
        case 0x0d: column = 0
        case 0x1b: sequence = []
        default: break
        }
    }

    private mutating func extendSequence(_ byte: UInt8) {
        sequence?.append(byte)
        guard let sequence, let first = sequence.first else { return }
        if first == UInt8(ascii: "[") {
            guard sequence.count > 1, (0x40...0x7e).contains(byte) else { return }
            let numbers = sequence.dropFirst().dropLast().split(separator: UInt8(ascii: ";"))
            perform(byte, numbers: numbers.map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 })
        } else if (0x20...0x2f).contains(first) && sequence.count < 2 {
            return
        } else if first == UInt8(ascii: "7") {
            saved = (row, column, isWrapDue)
        } else if first == UInt8(ascii: "8") {
            (row, column, isWrapDue) = saved
        }
        self.sequence = nil
    }

    private mutating func perform(_ final: UInt8, numbers: [Int]) {
        let first = numbers.first ?? 0
        let count = max(1, first)
        isWrapDue = false
        switch Character(Unicode.Scalar(final)) {
        case "A": row = max(top, row - count)
        case "B": move(toRow: row + count)
        case "C": column = min(columns - 1, column + count)
        case "D": column = max(0, column - count)
        case "G": column = min(columns, count) - 1
        case "H":
            move(toRow: top + count - 1)
            column = max(1, numbers.count > 1 ? numbers[1] : 1) - 1
        case "J": erase(first)
        case "K": eraseInRow(first)
        case "P": deleteCharacters(count)
        case "@": insertBlanks(count)
        default: break
        }
    }

    private var top: Int { max(0, rows.count - height) }

    private mutating func lineFeed() {
        move(toRow: row + 1, scrolls: true)
    }

    private mutating func move(toRow target: Int, scrolls: Bool = false) {
        row = scrolls ? target : min(target, top + height - 1)
        while rows.count <= row { rows.append([]) }
    }

    private mutating func pad(to count: Int) {
        while rows[row].count < count { rows[row].append([" "]) }
    }

    private mutating func erase(_ mode: Int) {
        if mode == 0 {
            eraseInRow(0)
            for below in rows.indices where below > row { rows[below] = [] }
        } else {
            // Keep the cleared rows readable for the tests, as if they had scrolled off.
            let height = self.height
            rows += Array(repeating: [], count: height)
            row += height
        }
    }

    private mutating func eraseInRow(_ mode: Int) {
        switch mode {
        case 0: rows[row].removeSubrange(min(column, rows[row].count)...)
        case 1: for cell in 0..<min(column + 1, rows[row].count) { rows[row][cell] = [" "] }
        default: rows[row] = []
        }
    }

    private mutating func deleteCharacters(_ count: Int) {
        guard column < rows[row].count else { return }
        rows[row].removeSubrange(column..<min(column + count, rows[row].count))
    }

    private mutating func insertBlanks(_ count: Int) {
        pad(to: column)
        rows[row].insert(contentsOf: Array(repeating: [" "], count: count), at: column)
        if rows[row].count > columns { rows[row].removeSubrange(columns...) }
    }

    /// Returns the columns of a code point, with as much of Unicode's East Asian widths as the tests need.
    private static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x300...0x36f, 0x200b...0x200d, 0xfe00...0xfe0f: 0
        case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xff00...0xff60: 2
        case 0x1f300...0x1f64f, 0x1f680...0x1f6ff, 0x1f900...0x1f9ff, 0x20000...0x3fffd: 2
        default: 1
        }
    }
}
