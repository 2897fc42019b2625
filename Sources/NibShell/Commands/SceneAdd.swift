import CommandLanguage
import NibDocument
import NibEditing
import NibPrediction
import ObjectReferences
import Replies
import XMLTree

extension Shell {
    static let addScene = editing(
        "add scene",
        [
            .operand(
                Parameter(
                    "CONTROLLER", kind: .element,
                    summary: "its controller: viewController, navigationController, windowController, …")),
            .assignments(
                [
                    Parameter("identifier", kind: .text, summary: "the name by which code instantiates the controller"),
                    Parameter("customClass", kind: .word, summary: "the controller's class"),
                    Parameter("title", kind: .text, summary: "the controller's title"),
                ], open: true),
            .optional([
                .keyword("as"),
                .several(
                    Parameter(
                        "ID", kind: .newID,
                        summary: "the ids of controller, scene and what is in it, in the order of the document")),
            ]),
        ],
        summary: "adds a scene with a fresh controller to a storyboard",
        discussion: """
            The scene is what Interface Builder makes: the controller with its view and guides, First Responder, a place on \
            the canvas to the right of the others, and the comment above it. The first scene's controller becomes the initial \
            one. Further `name=value` words set attributes of the controller: `storyboardName=Login` of a \
            `viewControllerPlaceholder`. Scenes come one by one; `connect segue` makes the children of containers.
            """,
        examples: [
            Example("add scene viewController title=Detail customClass=DetailController", "a scene to show"),
            Example("add scene navigationController as nAv-ig-001", "a navigation controller with a given id"),
        ],
        seeAlso: ["scenes", "remove scene", "set initial", "connect segue"], group: "Storyboards"
    ) { context, arguments in
        let document = context.document
        guard document.kind.isStoryboard else {
            throw ShellError(
                "wrong-place", "a xib has no scenes", span: arguments.verb,
                hints: ["'add viewController to document.objects' puts a controller into a xib"])
        }
        let element = try arguments.required("CONTROLLER")
        let scene: FreshScene
        do throws(NibError) { scene = try FreshScene(element.text, in: document) } catch {
            let known = document.controllerElements
            let near = Nearest.names(to: element.text, among: known)
            throw ShellError(
                "bad-value", error.message, span: element.span,
                hints: near.isEmpty
                    ? ["controllers are \(known.joined(separator: ", "))"] : near.map { "did you mean '\($0)'?" })
        }
        let ids = try sceneIDs(arguments.several("ID"), count: scene.idCount, element, context)
        let controller = try context.edit.add(scene, ids: ids)
        for assignment in arguments.assignments {
            let name = assignment.name.text == "identifier" ? "storyboardIdentifier" : nil
            let steps = try name.map { [PropertyPath.Step($0)] } ?? PropertyWords.steps(assignment.name)
            _ = try PropertySetting.set(
                PropertyPath(steps), to: assignment.value, of: controller, context, assignment.name.span)
        }
        var resolved = ResolvedArguments(arguments)
        resolved.set("ID", to: ids.map { .text($0) })
        var outcome = EditOutcome(resolved)
        outcome.made = ids[0]
        outcome.fields = [
            .init("ids", .strings(ids)), .init("scene", .string(ids[1])), .init("controller", .string(ids[0])),
        ]
        return outcome
    }

    /// The ids of a new scene, given or made; the scene's own differs from those of other scenes too.
    private static func sceneIDs(_ given: [Word], count: Int, _ element: Word, _ context: EditContext) throws
        -> [String]
    {
        guard given.count <= count else {
            throw ShellError(
                "usage", "a scene of <\(element.text)> has \(count) ids, not \(given.count)", span: given.last?.span)
        }
        var ids: [String] = []
        for place in 0..<count {
            let word = place < given.count ? given[place] : nil
            var id = try context.newID(word)
            while place == 1, context.document.scene(withID: id) != nil {
                guard word == nil else {
                    throw ShellError("duplicate-id", "there is a scene with the id '\(id)'", span: word?.span)
                }
                id = try context.newID(nil)
            }
            ids.append(id)
        }
        return ids
    }
}

extension NibDocument {
    /// The elements that scenes can be made for, in order of name.
    var controllerElements: [String] {
        catalog.allElements.filter { $0.isObject && isController(element: $0.name) }.map(\.name)
    }
}
