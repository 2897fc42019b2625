import NibDocument
import XMLTree

/// The command log of a session: a tree of edits of which the current state is one path from the base.
///
/// States are numbers: 0 is the base, any other the edit that led to it. Nothing is ever erased: undoing moves to the
/// parent, and what was undone stays to be found again.
struct History {
    /// What one command, or several as one, did.
    struct Step {
        /// The resolved command lines.
        var lines: LogLines
        /// What takes it back in the document.
        var primitives: [Primitive]
        /// What was changed in other files, in order.
        var patches: [FilePatch] = []
    }

    /// One entry: a command or a group of commands, and how to take it back.
    struct Entry {
        let number: Int
        let parent: Int
        /// The resolved command lines.
        let lines: LogLines
        /// What a group is called, such as a script's name.
        let label: String?
        /// What takes the edit back while it is applied, or makes it again while it is not; nil when only the lines are
        /// known, from the journal.
        var primitives: [Primitive]?
        /// What the edit changes in other files.
        let patches: [FilePatch]

        /// The entry in one line.
        var title: String {
            if let label { return "\(label) (\(lines.count) command\(lines.count == 1 ? "" : "s"))" }
            return lines.count == 1 ? lines[0] : "\(lines[0]) … (\(lines.count) commands)"
        }
    }

    /// All entries; the one with number n stands at n − 1.
    private(set) var entries: [Entry] = []
    /// The current state.
    private(set) var state = 0
    /// The edit that redo makes again from a state.
    private var redoTargets: [Int: Int] = [:]

    /// The entry of a number from 1.
    subscript(number: Int) -> Entry { entries[number - 1] }

    /// Whether there is an entry of that number.
    func contains(_ number: Int) -> Bool { number >= 1 && number <= entries.count }

    /// Adds an edit that was just made.
    mutating func append(_ step: Step, label: String?) -> Entry {
        let entry = Entry(
            number: entries.count + 1, parent: state, lines: step.lines, label: label, primitives: step.primitives,
            patches: step.patches)
        entries.append(entry)
        redoTargets[state] = entry.number
        state = entry.number
        return entry
    }

    /// Adds an edit that the journal tells of.
    mutating func append(journaled edit: JournalEdit) {
        entries.append(
            Entry(
                number: edit.number, parent: edit.parent, lines: edit.lines, label: edit.label, primitives: nil,
                patches: edit.patches))
        redoTargets[edit.parent] = edit.number
    }

    /// Says which state the document is in, without changing the document.
    mutating func assume(state: Int) {
        self.state = state
        var child = state
        while child > 0 {
            let parent = self[child].parent
            redoTargets[parent] = child
            child = parent
        }
    }

    /// The edits from the base to a state, in order.
    func path(to state: Int) -> [Int] {
        var path: [Int] = []
        var current = state
        while current > 0 {
            path.append(current)
            current = self[current].parent
        }
        return path.reversed()
    }

    /// The edit that redo would make, or nil.
    var redoTarget: Int? { redoTargets[state] }

    /// Takes the last edit back on the tree.
    ///
    /// - Returns: the entry, or nil when its primitives are not known or there is none.
    mutating func stepBack(on tree: XMLTree) -> Entry? {
        guard state > 0, let inverses = self[state].primitives else { return nil }
        entries[state - 1].primitives = inverses.reversed().map { tree.apply($0) }
        let entry = self[state]
        state = entry.parent
        redoTargets[state] = entry.number
        return entry
    }

    /// Makes an edit again whose primitives are known.
    ///
    /// - Returns: whether they were.
    mutating func stepForward(to number: Int, on tree: XMLTree) -> Bool {
        guard self[number].parent == state, let primitives = self[number].primitives else { return false }
        entries[number - 1].primitives = primitives.reversed().map { tree.apply($0) }
        arrive(at: number)
        return true
    }

    /// Notes that an edit was made again by running its lines.
    mutating func arrive(at number: Int, primitives: [Primitive]) {
        entries[number - 1].primitives = primitives
        arrive(at: number)
    }

    private mutating func arrive(at number: Int) {
        redoTargets[self[number].parent] = number
        state = number
    }

    /// Forgets all primitives, as the tree they belong to is gone.
    mutating func forgetPrimitives() {
        for index in entries.indices { entries[index].primitives = nil }
    }

    /// Gives an entry of the current path the primitives that take it back.
    mutating func know(_ number: Int, primitives: [Primitive]) { entries[number - 1].primitives = primitives }

    /// The way from the current state to another: edits to take back, then edits to make.
    func way(to target: Int) -> (back: [Int], forward: [Int]) {
        let here = path(to: state)
        let there = path(to: target)
        var common = 0
        while common < here.count, common < there.count, here[common] == there[common] { common += 1 }
        return (here[common...].reversed(), Array(there[common...]))
    }
}
