import XMLTree

/// What one command did, or several as one, before it is an entry of the log.
package struct LogStep {
    /// The resolved command lines.
    package var lines: LogLines
    /// What undoes it in the document.
    package var primitives: [Primitive]
    /// What was changed in other files, in order.
    package var patches: [FilePatch] = []

    /// Makes a step.
    package init(lines: LogLines, primitives: [Primitive], patches: [FilePatch] = []) {
        self.lines = lines
        self.primitives = primitives
        self.patches = patches
    }
}
