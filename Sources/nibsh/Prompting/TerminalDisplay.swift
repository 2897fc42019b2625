import LineEditing
import NibShell
import Platform
import Synchronization

/// Finds out once how the terminal shows pictures: it is asked, because the variable TERM does not tell.
final class TerminalDisplay: Sendable {
    private let output: Output
    private let answer = Mutex<[UInt8]?>(nil)

    /// How long an answer is waited for. Terminals that answer do so at once, also over a network.
    private static let milliseconds = 400

    init(_ output: Output) { self.output = output }

    /// How pictures are shown now; as text if the terminal says nothing.
    @Sendable func find() -> PictureDisplay {
        let answer = answer.withLock { known -> [UInt8] in
            if let known { return known }
            guard output.style.isSmart else { return [] }
            output.flush()
            let found = TerminalQuestion.ask(
                PictureDisplay.question, milliseconds: Self.milliseconds, isComplete: PictureDisplay.isComplete)
            // After something was typed ahead, it is asked again the next time.
            known = found
            return found ?? []
        }
        let size = Terminal.size(1)
        return PictureDisplay(answer: answer, columns: size.columns, rows: size.rows)
    }
}
