/// At most 256 colors for a picture, found by halving the sets of its colors where they spread most (median cut).
struct Palette {
    /// The colors, as `0xRRGGBB`.
    private(set) var colors: [UInt32] = []
    /// The number of the color of each pixel.
    private(set) var indices: [UInt8]

    private static let most = 256

    /// A set of colors, with how many pixels have each.
    private struct Box {
        var entries: [(color: UInt32, count: Int)]
        let channel: Int
        let spread: Int

        init(_ entries: [(color: UInt32, count: Int)]) {
            self.entries = entries
            let spreads = (0..<3).map { channel -> Int in
                let values = entries.map { Palette.value($0.color, channel: channel) }
                return (values.max() ?? 0) - (values.min() ?? 0)
            }
            spread = spreads.max() ?? 0
            channel = spreads.firstIndex(of: spread) ?? 0
        }

        /// The mean of the colors.
        var mean: UInt32 {
            let total = max(1, entries.reduce(0) { $0 + $1.count })
            return (0..<3).reduce(UInt32(0)) { color, channel in
                let sum = entries.reduce(0) { $0 + Palette.value($1.color, channel: channel) * $1.count }
                return color << 8 | UInt32((sum + total / 2) / total)
            }
        }
    }

    /// Finds the colors of a picture; up to 256 colors stay as they are.
    init(of pixels: Pixels) {
        var counts: [UInt32: Int] = [:]
        for color in pixels.colors { counts[color, default: 0] += 1 }
        var boxes = [Box(counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })]
        while boxes.count < Self.most,
            let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }), boxes[widest].spread > 0
        {
            let box = boxes[widest]
            let sorted = box.entries.sorted {
                Self.value($0.color, channel: box.channel) < Self.value($1.color, channel: box.channel)
            }
            let middle = Self.middle(of: sorted)
            boxes[widest] = Box(Array(sorted[..<middle]))
            boxes.append(Box(Array(sorted[middle...])))
        }
        var numbers: [UInt32: UInt8] = [:]
        for (number, box) in boxes.enumerated() {
            colors.append(box.mean)
            for entry in box.entries { numbers[entry.color] = UInt8(number) }
        }
        indices = pixels.colors.map { numbers[$0] ?? 0 }
    }

    /// Where half of the pixels are before; at least one color is on each side.
    private static func middle(of entries: [(color: UInt32, count: Int)]) -> Int {
        let half = entries.reduce(0) { $0 + $1.count } / 2
        var sum = 0
        for (index, entry) in entries.enumerated() {
            sum += entry.count
            if sum > half { return max(1, min(entries.count - 1, index)) }
        }
        return entries.count / 2
    }

    fileprivate static func value(_ color: UInt32, channel: Int) -> Int {
        Int(color >> UInt32(16 - 8 * channel) & 255)
    }
}
