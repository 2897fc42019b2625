import CommandLanguage
import CommandLog
import NibDocument
import Replies
import Wording
import XMLTree

/// Blocks of commands that are checked and logged as one.
extension Session {
    /// Opens a block.
    func begin() throws(CommandError) -> Reply {
        try requireEditable()
        guard block == nil else {
            throw CommandError("block-open", "a 'begin' block is already open", hints: ["commit", "rollback"])
        }
        block = Block(edit: Edit(document))
        return Reply()
    }

    /// Closes the block: checks it as a whole and logs it as one entry.
    func commit() throws(CommandError) -> Reply {
        guard let block else {
            throw CommandError("no-block", "no 'begin' block is open", hints: ["'begin' opens a block"])
        }
        self.block = nil
        let primitives: [Primitive]
        do { primitives = try block.edit.finish() } catch {
            takeBack(block.patches)
            throw Self.refused(block, because: error)
        }
        guard !primitives.isEmpty || !block.patches.isEmpty else {
            return EditAnswer.nothingChanged
        }
        let step = LogStep(lines: block.lines, primitives: primitives, patches: block.patches)
        let number = record(step)
        return Reply(
            "\(number.map { "\($0)  " } ?? "", .dim)committed \(block.count)",
            record: EditAnswer.type.record(EditAnswer(hasChanged: true, entry: number, lines: Array(block.lines))),
            isEcho: true)
    }

    /// Takes back all commands since `begin`.
    func rollback() throws(CommandError) -> Reply {
        guard let block else {
            throw CommandError(
                "no-block", "no 'begin' block is open", hints: ["'undo' reverts the last entry of the log"])
        }
        giveUpBlock()
        return Reply(
            "undone: \(block.count)", record: Self.takenBack.record(block.lines.count), isEcho: true)
    }

    /// What `rollback` answers.
    static let takenBack = RecordType<Int>("rollback") {
        Field("takenBackCount", "how many commands were undone", \.self)
    }

    /// Takes back the commands of an open block, if there is one.
    func giveUpBlock() {
        guard let block else { return }
        block.edit.cancel()
        takeBack(block.patches)
        self.block = nil
    }

    /// Refuses a command that cannot be used in a block.
    func requireNoBlock(for what: String) throws(CommandError) {
        guard block == nil else {
            throw CommandError(
                "block-open", "'\(what)' cannot be used between 'begin' and 'commit'", hints: ["commit", "rollback"])
        }
    }

    /// The error of a block that cannot be committed.
    private static func refused(_ block: Block, because error: any Error) -> CommandError {
        var commandError = CommandError(error)
        commandError.message += "; the \(block.count) since 'begin' were undone"
        if commandError.code == NibError.Code.danglingReference.rawValue {
            commandError.hints = ["'objects' lists the ids"]
        }
        return commandError
    }
}

extension Session.Block {
    /// How many commands there are: `1 command`, `2 commands`.
    fileprivate var count: String { "\(Plural.of("command", count: lines.count))" }
}
