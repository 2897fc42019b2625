import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `unset`: removes attributes or whole keyed children.
enum UnsetProperty {
    static let command = EditingCommand(
        "unset",
        syntax: [.operand(PropertyWords.object), .several(PropertyWords.path), PropertyWords.forTraits],
        summary: "removes attributes or whole keyed children",
        discussion: """
            The last step of a path names an attribute or, if there is none, a child by its key or element: `unset X \
            backgroundColor` removes the color. A title or text is removed from where `set` puts it. If a child holds objects, \
            everything that refers to them is removed too, as by `remove`. If one of several paths is wrong, nothing is removed; \
            what the object could have but has not is only noted.

            `for` removes what `set … for` set for the same traits, also `installed`.

            Removing a `customClass` also removes its module, as in Xcode. In a script, only what is named is removed.
            """,
        examples: [
            Example("unset hSs-g6-Zcb customClass customModule customModuleProvider", "attributes"),
            Example("unset iN0-l3-epB backgroundColor", "a keyed child"),
            Example("unset iN0-l3-epB color@backgroundColor.alpha", "an attribute of a keyed child"),
        ],
        seeAlso: ["set", "unset attribute", "remove"], resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let named = try context.references.resolve(try arguments[PropertyWords.object].word)
        let paths = try arguments[all: PropertyWords.path]
        let object =
            try paths.first.map { path throws(CommandError) in
                ScrolledProperty.owner(ofPresent: try PropertyWords.steps(path), on: named, in: context.document)
            } ?? named
        var (there, notes): ([Word], [StyledText]) = ([], [])
        for path in paths {
            do {
                try check(path, for: arguments[all: PropertyWords.traits], of: object, in: context.document)
                there.append(path)
            } catch {
                let error = CommandError(error, span: path.span)
                guard try isAbsence(error, of: path, from: object, in: context.document) else { throw error }
                notes.append(Absence.note(error.message))
            }
        }
        var command = ResolvedArguments(arguments)
        command[PropertyWords.object] = ObjectReference(try context.name(of: object))
        command[all: PropertyWords.path] = there
        var resolved = there.isEmpty ? Resolved.nothingToDo : Resolved(command)
        resolved.remarks = notes
        if there.contains(where: { $0.text == "customClass" }) {
            try CustomClass.followRemoval(from: object, in: &resolved, context)
        }
        return resolved
    }

    /// Whether an error only says that something is not there which the object could have.
    private static func isAbsence(
        _ error: CommandError, of path: Word, from object: NodeID, in document: NibDocument
    ) throws(CommandError) -> Bool {
        let codes = [NibError.Code.missing, .unknownPath].map(\.rawValue)
        guard codes.contains(error.code) else { return false }
        let steps = try PropertyWords.steps(path)
        return DocumentProperty(steps) != nil || path.text == Variation.installed
            || Absence.isKnown(steps, of: object, in: document)
    }

    /// Refuses to remove what must stay, and what is not there.
    private static func check(
        _ path: Word, for traits: [Word], of object: NodeID, in document: NibDocument
    ) throws(CommandError) {
        if traits.isEmpty, let property = DocumentProperty(try PropertyWords.steps(path)) {
            guard property.isSet(of: object, in: document) else {
                throw CommandError("not-there", "\(document.display(object)) has no '\(path.text)'")
            }
            return
        }
        if isInstalled(path, of: object, in: document) {
            guard try Installing.isSaid(of: object, traits: traits, in: document) else {
                throw CommandError(
                    "not-there", "nothing says whether \(document.display(object)) is installed for these traits")
            }
            return
        }
        let steps = try traited(path, for: traits)
        let node = (try? document.follow(steps.dropLast(), from: object)) ?? object
        let last = steps[steps.count - 1]
        if last.name == "id" || last.name == "placeholderIdentifier", document.placeholder(node) != nil {
            throw CommandError.protected("the id and the kind of a placeholder cannot be changed", at: path)
        }
        try SceneMembership.check(last.name, of: node, in: document, at: path.span)
        guard case .child(let child) = try removed(steps, of: object, in: document) else { return }
        try Removals.checkCell(child, at: path, in: document)
        try reporting(document.checkRemovable(child))
    }

    private static func isInstalled(_ path: Word, of object: NodeID, in document: NibDocument) -> Bool {
        path.text == Variation.installed && Variation.mask(of: object, in: document) != nil
    }

    /// The path to a property for some traits.
    private static func traited(_ path: Word, for traits: [Word]) throws(CommandError) -> [PropertyPath.Step] {
        let steps = try PropertyWords.steps(path)
        return traits.isEmpty ? steps : [try Variation.step(traits)] + steps
    }

    /// Removes variations that have nothing left.
    private static func removeEmptied(_ traits: [Word], of object: NodeID, in edit: Edit) throws(CommandError) {
        guard !traits.isEmpty else { return }
        let step = try Variation.step(traits)
        guard let variation = (try? edit.document.child(step, of: object)) ?? nil else { return }
        let tree = edit.document.tree
        guard tree.firstElement(in: variation) == nil, tree.attributeNames(variation) == ["key"] else { return }
        edit.remove(variation)
    }

    /// What is removed.
    private enum Removed {
        /// A property of some elements.
        case property([NodeID])
        /// A whole child.
        case child(NodeID)
        /// An option of a binding.
        case option(NodeID)
    }

    /// Finds what a path means: a property, a title where the object keeps it, a property of the object's cell, or a child.
    private static func removed(
        _ steps: [PropertyPath.Step], of object: NodeID, in document: NibDocument
    ) throws(CommandError) -> Removed {
        let last = steps[steps.count - 1]
        if steps.count == 1, document.connection(object)?.kind == .binding,
            let option = BindingOptions.node(last.name, of: object, in: document)
        {
            return .option(option)
        }
        let target: PropertyTarget
        do throws(CommandError) { target = try reporting(PropertyTarget(steps, of: object, in: document)) } catch {
            if let found = elsewhere(steps, of: object, in: document) { return found }
            throw error
        }
        switch target {
        case .property(let node): return .property([node])
        case .child(let child): return elsewhere(steps, of: object, in: document) ?? .child(child)
        case .nothing(let node):
            if let found = elsewhere(steps, of: object, in: document) { return found }
            throw CommandError(notThere(last, of: node, in: document))
        }
    }

    /// Finds a property or part of an object in what keeps it for the object: the holders of its title, its cell, or its
    /// `fontDescription`, which the inspector calls Font.
    private static func elsewhere(
        _ steps: [PropertyPath.Step], of object: NodeID, in document: NibDocument
    ) -> Removed? {
        let titles =
            steps.count > 1
            ? []
            : TitleText.holders(of: steps[0].name, in: object, document)
                .filter { document.hasProperty(steps[0].name, of: $0) }
        if !titles.isEmpty { return .property(titles) }
        let font = PropertyStatement.fontSteps(steps, of: object, in: document)
        guard let holder = font == nil ? ControlCell.holding(steps, of: object, in: document) : object else {
            return nil
        }
        switch try? PropertyTarget(font ?? steps, of: holder, in: document) {
        case .property(let node): return .property([node])
        case .child(let child): return .child(child)
        case .nothing, nil: return nil
        }
    }

    private static func notThere(_ step: PropertyPath.Step, of node: NodeID, in document: NibDocument) -> NibError {
        let there = document.tree.attributeNames(node) + document.steps(of: node)
        return NibError(
            .missing, "\(document.display(node)) has no attribute or child '\(step.name)'",
            candidates: Nearest.names(to: step.name, among: there))
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let object = try context.element(PropertyWords.object, of: command)
        var (outcome, removals): (Outcome, [Removal]) = (Outcome(), [])
        let traits = command[all: PropertyWords.traits]
        for path in command[all: PropertyWords.path] {
            if isInstalled(path, of: object, in: context.document) {
                try Installing.remove(object, traits: traits, in: context.edit)
                continue
            }
            let steps = try traited(path, for: traits)
            if let property = DocumentProperty(steps) {
                property.remove(from: object, in: context.edit)
                continue
            }
            switch try removed(steps, of: object, in: context.document) {
            case .property(let nodes):
                for node in nodes { _ = context.edit.removeProperty(steps[steps.count - 1].name, of: node) }
            case .option(let option): BindingOptions.remove(option, of: object, in: context.edit)
            case .child(let child):
                let removal = try reporting(context.edit.removeWithReferences(child))
                outcome.remarks += Removals.remarks(removal)
                removals.append(removal)
            }
        }
        try removeEmptied(traits, of: object, in: context.edit)
        outcome.details = .removed(removals.flatMap(\.items))
        return outcome
    }
}
