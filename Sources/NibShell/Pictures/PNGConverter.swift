import Platform
import Replies

/// Turns pictures into PNG with the program `rsvg-convert` of librsvg.
package enum PNGConverter {
    /// The code of the error if there is no such program.
    package static let missing = "no-converter"

    /// Converts a picture.
    ///
    /// - Parameters:
    ///   - picture: the picture. A small one is drawn at twice its size, as on most screens.
    ///   - longestSide: the most pixels of a side.
    /// - Returns: the bytes of the PNG.
    /// - Throws: an error if the program is not installed or fails, or the user stops it.
    package static func png(of picture: DrawnPicture, longestSide: Double) throws(CommandError) -> [UInt8] {
        let (width, height) = picture.size
        return try png(of: picture, scale: min(2, longestSide / max(width, height, 1)))
    }

    /// Converts a picture.
    ///
    /// - Parameters:
    ///   - picture: the picture.
    ///   - scale: how many pixels a point has.
    /// - Returns: the bytes of the PNG.
    /// - Throws: an error if the program is not installed or fails, or the user stops it.
    static func png(of picture: DrawnPicture, scale: Double) throws(CommandError) -> [UInt8] {
        let (width, height) = picture.size
        func pixels(_ points: Double) -> String { String(max(1, Int((points * scale).rounded()))) }
        let arguments = ["-f", "png", "-w", pixels(width), "-h", pixels(height)]
        let process: ChildProcess
        do throws(SystemError) {
            process = try ChildProcess("rsvg-convert", arguments: arguments, environment: Environment.all)
            process.send(picture.svg.utf8)
            process.endInput()
            while !process.hasEnded, !Interruption.isPending { try ChildProcess.wait(for: [process]) }
        } catch {
            throw CommandError(
                missing, "PNG needs the program rsvg-convert, which cannot be started: \(error.reason)",
                hints: [
                    "'sudo apt install librsvg2-bin' installs it on Debian, 'brew install librsvg' on macOS",
                    "without it: picture --to FILE.svg",
                ])
        }
        if Interruption.isPending { throw CommandError.interrupted }
        let output = process.incoming
        guard process.stop() == .status(0), output.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            throw CommandError(
                "converter", "rsvg-convert cannot convert the picture", hints: ["picture --to FILE.svg"])
        }
        return output
    }
}
