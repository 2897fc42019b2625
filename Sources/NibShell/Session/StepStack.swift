import XMLTree

/// The steps of a script so far, all in one; the last of them can be taken off again.
struct StepStack {
    /// All steps as one.
    private(set) var all = History.Step(lines: [], primitives: [])
    /// Where each step begins in it.
    private var starts: [Start] = []

    private struct Start {
        let lines: Int
        let primitives: Int
        let patches: Int
    }

    /// The steps that were taken off and can be made again, the last one first.
    var undone: [History.Step] = []

    var isEmpty: Bool { starts.isEmpty }

    /// Makes room for the steps of a script, so that they are not copied again and again while they come; memory that
    /// is not used after all costs nothing.
    ///
    /// - Parameter count: the bytes of the script.
    mutating func reserve(forScriptOf count: Int) {
        let commands = count / 32
        starts.reserveCapacity(starts.count + commands)
        all.lines.reserve(lines: commands, bytes: count + count / 8)
        all.primitives.reserveCapacity(all.primitives.count + 4 * commands)
    }

    /// Adds a new step; what was taken off before cannot be made again then.
    mutating func push(new step: History.Step) {
        push(step)
        if !undone.isEmpty { undone = [] }
    }

    mutating func push(_ step: History.Step) {
        starts.append(
            Start(lines: all.lines.count, primitives: all.primitives.count, patches: all.patches.count))
        all.lines += step.lines
        all.primitives += step.primitives
        if !step.patches.isEmpty { all.patches += step.patches }
    }

    mutating func pop() -> History.Step? {
        guard let start = starts.popLast() else { return nil }
        let step = History.Step(
            lines: all.lines.removeLast(from: start.lines), primitives: Array(all.primitives[start.primitives...]),
            patches: Array(all.patches[start.patches...]))
        all.primitives.removeSubrange(start.primitives...)
        all.patches.removeSubrange(start.patches...)
        return step
    }
}
