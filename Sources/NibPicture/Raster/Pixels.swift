/// The pixels of a picture, from the top left, without transparency.
package struct Pixels: Equatable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// Red, green and blue of each pixel, as `0xRRGGBB`.
    package let colors: [UInt32]

    /// The most pixels of a picture.
    static let most = 1 << 24

    /// Takes pixels, row by row.
    package init(width: Int, height: Int, colors: [UInt32]) {
        (self.width, self.height, self.colors) = (width, height, colors)
    }

    /// Reads a PNG of eight bits for each of red, green, blue and perhaps opacity, without interlacing (ISO/IEC 15948), as
    /// `rsvg-convert` writes it.
    ///
    /// The result is nil for other forms of PNG, and what is none.
    ///
    /// - Parameter png: the bytes; what is transparent is drawn on white.
    package init?(png: [UInt8]) {
        guard png.count > 33, png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        func number(at index: Int) -> Int { png[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(at: 16), number(at: 20))
        let channels = png[25] == 6 ? 4 : png[25] == 2 ? 3 : 0
        guard png[24] == 8, channels > 0, png[28] == 0, width > 0, height > 0, width <= 1 << 15, height <= 1 << 15,
            width * height <= Self.most
        else { return nil }
        var (data, index): ([UInt8], Int) = ([], 8)
        while index + 12 <= png.count {
            let length = number(at: index)
            guard index + 12 + length <= png.count else { return nil }
            if png[index + 4..<index + 8].elementsEqual("IDAT".utf8) { data += png[index + 8..<index + 8 + length] }
            index += 12 + length
        }
        let size = (width * channels + 1) * height
        // The two bytes before the data are the header of zlib (RFC 1950).
        guard data.count > 2, let rows = try? Inflate.bytes(data, from: 2, limit: size), rows.count == size,
            let plain = Self.unfiltered(rows, rowLength: width * channels, channels: channels)
        else { return nil }
        self.init(width: width, height: height, colors: Self.colors(of: plain, channels: channels))
    }

    /// Undoes what PNG does to rows so that they pack better; nil for an unknown way.
    private static func unfiltered(_ rows: [UInt8], rowLength: Int, channels: Int) -> [UInt8]? {
        var out = [UInt8]()
        out.reserveCapacity(rows.count)
        for start in stride(from: 0, to: rows.count, by: rowLength + 1) {
            let filter = rows[start]
            guard filter <= 4 else { return nil }
            let above = out.count - rowLength
            for offset in 0..<rowLength {
                let left = offset >= channels ? Int(out[out.count - channels]) : 0
                let up = above >= 0 ? Int(out[above + offset]) : 0
                let corner = above >= 0 && offset >= channels ? Int(out[above + offset - channels]) : 0
                let guess =
                    switch filter {
                    case 1: left
                    case 2: up
                    case 3: (left + up) / 2
                    case 4: paeth(left, up: up, corner: corner)
                    default: 0
                    }
                out.append(rows[start + 1 + offset] &+ UInt8(guess))
            }
        }
        return out
    }

    private static func paeth(_ left: Int, up: Int, corner: Int) -> Int {
        let guess = left + up - corner
        let (byLeft, byUp, byCorner) = (abs(guess - left), abs(guess - up), abs(guess - corner))
        return byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner
    }

    private static func colors(of bytes: [UInt8], channels: Int) -> [UInt32] {
        stride(from: 0, to: bytes.count, by: channels).map { index in
            let alpha = channels == 4 ? Int(bytes[index + 3]) : 255
            return (0..<3).reduce(UInt32(0)) { color, channel in
                let value = Int(bytes[index + channel]) * alpha + 255 * (255 - alpha)
                return color << 8 | UInt32((value + 127) / 255)
            }
        }
    }
}
