import CommandLanguage
import NibCatalog
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `add scene`: adds a scene with a new controller to a storyboard.
package enum AddScene {
    private static let controller = Parameter<Name>(
        "CONTROLLER", kind: .controller,
        summary:
            "its controller: viewController, navigationController, windowController, …, or Xcode's name for it in quotes"
    )
    private static let identifier = NamedParameter<Text>(
        "identifier", kind: .text, summary: "the name by which code instantiates the controller")
    private static let customClass = NamedParameter<Name>(
        "customClass", kind: .className, summary: "the controller's class")
    private static let title = NamedParameter<Text>("title", kind: .text, summary: "the controller's title")
    private static let newIDs = Parameter<NewID>(
        "ID", summary: "the ids of the controller, the scene and its contents, in document order")

    static let command = EditingCommand(
        "add scene",
        syntax: [
            .operand(controller), .assignments(identifier, customClass, title, open: true),
            .optional([.keyword("as"), .several(newIDs)]), LibraryName.forceSyntax,
        ],
        summary: "adds a scene with a new controller to a storyboard",
        discussion: """
            The scene is like one that Interface Builder makes: a controller with its view and guides, First Responder, a \
            position on the canvas to the right of the other scenes, and the comment above it. The controller of the first \
            scene becomes the initial one. Further `name=value` words set attributes of the controller, such as \
            `storyboardName=Login` for a `viewControllerPlaceholder`; they are judged as by `set`. The children of a container are scenes of their own: \
            an item of Xcode's library brings them along (`add scene "Navigation Controller"`, `library` lists the items); \
            an element name adds the container alone, and `connect segue` connects scenes.
            """,
        examples: [
            Example("add scene viewController title=Detail customClass=DetailController", "a scene to show"),
            Example(
                "add scene \"Navigation Controller\"", "with a table view controller as its root, as Xcode makes it"),
            Example("add scene navigationController as nAv-ig-001", "a navigation controller with a given id"),
        ],
        seeAlso: ["library", "scenes", "remove scene", "set initial", "connect segue"], group: "Storyboards",
        resolve: resolve,
        apply: apply)

    // MARK: - Resolving

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        guard document.kind.isStoryboard else {
            throw CommandError(
                "wrong-place", "a xib has no scenes", span: arguments.verb,
                hints: ["'add viewController to document.objects' puts a controller into a xib"])
        }
        let element = try LibraryName.form(
            try arguments[controller].word, isForced: arguments[LibraryName.force], in: document)
        try WatchCheck.check(
            FreshElement.split(element.text).element, as: "<\(element.text)>", at: element.span, in: document)
        let scene = try scene(of: element, in: document)
        let ids = try newIDs(try arguments[all: newIDs], count: scene.idCount, element: element, in: context)
        var command = ResolvedArguments(arguments)
        command[controller] = Name(element)
        command[all: newIDs] = ids.map { NewID($0) }
        var resolved = Resolved(command)
        try judgeProperties(arguments, of: &resolved, scene: scene, ids: ids, in: context)
        resolved.details = .made(ids)
        return resolved
    }

    /// The elements that can be the controller of a scene.
    package static func controllers(in document: NibDocument) -> [String] {
        document.catalog.allElements.filter(\.isObject).map(\.name).filter(document.isController(element:))
    }

    private static func scene(of element: Word, in document: NibDocument) throws(CommandError) -> FreshScene {
        do throws(NibError) { return try FreshScene(element.text, in: document) } catch {
            let known = controllers(in: document)
            let near = Nearest.names(to: element.text, among: known)
            throw CommandError(
                "bad-value", error.message, span: element.span,
                hints: near.isEmpty
                    ? ["the controllers are \(known.joined(separator: ", "))"] : near.map { "did you mean '\($0)'?" })
        }
    }

    /// The ids of a new scene, given or made. The id of the scene itself must also differ from those of other scenes.
    private static func newIDs(_ given: [NewID], count: Int, element: Word, in context: ResolveContext)
        throws(CommandError) -> [String]
    {
        guard given.count <= count else {
            throw CommandError(
                "usage", "a scene of <\(element.text)> takes \(count) ids, not \(given.count)",
                span: given.last?.word.span)
        }
        var ids: [String] = []
        for place in 0..<count {
            let word = place < given.count ? given[place] : nil
            var id = try context.newID(word)
            while place == 1, context.document.scene(withID: id) != nil {
                if let word {
                    throw CommandError(
                        "duplicate-id", "there is already a scene with the id '\(id)'", span: word.word.span)
                }
                id = try context.newID(nil)
            }
            ids.append(id)
        }
        return ids
    }

    /// Judges the `name=value` words: adds the scene on trial, and undoes it.
    private static func judgeProperties(
        _ arguments: Arguments, of resolved: inout Resolved, scene: FreshScene, ids: [String],
        in context: ResolveContext
    ) throws(CommandError) {
        guard !arguments.assignments.isEmpty else { return }
        let own = [identifier.name, customClass.name, title.name]
        for word in arguments.assignments.map(\.name) where !own.contains(word.text) && !arguments[LibraryName.force] {
            guard !context.catalog.isAttribute(word.text), let near = Nearest.misspelled(as: word.text, among: own)
            else { continue }
            throw CommandError(
                "unknown-attribute", "a scene has no '\(word.text)'", span: word.span,
                hints: Advice.didYouMean([near]) + ["'--force' sets it anyway"])
        }
        let edit = Edit(context.document)
        defer { edit.cancel() }
        let node = try reporting(edit.add(scene, ids: ids))
        var properties = NewProperties(arguments.assignments, isForced: arguments[LibraryName.force], in: context)
        try properties.judge(hasTitle: false) {
            attribute($0)
        } holder: { _ in
            node
        } write: { attribute, node throws(CommandError) in
            try set(attribute, of: node, in: edit)
        }
        properties.complete(&resolved)
    }

    /// The property that a `name=value` word sets: `identifier` is short for `storyboardIdentifier`.
    private static func attribute(_ assignment: Arguments.Assignment) -> AssignedAttribute {
        renamed(AssignedAttribute(assignment))
    }

    private static func renamed(_ attribute: AssignedAttribute) -> AssignedAttribute {
        attribute.name.text == identifier.name ? attribute.renamed("storyboardIdentifier") : attribute
    }

    // MARK: - Applying

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let ids = command[all: newIDs].map(\.text)
        let element = try context.value(controller, of: command).text
        let scene = try reporting(FreshScene(element, in: context.document))
        guard ids.count == scene.idCount else {
            throw CommandError(
                "usage", "the scene takes \(scene.idCount) ids, but the log line gives \(ids.count)")
        }
        let node = try reporting(context.edit.add(scene, ids: ids))
        for attribute in command.assignments.compactMap({ AssignedAttribute($0) }) {
            try set(renamed(attribute), of: node, in: context.edit)
        }
        var outcome = Outcome()
        outcome.made = ids[0]
        return outcome
    }

    private static func set(_ attribute: AssignedAttribute, of node: NodeID, in edit: Edit) throws(CommandError) {
        let steps = try PropertyWords.steps(attribute.name)
        try PropertyWriter.set(PropertyPath(steps), to: attribute.value, of: node, in: edit)
    }
}
