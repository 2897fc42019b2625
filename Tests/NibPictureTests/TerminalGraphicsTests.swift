import Bytes
import Testing

@testable import NibPicture

/// What terminals get: it is decoded again, to the same pixels.
@Suite struct TerminalGraphicsTests {
    /// Pictures of 23 × 14 pixels in the three forms of packed data; each row is filtered in another way.
    private static let pictures = [
        // Codes of the picture's own.
        "iVBORw0KGgoAAAANSUhEUgAAABcAAAAOCAYAAADE84fzAAAAvElEQVR42s3ROwrCQBSF4eMDUWySLbiSaSwFm4CWIqRMK6kyRfqA"
            + "5VTaBizEUjfgSizFFYyHYJmcscyFjynmwcAPD3hlA+v3lFFOJVXkiNtQBr8TnbONLeZc26TvIlZ3hwhNLACRMrKAVW9fFgaTGVrd"
            + "XubMI9Mu479+3j2R3A0GTRiUMsqppIpc0gRdK+GgqQjqil2Pg65E0Id59jhozaCUUU4lVeTqJuhJCQe9i6DL4trjoAcR9Gg+KugX"
            + "cmGitBw6ZHUAAAAASUVORK5CYII=",
        // Fixed codes.
        "iVBORw0KGgoAAAANSUhEUgAAABcAAAAOCAYAAADE84fzAAAAw0lEQVR4AWP4z8DwHx+OYGj4nwzEeUBcCcQtQNwPxLOAGCjNgA8z"
            + "QlXgBJGCDQzcQBobTntfL4hPLxMDISCIBzMwCODDzA0MDA34zF6r5MDAxsmAFW9+7rAQqIQDF2YhyuW4gQBeWYIRGgqMUCDOA+JK"
            + "IG4B4n4gnhUKjtAAfJhwhKbhidBZ9YmDOEJ98UToHoeTgzhCVwEjFIjzgLgSiFuAuB+IZ60CR+gCfJhwhO7GE6Gu9RsHcYSW44nQ"
            + "SQ4f8UUoAHJhorT7saafAAAAAElFTkSuQmCC",
    ]

    /// The color that these have at a place.
    private static func expected(column x: Int, row y: Int) -> UInt32 {
        if x < 8 { return 0xFF0000 }
        if x < 15 { return UInt32((x * 11) % 256) << 16 | UInt32((y * 17) % 256) << 8 | 128 }
        // Blue on white, more of it from row to row.
        let alpha = (y * 16) % 256
        let rest = UInt32((255 * (255 - alpha) + 127) / 255)
        return rest << 16 | rest << 8 | UInt32((255 * alpha + 255 * (255 - alpha) + 127) / 255)
    }

    private static let colors = (0..<14).flatMap { row in (0..<23).map { expected(column: $0, row: row) } }

    private static func png(_ index: Int) throws -> [UInt8] { try #require(Base64.decode(pictures[index])) }

    @Test(arguments: pictures.indices)
    func readsPNG(index: Int) throws {
        let pixels = try #require(Pixels(png: try Self.png(index)))
        #expect(pixels == Pixels(width: 23, height: 14, colors: Self.colors))
    }

    /// Damage of any byte is noticed or gives a picture of the same size; it never stops the process.
    @Test func damagedPNG() throws {
        let png = try Self.png(0)
        for index in png.indices {
            var damaged = png
            damaged[index] ^= 0x55
            if let pixels = Pixels(png: damaged) { #expect(pixels.colors.count == pixels.width * pixels.height) }
            _ = Pixels(png: Array(png[..<index]))
        }
    }

    // MARK: - Answers of terminals

    @Test func terminalsSayWhatTheyKnow() {
        func known(_ answer: String) -> TerminalGraphics? { TerminalGraphics.known(by: Array(answer.utf8)) }
        #expect(known("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.32.0)\u{1B}\\\u{1B}[?62;c") == .kitty)
        #expect(known("\u{1B}P>|iTerm2 3.5.4\u{1B}\\\u{1B}[?62;4c") == .iTerm2)
        #expect(known("\u{1B}[6;20;10t\u{1B}[?62;4;6;22c") == .sixel)
        #expect(known("\u{1B}[?62;22;44c") == nil)
        #expect(known("\u{1B}_Gi=31;EINVAL:no\u{1B}\\\u{1B}[?1;2c") == nil)
        #expect(known("") == nil)
        #expect(TerminalGraphics.isComplete(Array("\u{1B}[?62;4c".utf8)))
        #expect(!TerminalGraphics.isComplete(Array("\u{1B}[?62;4".utf8)))
        #expect(TerminalGraphics.cell(in: Array("\u{1B}[6;20;10t\u{1B}[?1c".utf8)) == (10, 20))
        #expect(TerminalGraphics.cell(in: Array("\u{1B}[6;0;9999t".utf8)) == (8, 16))
    }

    // MARK: - Pictures

    @Test func kittyGetsThePNGInPieces() throws {
        let png = try Self.png(0) + [UInt8](repeating: 7, count: 9_000)
        let text = try #require(TerminalGraphics.kitty.text(of: png))
        var data = ""
        let pieces = text.split(separator: "\u{1B}\\").dropLast()
        for (index, piece) in pieces.enumerated() {
            let parts = piece.split(separator: ";", omittingEmptySubsequences: false)
            #expect(parts.count == 2)
            #expect(
                parts[0] == "\u{1B}_G" + (index == 0 ? "a=T,f=100,q=2," : "") + "m=\(index + 1 < pieces.count ? 1 : 0)")
            #expect(parts[1].utf8.count <= 4096)
            #expect(index + 1 == pieces.count || parts[1].utf8.count % 4 == 0)
            data += parts[1]
        }
        #expect(pieces.count == 4)
        #expect(Base64.decode(data) == png)
        #expect(text.hasSuffix("\u{1B}\\\n"))
    }

    @Test func iTermGetsThePNG() throws {
        let png = try Self.png(0)
        let text = try #require(TerminalGraphics.iTerm2.text(of: png))
        #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size=\(png.count);"))
        let data = try #require(text.split(separator: ":").last?.split(separator: "\u{7}").first)
        #expect(Base64.decode(String(data)) == png)
    }

    /// Up to 256 colors are exact, but for the hundredths that sixels count in.
    @Test func sixelsGiveTheSamePixels() throws {
        let pixels = try #require(Pixels(png: try Self.png(0)))
        let text = try #require(TerminalGraphics.sixel.text(of: try Self.png(0)))
        let decoded = try SixelReading(text)
        #expect(decoded.width == 23 && decoded.height == 14)
        #expect(decoded.colors == pixels.colors.map(SixelReading.percent))
    }

    @Test func manyColorsBecomeNearOnes() throws {
        let colors = (0..<128 * 64).map { place -> UInt32 in
            let (row, column) = place.quotientAndRemainder(dividingBy: 128)
            let (red, green, blue) = (column * 2, row * 4, column % 64 * 4)
            return UInt32(red << 16 | green << 8 | blue)
        }
        let pixels = Pixels(width: 128, height: 64, colors: colors)
        let palette = Palette(of: pixels)
        #expect(palette.colors.count == 256)
        let decoded = try SixelReading(Sixel.text(of: pixels))
        #expect(decoded.colors == palette.indices.map { SixelReading.percent(palette.colors[Int($0)]) })
        func distance(_ a: UInt32, _ b: UInt32) -> Int {
            [16, 8, 0].map { shift in abs(Int(a >> UInt32(shift) & 255) - Int(b >> UInt32(shift) & 255)) }.max() ?? 0
        }
        let farthest = zip(colors, palette.indices).map { distance($0, palette.colors[Int($1)]) }.max() ?? 0
        #expect(farthest <= 40)
    }
}

/// A picture read from sixels, as a terminal does.
private struct SixelReading {
    private(set) var width = 0
    private(set) var height = 0
    /// The colors, each component from 0 to 100, as `0xRRGGBB`.
    private(set) var colors: [UInt32] = []

    struct Wrong: Error {}

    /// A color in hundredths.
    static func percent(_ color: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0) { $0 << 8 | UInt32((Int(color >> UInt32($1) & 255) * 100 + 127) / 255) }
    }

    init(_ text: String) throws {
        let parts = text.split(separator: "q", maxSplits: 1)
        guard parts.count == 2, parts[0].hasPrefix("\u{1B}P"), let end = parts[1].firstIndex(of: "\u{1B}") else {
            throw Wrong()
        }
        var rest = parts[1][..<end]
        func numbers() -> [Int] {
            let digits = rest.prefix { $0.isNumber || $0 == ";" }
            rest = rest.dropFirst(digits.count)
            return digits.split(separator: ";").compactMap { Int($0) }
        }
        var (palette, color, column, top, count): ([Int: UInt32], Int, Int, Int, Int) = ([:], 0, 0, 0, 1)
        while let character = rest.popFirst() {
            switch character {
            case "\"":
                let size = numbers()
                guard size.count == 4 else { throw Wrong() }
                (width, height) = (size[2], size[3])
                colors = Array(repeating: .max, count: width * height)
            case "#":
                let values = numbers()
                color = values[0]
                if values.count == 5 { palette[color] = UInt32(values[2] << 16 | values[3] << 8 | values[4]) }
            case "!": count = numbers()[0]
            case "$": column = 0
            case "-": (column, top) = (0, top + 6)
            default:
                guard let value = character.asciiValue, (63...126).contains(value), let shown = palette[color],
                    column + count <= width
                else { throw Wrong() }
                for bit in 0..<6 where (value - 63) >> UInt8(bit) & 1 == 1 {
                    for place in column..<column + count { colors[(top + bit) * width + place] = shown }
                }
                column += count
                count = 1
            }
        }
    }
}
