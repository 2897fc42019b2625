import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// `set OBJ installed YES|NO [for …]`: whether a view or a constraint is part of the scene for some traits.
enum Installing {
    /// Whether a path means whether an object is installed, not an attribute of that name.
    static func isMeant(by steps: [PropertyPath.Step], of object: NodeID, in document: NibDocument) -> Bool {
        steps.count == 1 && steps[0] == PropertyPath.Step(Variation.installed)
            && !document.knownAttributes(of: document.tree.name(object)).contains(Variation.installed)
            && Variation.mask(of: object, in: document) != nil
    }

    private static func key(_ traits: [Word]) throws(CommandError) -> String {
        traits.isEmpty ? "default" : String(try Variation.step(traits).name.dropFirst("variation@".utf8.count))
    }

    /// Checks the value, and whether the object has it already.
    static func resolve(
        _ value: Word, of object: NodeID, traits: [Word], command: ResolvedArguments, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        guard value.text == "YES" || value.text == "NO" else {
            throw CommandError("bad-value", "'installed' must be YES or NO, not '\(value.text)'", span: value.span)
        }
        let document = context.document
        let key = try key(traits)
        let base = Variation.isInstalled(object, in: "default", of: document) ?? true
        let now = key == "default" ? base : Variation.isInstalled(object, in: key, of: document) ?? base
        return now == (value.text == "YES") ? .nothingToDo : Resolved(command)
    }

    /// Sets it.
    static func apply(_ value: Word, of object: NodeID, traits: [Word], in context: ApplyContext) throws(CommandError) {
        try Variation.install(value.text == "YES", object: object, in: try key(traits), with: context.edit)
    }

    /// Whether the variation for some traits says anything of an object.
    static func isSaid(of object: NodeID, traits: [Word], in document: NibDocument) throws(CommandError) -> Bool {
        Variation.isInstalled(object, in: try key(traits), of: document) != nil
    }

    /// Removes what the variation for some traits says of an object.
    static func remove(_ object: NodeID, traits: [Word], in edit: Edit) throws(CommandError) {
        try Variation.install(nil, object: object, in: try key(traits), with: edit)
    }
}
