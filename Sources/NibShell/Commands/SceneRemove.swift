import CommandLanguage
import NibDocument
import Replies
import XMLTree

extension Shell {
    static let removeScene = editing(
        "remove scene",
        [.operand(.scene("SCENE", "scene:ID, the scene's controller, or its label"))],
        summary: "removes a scene with all in it",
        discussion: """
            Segues of other scenes that lead to it go along and are printed, and so do the items that stood for it in tab and \
            split view controllers. A document whose initial controller goes has none afterwards.
            """,
        examples: [
            Example("remove scene scene:tne-QT-ifu", "by its id"),
            Example("remove scene 'Detail Controller'", "by its label"),
        ],
        seeAlso: ["scenes", "add scene", "set initial"], group: "Storyboards"
    ) { context, arguments in
        let word = try arguments.required("SCENE")
        let scene = try SceneReference(session: context.session).resolve(word)
        var resolved = ResolvedArguments(arguments)
        resolved.set("SCENE", to: context.document.name(ofScene: scene))
        var outcome = EditOutcome(resolved)
        do {
            let removal = try context.edit.removeScene(scene)
            let isInitial = removal.items.contains { $0.element == "document" }
            let items = removal.items.filter { $0.element != "document" }
            outcome.remarks = items.map { "removed with it: \($0.text)  \($0.id, .id)" }
            if isInitial { outcome.remarks.append("the document has no initial controller now: set initial OBJ") }
            outcome.fields = [
                .init(
                    "removed",
                    .array(
                        items.map { ["element": .string($0.element), "id": .string($0.id), "text": .string($0.text)] })),
                .init("wasInitial", .bool(isInitial)),
            ]
        } catch { throw ShellError(error, span: word.span) }
        return outcome
    }
}
