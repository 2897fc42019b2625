import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import XMLTree

/// A copy of the old document on which the commands of a script are tried.
///
/// A command that is refused, or that does not do what it is for, leaves nothing behind; all others become lines of the script. As
/// the copy goes through exactly what the script will do, what is left to do is always the difference between the copy and
/// the new document.
final class Rehearsal {
    /// The copy, as the lines so far have made it.
    let document: NibDocument
    /// The lines so far, one list for each block of commands that are checked together.
    private(set) var blocks: [[String]] = []
    private var edit: Edit
    /// What undoes the block that ended last.
    private var inverses: [Primitive] = []
    private let ids = MadeUpIDs()
    /// Where the attempt began that is asked whether it is done.
    private var attempted: Edit.Savepoint
    /// The id of the object that the last command made.
    private var made: String?

    /// Begins with a copy of a document.
    ///
    /// - Throws: `NibError` if its bytes cannot be parsed.
    init(copyOf original: NibDocument) throws(NibError) {
        document = try original.copy()
        document.hasShortNames = true
        edit = Edit(document)
        attempted = edit.savepoint
    }

    /// Whether no command of the present block was accepted yet.
    private(set) var isBlockEmpty = true
    /// A number that is another one whenever the copy has changed.
    private(set) var revision = 0

    /// Tries commands, all of them or none; forced if they are refused or mean something else, because the new document has what they
    /// write, whether or not Interface Builder would write it.
    ///
    /// - Parameters:
    ///   - lines: the commands.
    ///   - isDone: whether the copy is then as wanted; if not, the commands are undone.
    /// - Returns: whether the lines are now part of the script.
    func attempt(_ lines: [String], isDone: () -> Bool = { true }) -> Bool {
        guard !lines.isEmpty else { return false }
        if tryOut(lines, isDone: isDone) { return true }
        let forced = lines.map { Self.isForceable($0) ? $0 + Self.force : $0 }
        return forced != lines && tryOut(forced, isDone: isDone)
    }

    private static let force = " --force"

    private static func isForceable(_ line: String) -> Bool {
        !line.hasSuffix(force) && ["set ", "insert ", "connect "].contains { line.hasPrefix($0) }
    }

    private func tryOut(_ lines: [String], isDone: () -> Bool) -> Bool {
        let start = edit.savepoint
        attempted = start
        for line in lines where !apply(line) {
            edit.cancel(to: start)
            return false
        }
        guard isDone() else {
            edit.cancel(to: start)
            return false
        }
        keep(lines)
        return true
    }

    /// The elements of a parent that the attempt in hand made, or in which it changed something.
    func changedChildren(of parent: NodeID) -> [NodeID] {
        let tree = document.tree
        var children: [NodeID] = []
        for (node, isNew) in edit.changedNodes(after: attempted) {
            // A new list came with all that is in it.
            if isNew, tree.contains(node, inner: parent) { return Array(tree.elements(in: parent)) }
            var child = node
            while let above = tree.parent(child), above != parent { child = above }
            if tree.parent(child) == parent, !children.contains(child) { children.append(child) }
        }
        return children
    }

    /// Tries a command that makes an object, with ids made up for it, and undoes it.
    ///
    /// - Parameters:
    ///   - line: the command.
    ///   - body: gets the new object.
    /// - Returns: what the function returns; nil if the command is refused.
    func probe<Result>(making line: String, _ body: (NodeID) -> Result?) -> Result? {
        let start = edit.savepoint
        defer { edit.cancel(to: start) }
        ids.areMadeUp = true
        defer { ids.areMadeUp = false }
        made = nil
        guard apply(line), let object = made.flatMap({ document.element(withID: $0) }) else { return nil }
        return body(object)
    }

    /// Makes what a function writes one step: all of its lines become part of the script, or none.
    ///
    /// - Parameter body: tries commands; returns whether they did what they are for.
    /// - Returns: whether the lines are now part of the script.
    func together(_ body: () -> Bool) -> Bool {
        let (start, count, wasEmpty) = (edit.savepoint, isBlockEmpty ? 0 : blocks.last?.count ?? 0, isBlockEmpty)
        if body() { return true }
        edit.cancel(to: start)
        if wasEmpty != isBlockEmpty {
            blocks.removeLast()
        } else if !wasEmpty {
            blocks[blocks.count - 1].removeSubrange(count...)
        }
        isBlockEmpty = wasEmpty
        revision += 1
        return false
    }

    private func keep(_ lines: [String]) {
        if isBlockEmpty { blocks.append([]) }
        isBlockEmpty = false
        blocks[blocks.count - 1] += lines
        revision += 1
    }

    /// Ends the block of commands that are checked together.
    ///
    /// - Returns: whether the document is whole; if not, only lines that succeed on their own are kept.
    func endBlock() -> Bool {
        inverses = []
        guard !isBlockEmpty else { return true }
        isBlockEmpty = true
        revision += 1
        do throws(NibError) {
            inverses = try edit.finish()
            edit = Edit(document)
            return true
        } catch {
            edit = Edit(document)
            salvage(blocks.removeLast())
            return false
        }
    }

    /// Keeps the lines of a block that failed which succeed on their own: something in the new document is not sound.
    private func salvage(_ lines: [String]) {
        var left = lines
        while !left.isEmpty {
            var refused: [String] = []
            for line in left {
                if apply(line), (try? edit.finish()) != nil {
                    blocks.append([line])
                } else {
                    edit.cancel()
                    refused.append(line)
                }
                edit = Edit(document)
            }
            guard refused.count < left.count else { return }
            left = refused
        }
    }

    /// Undoes the block that ended last.
    func takeBackBlock() {
        for inverse in inverses.reversed() { document.tree.apply(inverse) }
        inverses = []
        blocks.removeLast()
        revision += 1
    }

    /// Does what a line says, as the shell does inside a block.
    private func apply(_ line: String) -> Bool {
        ids.wasAsked = false
        let context = ResolveContext(
            scope: ReferenceScope(document: document), ids: ids, project: NoProject(), wantsFields: false,
            isInScript: true)
        do {
            let (command, arguments) = try Self.table.parse(Lexer.words(of: line))
            let editing = try command.run((), arguments)
            let resolved = try editing.resolve(arguments, in: context)
            guard !ids.wasAsked || ids.areMadeUp else { return false }
            for command in resolved.commands {
                let context = ApplyContext(edit: edit, isTold: false, wantsFields: false)
                made = try editing.apply(command, in: context).made ?? made
            }
            return true
        } catch { return false }
    }

    private static let table = EditingCommand.table(of: EditingCommand.all)
}
