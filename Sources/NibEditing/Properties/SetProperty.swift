import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import Wording
import XMLTree

/// `set`: sets an attribute, or the id by which everything refers to an object.
enum SetProperty {
    static let value = Parameter<Text>(
        "VALUE", kind: .attributeValue, summary: "the new value, without XML escapes")

    private static let force = Flag(
        "--force", summary: "sets an attribute or a value that no known document has there")

    static let command = EditingCommand(
        "set",
        syntax: [
            .operand(PropertyWords.object), .operand(PropertyWords.path), .operand(value), .atPlace,
            .optional([.flag(force)]),
        ],
        summary: "sets an attribute",
        discussion: """
            Each step of a path names a child by its key or its element; `element@key` gives both, and `[N]`, counted from 0, \
            picks one of several. A string that is long or has several lines becomes a child element, as in Xcode. Setting \
            `id` renames the object, and all references to it follow. A title or text is set where the element keeps it: for \
            an iOS button in its normal state, for a macOS button in its cell. Other attributes that only the cell of a macOS \
            control has, such as `state`, are set there too. nibsh refuses a value that the attribute cannot have, such as \
            `abc` where Interface Builder always writes a number, or `maybe` where it writes YES or NO. It also refuses, unless \
            forced, attributes and words that neither known documents nor this one have on such an element, and priorities \
            above 1000. A `<nil>` becomes what the attribute belongs to: `set X textColor.systemColor labelColor` makes a color. With \
            `at N`, the attribute also becomes the one with the index N of its element, as another version of Xcode ordered them.

            With source code, nibsh warns of a `customClass` that the code does not declare or that is not a kind of the \
            object's class. It also sets the module of a Swift class, as Xcode does: `customModule`, and \
            `customModuleProvider` if the class is in the document's own target. In a script, nothing else is set.
            """,
        examples: [
            Example("set hSs-g6-Zcb customClass RedButton", "the class at run time"),
            Example("set hSs-g6-Zcb normal.title 'Sign in'", "an attribute of the keyed child 'normal'"),
            Example("set iN0-l3-epB frame.width 320", "a number"),
            Example("set lAb-el-001 textColor.systemColor labelColor", "a color where there was none"),
            Example("set sEg-m3-nts segments.segment[2].title Third", "one of several equal children"),
        ],
        seeAlso: ["unset", "attribute", "show"], resolve: resolve, apply: apply)

    // MARK: - Resolving

    /// Finds where the attribute is, checks the value, and lets a module follow its class.
    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws -> Resolved {
        let document = context.document
        let (path, value) = (try arguments[PropertyWords.path], try arguments[value].word)
        let object = try context.references.resolve(try arguments[PropertyWords.object].word)
        let steps = try PropertyWords.steps(path)
        try checkScene(steps, value: value, path: path, of: object, in: document)
        var command = ResolvedArguments(arguments)
        command[PropertyWords.object] = ObjectReference(try context.name(of: object))
        if isID(steps) {
            return try resolveRename(steps, to: value, path: path, of: object, command: command, in: context)
        }
        if let binding = BindingOptions.binding(object, path: path, in: document), !arguments[force] {
            try BindingOptions.check(path, value: value)
            let isSet = BindingOptions.value(path.text, of: binding, in: document) == value.text
            return isSet ? .nothingToDo : Resolved(command)
        }

        let isPlaced = try arguments[ifGiven: CommonParameters.place] != nil
        let holders = steps.count == 1 && !isPlaced ? TitleText.holders(of: steps[0].name, in: object, document) : []
        if !holders.isEmpty {
            let name = steps[0].name
            let isSet = holders.allSatisfy { document.property(name, of: $0, is: value.text) }
            for holder in holders { try document.checkProperty(name, value: value.text, of: holder) }
            return isSet ? .nothingToDo : Resolved(command)
        }
        return try resolveAttribute(steps, of: object, arguments, command: command, in: context)
    }

    private static func resolveAttribute(
        _ steps: [PropertyPath.Step], of object: NodeID, _ arguments: Arguments, command: ResolvedArguments,
        in context: ResolveContext
    ) throws -> Resolved {
        let document = context.document
        let (path, value) = (try arguments[PropertyWords.path], try arguments[value].word)
        var (steps, resolved) = (steps, Resolved(command))
        if isOfCell(steps, of: object, in: document) {
            steps.insert(PropertyPath.Step("cell"), at: 0)
            let pieces = ResolvedArguments.Value.dotted(steps.map(\.name))
            resolved.commands[0][PropertyWords.path] = pieces.word ?? path
        }
        let change = try PropertyResolver.check(
            PropertyPath(steps), value: value, of: object, in: document, at: path.span)
        if !arguments[force] { try PropertyRefusal.check(change, steps, value: value, in: document, at: path) }
        switch change {
        case .none: if command[CommonParameters.place] == nil { return .nothingToDo }
        case .numbers, .replacement: break
        case .attribute(let node, let isNew, let others):
            if steps.count == 1, steps[0].name == "customClass" {
                CustomClass.follow(value.text, of: object, in: &resolved, with: context)
            }
            let name = steps[steps.count - 1].name
            guard arguments[force] else { break }
            if isNew, let note = Mistyped.newAttribute(name, of: node, isNested: steps.count > 1, in: document) {
                resolved.remarks.append(note)
            }
            if let others { resolved.remarks.append(ValueCheck.note(name, value: value.text, not: others)) }
        }
        return resolved
    }

    /// Whether a path names an attribute that only the cell of a macOS control has.
    private static func isOfCell(_ steps: [PropertyPath.Step], of object: NodeID, in document: NibDocument) -> Bool {
        guard steps.count == 1, document.kind.family == .cocoa, !document.hasProperty(steps[0].name, of: object),
            !document.knownAttributes(of: document.tree.name(object)).contains(steps[0].name)
        else { return false }
        return ControlCell.holding(steps, of: object, in: document) != nil
    }

    private static func resolveRename(
        _ steps: [PropertyPath.Step], to value: Word, path: Word, of object: NodeID, command: ResolvedArguments,
        in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        do {
            let node = try context.document.follow(steps.dropLast(), from: object)
            if context.tree.attribute("id", of: node, is: value.text) { return .nothingToDo }
            _ = try context.newID(NewID(value))
            try context.document.checkRenamable(node)
            return Resolved(command)
        } catch { throw CommandError(error, span: path.span) }
    }

    /// Refuses for a scene what only its controller has.
    private static func checkScene(
        _ steps: [PropertyPath.Step], value: Word, path: Word, of object: NodeID, in document: NibDocument
    ) throws {
        guard steps.count == 1, let name = steps.first?.name, document.kind.isStoryboard, name != "sceneID",
            document.tree.name(object) == "scene", let controller = document.controller(of: object),
            let id = document.id(of: controller), try document.child(steps[0], of: object) == nil,
            document.tree.attribute(name, of: object) == nil
        else { return }
        let isControllers = document.knownAttributes(of: document.tree.name(controller)).contains(name)
        throw CommandError(
            "wrong-place", "a scene has no '\(name)'\(isControllers ? "; its controller has one" : "")",
            span: path.span,
            hints: isControllers ? ["set \(id) \(name) \(value.spelling)"] : ["name its controller: '\(id)'"])
    }

    private static func isID(_ steps: [PropertyPath.Step]) -> Bool {
        steps.last?.name == "id" && steps.last?.index == nil
    }

    // MARK: - Applying

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws -> Outcome {
        let document = context.document
        let object = try context.element(PropertyWords.object, of: command)
        let steps = try PropertyWords.steps(try context.value(PropertyWords.path, of: command))
        let value = try context.value(value, of: command).word
        var outcome = Outcome()
        if isID(steps) {
            let node = try document.follow(steps.dropLast(), from: object)
            let followers = try context.edit.rename(node, to: value.text)
            if followers > 0 {
                outcome.remarks = ["updated \(Plural.of("reference", count: followers))"]
            }
            return outcome
        }
        let path = try context.value(PropertyWords.path, of: command)
        if let binding = BindingOptions.binding(object, path: path, in: document) {
            try BindingOptions.set(path.text, to: value.text, of: binding, in: context.edit)
            return outcome
        }
        let place = command[CommonParameters.place]?.value
        let isTitle = steps.count == 1 && place == nil
        let holders = isTitle ? TitleText.holders(of: steps[0].name, in: object, document) : []
        for holder in holders where document.property(steps[0].name, of: holder) != value.text {
            try context.edit.setProperty(steps[0].name, to: value.text, of: holder)
        }
        if holders.isEmpty { try PropertyWriter.set(PropertyPath(steps), to: value, of: object, in: context.edit) }
        if let place, let last = steps.last {
            let node = try document.follow(steps.dropLast(), from: object)
            context.edit.moveAttribute(last.name, to: place, of: node)
        }
        return outcome
    }
}
