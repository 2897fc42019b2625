import NibDocument
import Replies
import XMLTree

/// Scripts that are one entry of the log.
extension Session {
    /// Begins an entry for a script, or continues that of the script that runs it.
    ///
    /// - Parameters:
    ///   - label: the name of the entry.
    ///   - command: the command that runs the script.
    /// - Throws: an error if a block is open.
    func openGroup(_ label: String, by command: String) throws(CommandError) {
        try requireNoBlock(for: command)
        if group != nil { group!.depth += 1 } else { group = Group(label: label) }
    }

    /// Ends a script; the outermost one becomes an entry of the log.
    func closeGroup() {
        guard let group else { return }
        if group.depth > 1 {
            self.group!.depth -= 1
            return
        }
        self.group = nil
        guard !group.steps.isEmpty else { return }
        _ = record(group.steps.all, label: group.label)
    }

    /// Takes back everything that a script, and the scripts that run it, did.
    func takeBackGroup() {
        giveUpBlock()
        guard let group else { return }
        if group.depth > 1 {
            self.group!.depth -= 1
            return
        }
        let steps = group.steps.all
        for primitive in steps.primitives.reversed() { document.tree.apply(primitive) }
        takeBack(steps.patches)
        self.group = nil
        stagedSaves = []
    }

    /// Refuses a command that cannot be used in a script that is one entry of the log.
    func requireNoGroup(for what: String) throws(CommandError) {
        guard group == nil else {
            throw CommandError("in-script", "'\(what)' cannot be used in a script that is one entry of the log")
        }
    }
}
