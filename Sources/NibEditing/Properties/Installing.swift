import CommandLanguage
import NibDocument
import ObjectReferences
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
        _ value: Word, of object: NodeID, traits: [Word], at place: WholeNumber?, command: ResolvedArguments,
        in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        if let place { try checkPlace(place, of: object, traits: traits, in: context) }
        guard value.text == "YES" || value.text == "NO" else {
            throw FlagError.error(value.text, of: Variation.installed, at: value.span)
        }
        let document = context.document
        let key = try key(traits)
        let base = Variation.isInstalled(object, in: "default", of: document) ?? true
        let now = key == "default" ? base : Variation.isInstalled(object, in: key, of: document) ?? base
        return now == (value.text == "YES") ? .nothingToDo : Resolved(command)
    }

    /// Refuses a position that the list of what is installed does not have.
    private static func checkPlace(
        _ place: WholeNumber, of object: NodeID, traits: [Word], in context: ResolveContext
    ) throws(CommandError) {
        let document = context.document
        let count = Variation.entryCount(besides: object, in: try key(traits), of: document)
        guard place.value > count else { return }
        throw CommandError(
            "wrong-place",
            "there is no position \(place.value) among what is installed for these traits, which is \(count)",
            span: place.span)
    }

    /// Sets it, at a position in the list of what is installed, or where such entries usually are.
    static func apply(
        _ value: Word, of object: NodeID, traits: [Word], at place: WholeNumber?, in context: ApplyContext
    ) throws(CommandError) {
        try Variation.install(
            value.text == "YES", object: object, in: try key(traits), at: place?.value, with: context.edit)
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
