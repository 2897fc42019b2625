import CommandLanguage
import NibDocument
import NibEditing
import XMLTree

/// Checks and sets a property in one go, for commands that are not resolved yet.
enum PropertySetting {
    static func set(
        _ path: PropertyPath, to word: Word, of object: NodeID, _ context: EditContext, _ span: Range<Int>
    ) throws -> PropertyResolver.Change {
        let change: PropertyResolver.Change
        if context.isReplaying {
            change = .none
        } else {
            change = try PropertyResolver.check(path, word, of: object, in: context.document, span)
        }
        do { try PropertyWriter.set(path, to: word, of: object, in: context.edit) } catch {
            throw ShellError(error, span: span)
        }
        return change
    }
}
