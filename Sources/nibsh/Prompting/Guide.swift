import NibShell
import Replies

/// The tutorial as the prompt plays it.
struct Guide {
    let tutorial: Tutorial
    let folder: TutorialFolder

    /// Asks whether the folder of the tutorial should be kept, and removes it if not.
    ///
    /// - Parameters:
    ///   - shell: the shell with the document.
    ///   - output: where to say what becomes of the folder.
    ///   - ask: asks a question until it gets one of the answers; returns nil at the end of input.
    func leave(_ shell: Shell, output: Output, ask: (String, [Character]) -> Character?) {
        if ask("Keep the files of the tutorial in \(folder.path)? (y/n)", ["y", "n"]) == "y" {
            do throws(CommandError) {
                if shell.isModified { output.print(try shell.saveNow().text) }
                output.print(StyledText("kept; 'nibsh View.xib' in that folder goes on"))
            } catch { output.complain(error) }
        } else if !folder.remove() {
            output.note("\(folder.path) has folders of yours, so it is still there")
        }
        shell.discard()
        output.flush()
    }
}
