import XMLTree

/// The steps of a script so far, all in one; the last of them can be taken off again.
package struct StepStack {
    /// All steps as one.
    package private(set) var all = LogStep(lines: [], primitives: [])
    /// Where each step begins in it.
    private var starts: [Start] = []

    private struct Start {
        let lines: Int
        let primitives: Int
        let patches: Int
    }

    /// The steps that were taken off and can be made again, the last one first.
    package var undone: [LogStep] = []

    /// Makes a stack without steps.
    package init() {}

    /// Whether there are none.
    package var isEmpty: Bool { starts.isEmpty }

    /// Adds a new step; what was taken off before cannot be made again then.
    package mutating func push(new step: LogStep) {
        push(step)
        if !undone.isEmpty { undone = [] }
    }

    /// Adds a step that was taken off before.
    package mutating func push(_ step: LogStep) {
        starts.append(
            Start(lines: all.lines.count, primitives: all.primitives.count, patches: all.patches.count))
        all.lines += step.lines
        all.primitives += step.primitives
        if !step.patches.isEmpty { all.patches += step.patches }
    }

    /// Takes the last step off; nil when there is none.
    package mutating func pop() -> LogStep? {
        guard let start = starts.popLast() else { return nil }
        let step = LogStep(
            lines: all.lines.removeLast(from: start.lines), primitives: Array(all.primitives[start.primitives...]),
            patches: Array(all.patches[start.patches...]))
        all.primitives.removeSubrange(start.primitives...)
        all.patches.removeSubrange(start.patches...)
        return step
    }
}
