import Wording

/// The list below a picture: what the numbers in it mean, and what there was no room for at all.
struct MarkList {
    private var entries: [(number: Int?, text: String)] = []
    private var numbers = 0
    private var left = 0

    /// The most lines of a list.
    private static let most = 400
    /// The most lines of an entry.
    private static let linesOfEntry = 4
    private static let font = Font(size: 10)
    /// The width of a column and the height of a line in points, before scaling.
    private static let (column, line) = (330.0, 14.0)

    /// Whether further entries are only counted.
    var isFull: Bool { entries.count >= Self.most }

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - text: what it says.
    ///   - isNumbered: whether a number in the picture stands for it.
    /// - Returns: the number.
    @discardableResult mutating func add(_ text: String, isNumbered: Bool = false) -> Int {
        if isNumbered { numbers += 1 }
        guard !isFull else {
            left += 1
            return numbers
        }
        entries.append((isNumbered ? numbers : nil, text))
        return numbers
    }

    /// Takes back the number of the last entry, for which there was no room.
    mutating func removeNumber() {
        numbers -= 1
        if left == 0, !entries.isEmpty { entries[entries.count - 1].number = nil }
    }

    /// Counts something that is neither drawn nor listed.
    mutating func leaveOut() { left += 1 }

    /// Draws the list below a picture.
    ///
    /// - Parameters:
    ///   - bounds: the picture.
    ///   - scale: how much larger than usual the text is.
    /// - Returns: the shapes, in columns as the width of the picture allows.
    func shapes(below bounds: Rect, scale: Double = 1) -> [Shape] {
        let texts =
            entries.map { entry in (entry.number.map { "\($0) · " } ?? "") + entry.text }
            + (left > 0 ? ["and \(Plural.of("other", count: left))"] : [])
        guard !texts.isEmpty else { return [] }
        let whole = max(bounds.width, Self.column * scale)
        let columns = max(1, Int(whole / (Self.column * scale)))
        let width = whole / Double(columns)
        var font = Self.font
        font.size *= scale
        let block = TextBlock(font: font, color: Color(0x3A3D45))
        let broken = texts.map { block.broken($0, width: width - 36 * scale, most: Self.linesOfEntry) }
        let rows = (broken.reduce(0) { $0 + $1.count } + columns - 1) / columns
        var (column, row) = (0, 0)
        return broken.flatMap { lines -> [Shape] in
            // The lines of an entry stay together.
            if row >= rows { (column, row) = (column + 1, 0) }
            defer { row += lines.count }
            return lines.enumerated().flatMap { index, line in
                // A line that goes on is moved to the right.
                let indent = index == 0 ? 0 : 12 * scale
                let rect = Rect(
                    x: bounds.x + Double(column) * width + indent,
                    y: bounds.maxY + 12 + Double(row + index) * Self.line * scale, width: width - indent,
                    height: Self.line * scale)
                return block.shapes(line, in: rect)
            }
        }
    }
}
