import LineEditing
import NibShell
import Platform
import Replies

extension Program {
    /// Plays the tutorial at a prompt, in a temporary folder.
    func playTutorial(_ options: Options) -> Int32 {
        guard options.files.isEmpty, options.sources.isEmpty else {
            return fail("'--tutorial' takes neither files nor commands", hint: "'nibsh --tutorial' begins the tutorial")
        }
        guard Terminal.isTerminal(0), Terminal.isTerminal(1) else {
            return fail("the tutorial needs a terminal", hint: "'nibsh -c \"help tasks\"' lists walk-throughs to read")
        }
        do throws(CommandError) {
            let folder = try TutorialFolder()
            var shellOptions = shellOptions(options, isInteractive: true)
            // The log of a document that is about to be removed is not worth keeping.
            shellOptions.journalFolder = nil
            shellOptions.sources = [folder.path]
            let shell = Shell(options: shellOptions)
            let tutorial: Tutorial
            do throws(CommandError) { tutorial = try Tutorial(shell: shell) } catch {
                _ = folder.remove()
                throw error
            }
            Interruption.ask { Interrupt.isPending }
            output.print(tutorial.introduction)
            return Prompt(
                shell: shell, output: output, settings: settings, form: options.form, keepsHistory: false,
                guide: Guide(tutorial: tutorial, folder: folder)
            ).run()
        } catch { return fail(error, command: "nibsh") }
    }
}
