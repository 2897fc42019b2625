import NibDifference
import NibDocument
import Replies

/// The commands that make one version of a document out of another.
///
/// The finest command comes first: `set` and `unset`, `connect` and `disconnect`, `constrain`, `add`, `remove`, `move`. `insert` is
/// written only where none of them does what is needed. Every command was tried on a copy of the old document, so the script
/// does what it says.
package struct DifferenceScript {
    /// The commands, one list for each block that is checked as a whole.
    package let blocks: [[String]]
    /// What the script leaves different; nothing if it gives the new document byte for byte.
    package let rest: NibDifference

    /// How many blocks there can be. Resources and capabilities follow at the end of a block, so a second one may be needed.
    private static let mostBlocks = 6

    /// Writes the script.
    ///
    /// - Parameters:
    ///   - difference: the difference between the two versions.
    ///   - isEssential: whether what Xcode does on its own is left out.
    /// - Throws: an error if the old document cannot be edited.
    package init(for difference: NibDifference, isEssential: Bool = false) throws(CommandError) {
        let rehearsal: Rehearsal
        do throws(NibError) { rehearsal = try Rehearsal(copyOf: difference.old) } catch { throw CommandError(error) }
        let writer = ScriptWriter(rehearsal, to: difference.new, isEssential: isEssential)
        Self.writeBlocks(writer)
        if difference.old.kind == difference.new.kind { Self.writeExactly(writer) }
        blocks = rehearsal.blocks
        rest = writer.difference
    }

    /// Writes blocks of commands, each coarser than the one before, until nothing is left or nothing helps.
    private static func writeBlocks(_ writer: ScriptWriter) {
        let rehearsal = writer.rehearsal
        while writer.round < mostBlocks, !writer.changes.isEmpty {
            let (left, count) = (writer.changes.count, rehearsal.blocks.count)
            let isWritten = writer.writeBlock()
            let isSound = !isWritten || rehearsal.endBlock()
            writer.refresh()
            if !isSound, rehearsal.blocks.count == count { break }
            if isSound, isWritten, writer.round > 0, writer.changes.count >= left {
                // Coarser commands can undo each other.
                rehearsal.takeBackBlock()
                writer.refresh()
                if writer.round > 1 { break }
            } else if !isWritten, writer.round > 1 {
                break
            }
            writer.round += 1
        }
    }

    /// Replaces what is still different by its text: by commands that leave a sound document, if that is possible.
    private static func writeExactly(_ writer: ScriptWriter) {
        let rehearsal = writer.rehearsal
        for extent in ScriptWriter.Extent.allCases where !writer.isDone {
            let isWritten = writer.writeExact(extent) && rehearsal.endBlock()
            // What follows from a checked replacement can make a difference of its own.
            if isWritten, extent == .checked, !writer.isDone { rehearsal.takeBackBlock() }
            writer.refresh()
        }
    }

    /// The script as text, one command a line.
    package var text: String {
        blocks.map { block in
            let lines = block.count > 1 ? ["begin"] + block + ["commit"] : block
            return lines.map { $0 + "\n" }.joined()
        }.joined()
    }
}
