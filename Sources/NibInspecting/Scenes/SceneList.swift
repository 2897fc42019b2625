import NibDocument
import Replies
import XMLTree

/// The scenes with their controllers and segues.
struct SceneList {
    let document: NibDocument
    /// The columns of the terminal; nil if lines may be of any length.
    let width: Int?

    func reply(in context: LookingContext) throws(CommandError) -> Reply {
        let scenes = document.scenes
        let initial = document.initialScene
        return try context.reply { line in
            if scenes.isEmpty { line("no scenes") }
            var rest = scenes.makeIterator()
            var heads = CompactRows()
            for scene in scenes { heads.append(head(scene, isInitial: scene == initial)) }
            Columns(width: width, shortened: [0]).write(heads) { head in
                line(head)
                guard let scene = rest.next() else { return }
                Columns.lines(document.segues(from: scene).map { row($0, in: scene) }, indent: 4).forEach(line)
            }
        } fields: {
            [
                .init("initial", .optional(document.tree.attribute("initialViewController", of: document.tree.root))),
                .init("scenes", .array(scenes.map { json($0, isInitial: $0 == initial) })),
            ]
        }
    }

    private func head(_ scene: NodeID, isInitial: Bool) -> [StyledText] {
        let text = ObjectText(document: document)
        let controller = document.controller(of: scene)
        let identifier = controller.flatMap { document.property("storyboardIdentifier", of: $0) }
        let label = StyledText(document.lineLabel(ofScene: scene), .label)
        return [
            "\(isInitial ? "→ " : "  ")\(label)", controller.map { text.id($0) } ?? "",
            controller.map { text.kind($0) } ?? "", identifier.map { "\"\($0)\"" } ?? "",
        ]
    }

    private func row(_ segue: Connection, in scene: NodeID) -> [StyledText] {
        let text = SegueText(document: document)
        let trigger = segue.source == document.controller(of: scene) ? "" : "by \(document.fullName(of: segue.source))"
        return [text.name(segue), text.destination(segue), StyledText(trigger, .dim)]
    }

    private func json(_ scene: NodeID, isInitial: Bool) -> JSONValue {
        let text = ObjectText(document: document)
        let controller = document.controller(of: scene)
        let segues = SegueText(document: document)
        return .object([
            .init("sceneID", .optional(document.tree.attribute("sceneID", of: scene))),
            .init("label", .optional(document.label(ofScene: scene))), .init("initial", .bool(isInitial)),
            .init("controller", controller.map { text.json($0) } ?? .null),
            .init("identifier", .optional(controller.flatMap { document.property("storyboardIdentifier", of: $0) })),
            .init("segues", .array(document.segues(from: scene).map { segues.json($0) })),
        ])
    }
}
