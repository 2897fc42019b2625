import CommandLanguage
import Replies

/// `quit`: leaves nibsh.
enum QuitCommand {
    static let command = Command<Void, Reply>(
        name: "quit", summary: "leaves nibsh",
        discussion: "With unsaved changes, it asks at a terminal and fails in a script.",
        examples: [Example("quit", "or Ctrl-D at an empty prompt")],
        seeAlso: ["save", "close"], group: "Files"
    ) { _, _ in
        var reply = Reply()
        reply.asksToQuit = true
        return reply
    }
}
