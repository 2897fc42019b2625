import Bytes

/// The ways in which terminals show pictures.
package enum TerminalGraphics: String, Sendable {
    /// The graphics protocol of kitty.
    case kitty
    /// The inline images of iTerm2.
    case iTerm2
    /// Sixels, as the VT340 showed them.
    case sixel

    /// What a terminal is asked: whether it knows kitty's protocol, its name and version, the size of a character, and last its
    /// attributes, which every terminal answers.
    package static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q\u{1B}[16t\u{1B}[c"

    /// Whether an answer is complete, which it is with the attributes: `CSI ? … c`.
    package static func isComplete(_ answer: [UInt8]) -> Bool { attributes(in: answer) != nil }

    /// Returns the best of the ways that a terminal knows.
    ///
    /// - Parameter answer: what it answered to ``question``.
    /// - Returns: nil if it knows none.
    package static func known(by answer: [UInt8]) -> TerminalGraphics? {
        let text = String(decoding: answer, as: UTF8.self)
        if text.contains("\u{1B}_Gi=31;OK") { return .kitty }
        if text.contains("\u{1B}P>|iTerm2") { return .iTerm2 }
        return attributes(in: answer)?.contains("4") == true ? .sixel : nil
    }

    /// The width and height of a character in pixels, from an answer; what old terminals have if it does not tell.
    package static func cell(in answer: [UInt8]) -> (width: Int, height: Int) {
        let text = String(decoding: answer, as: UTF8.self)
        guard let start = text.firstRange(of: "\u{1B}[6;")?.upperBound,
            let end = text[start...].firstIndex(of: "t")
        else { return (8, 16) }
        let numbers = text[start..<end].split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 2, numbers.allSatisfy({ (1...200).contains($0) }) else { return (8, 16) }
        return (numbers[1], numbers[0])
    }

    /// The attributes in an answer such as `ESC [ ? 62 ; 4 c`; nil if they are not complete.
    private static func attributes(in answer: [UInt8]) -> [Substring]? {
        let text = String(decoding: answer, as: UTF8.self)
        guard let start = text.firstRange(of: "\u{1B}[?")?.upperBound else { return nil }
        let rest = text[start...]
        guard let end = rest.firstIndex(where: { !$0.isNumber && $0 != ";" }), rest[end] == "c" else { return nil }
        return rest[..<end].split(separator: ";")
    }

    // MARK: - Pictures

    /// The most characters of a piece in kitty's protocol.
    private static let piece = 4096

    /// Returns the sequence that shows a picture at the cursor, with a line end after it.
    ///
    /// - Parameter png: the picture.
    /// - Returns: nil if it is a PNG that cannot be read, which only sixels need.
    package func text(of png: [UInt8]) -> String? {
        switch self {
        case .kitty: return Self.kittyText(Base64.encode(png, isPadded: true)) + "\n"
        case .iTerm2:
            return
                "\u{1B}]1337;File=inline=1;size=\(png.count);preserveAspectRatio=1:\(Base64.encode(png, isPadded: true))\u{7}\n"
        case .sixel: return Pixels(png: png).map { Sixel.text(of: $0) + "\n" }
        }
    }

    private static func kittyText(_ data: String) -> String {
        let bytes = Array(data.utf8)
        var out = ""
        for start in stride(from: 0, to: max(1, bytes.count), by: piece) {
            let end = min(start + piece, bytes.count)
            let head = start == 0 ? "a=T,f=100,q=2," : ""
            out +=
                "\u{1B}_G\(head)m=\(end < bytes.count ? 1 : 0);\(String(decoding: bytes[start..<end], as: UTF8.self))"
            out += "\u{1B}\\"
        }
        return out
    }
}
