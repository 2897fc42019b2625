/// Writes a picture as sixels (DEC, "VT330/VT340 Programmer Reference Manual", chapter 14). The encoder is nibsh's own, because the usual
/// library, libsixel, would be needed by everybody for what few terminals need.
enum Sixel {
    /// Returns the sequence that draws a picture at the cursor.
    static func text(of pixels: Pixels) -> String {
        let palette = Palette(of: pixels)
        var out = "\u{1B}P0;1;0q\"1;1;\(pixels.width);\(pixels.height)"
        for (number, color) in palette.colors.enumerated() {
            let parts = [16, 8, 0].map { shift in String((Int(color >> UInt32(shift) & 255) * 100 + 127) / 255) }
            out += "#\(number);2;\(parts.joined(separator: ";"))"
        }
        for top in stride(from: 0, to: pixels.height, by: 6) {
            write(rows: top..<min(top + 6, pixels.height), width: pixels.width, palette: palette, to: &out)
        }
        return out + "\u{1B}\\"
    }

    /// Writes six rows: for each color, the pixels that have it, one character a column.
    private static func write(rows: Range<Int>, width: Int, palette: Palette, to out: inout String) {
        var columns: [UInt8: [UInt8]] = [:]
        for (bit, row) in rows.enumerated() {
            for column in 0..<width {
                let color = palette.indices[row * width + column]
                columns[color, default: [UInt8](repeating: 0, count: width)][column] |= 1 << UInt8(bit)
            }
        }
        for (place, color) in columns.keys.sorted().enumerated() {
            out += "\(place == 0 ? "" : "$")#\(color)"
            guard let sixels = columns[color] else { continue }
            var index = 0
            while index < width {
                let end = sixels[index...].firstIndex { $0 != sixels[index] } ?? width
                let character = Character(UnicodeScalar(sixels[index] + 63))
                let count = end - index
                out += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
                index = end
            }
        }
        out += "-"
    }
}
