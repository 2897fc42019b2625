import NibPicture

/// How a prompt shows pictures.
package struct PictureDisplay: Sendable {
    /// The way that the terminal knows; nil if it shows text only.
    let graphics: TerminalGraphics?
    /// The width and height in pixels that a picture may have.
    let room: (width: Int, height: Int)

    /// What a terminal is asked.
    package static let question = TerminalGraphics.question

    /// Whether an answer is complete.
    package static func isComplete(_ answer: [UInt8]) -> Bool { TerminalGraphics.isComplete(answer) }

    /// Reads what a terminal answered.
    ///
    /// - Parameters:
    ///   - answer: the answer to ``question``.
    ///   - columns: the columns of the terminal.
    ///   - rows: its rows.
    package init(answer: [UInt8], columns: Int, rows: Int) {
        graphics = TerminalGraphics.known(by: answer)
        let cell = TerminalGraphics.cell(in: answer)
        // The statement above the picture and the prompt below it stay visible.
        room = (max(1, columns) * cell.width, max(1, rows - 3) * cell.height)
    }
}
