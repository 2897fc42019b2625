import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// What `set` resolves to once it is known which change the value makes: the line itself, what follows from the value, and notes.
struct Setting {
    /// The path to the attribute, with the variation if the value is for some traits.
    let steps: [PropertyPath.Step]
    /// Where the path begins.
    let object: NodeID
    let value: Word
    /// Whether `--force` is given, so that nothing follows.
    let isForced: Bool
    /// Whether a class brings its module along.
    let bringsModule: Bool
    let pairs: PropertyPairs
    let context: ResolveContext

    private var document: NibDocument { context.document }

    /// Completes the line for a change.
    ///
    /// - Parameters:
    ///   - change: what setting the value does.
    ///   - line: the line as it was resolved so far.
    /// - Returns: the lines for the log with their remarks.
    func resolve(_ change: PropertyResolver.Change, _ line: Resolved) -> Resolved {
        var resolved = line
        let isPlaced = line.commands.first?[CommonParameters.place] != nil
        switch change {
        case .none: if !isPlaced { return .nothingToDo }
        case .numbers(of: _), .replacement: break
        case .part(let made, in: _):
            if !isForced { resolved.remarks += notes(on: made) }
        case .attribute(let node, let isNew, let otherWords):
            let name = steps[steps.count - 1].name
            if steps.count == 1, name == "customClass" {
                CustomClass.follow(
                    value.text, of: object, bringsModule: bringsModule, in: &resolved, with: context)
            }
            if !isForced, !context.isInScript, !isPlaced,
                PropertyRefusal.isUnwritten(value.text, of: name, on: node, in: document)
            {
                return unwritten(name, isNew: isNew)
            }
            if isNew { resolved.remarks += unknownName(name, of: node) }
            if let otherWords { resolved.remarks.append(ValueCheck.note(name, value: value.text, not: otherWords)) }
        }
        if !context.isInScript, !isForced { addFollowers(to: &resolved) }
        return resolved
    }

    /// Adds the lines for what Interface Builder changes along with the attribute.
    private func addFollowers(to resolved: inout Resolved) {
        let followers = pairs.followers(of: value.text)
        resolved.further += followers
        resolved.remarks += followers.map { "also: \($0)" }
    }

    /// Notes about attributes of a new part that are misspelled.
    private func notes(on made: PartValue.Made) -> [StyledText] {
        made.attributes.compactMap {
            Mistyped.attribute($0.name, ofElement: made.part.tag, isNested: true, in: document)
        }
    }

    /// Notes about an attribute that no known document has there. The property of a custom class would be a runtime attribute.
    private func unknownName(_ name: String, of node: NodeID) -> [StyledText] {
        guard !PropertyRefusal.isKnown(name, of: document.described(node), in: document),
            let note = Mistyped.newAttribute(name, of: node, isNested: steps.count > 1, in: document)
        else { return [] }
        let advice = PropertyAdvice(name: name, node: node, value: value, document: document)
        return [note] + (advice.runtimeAttribute.map { ["if the class has it: \($0)"] } ?? [])
    }

    /// The result for a value that Interface Builder does not write: what it replaces is removed.
    private func unwritten(_ name: String, isNew: Bool) -> Resolved {
        var resolved = isNew ? .nothingToDo : Resolved(further: [pairs.removal(of: name)])
        if !isNew { addFollowers(to: &resolved) }
        resolved.remarks.append("'\(name)' is \(value.text) by default, which Xcode does not write")
        return resolved
    }
}
