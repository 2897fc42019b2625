import NibDocument
import Replies
import XMLTree

/// The scenes with their controllers and segues.
struct SceneList {
    let document: NibDocument
    /// The scenes of other storyboards that lead here, and those that references lead to.
    let links: SceneLinks
    /// The columns of the terminal; nil if lines may be of any length.
    let width: Int?

    func reply(in context: LookingContext) throws(CommandError) -> Reply {
        let scenes = document.scenes
        let initial = document.initialScene
        return try context.reply(Self.type, of: self) { line in
            if scenes.isEmpty { line("no scenes") }
            var rest = scenes.makeIterator()
            var heads = CompactRows()
            for scene in scenes { heads.append(head(scene, isInitial: scene == initial)) }
            Columns(width: width, giving: [.label, .nothing, .className, .nothing]).write(heads) { head in
                line(head)
                guard let scene = rest.next() else { return }
                Columns(indent: 4, width: width, giving: [.nothing, .label, .nothing, .phrase])
                    .lines(document.segues(from: scene).map { row($0, in: scene) } + rows(ofLinksOf: scene)).forEach(
                        line)
            }
        }
    }

    /// The scenes for programs.
    static let type = RecordType<SceneList>("scenes", rows: "scenes") {
        Field("initialController", "the id of the initial controller") { list in
            list.document.tree.attribute("initialViewController", of: list.document.tree.root)
        }
        Field("scenes", "the scenes, in document order", each: Scene.type) { list in
            let initial = list.document.initialScene
            return list.document.scenes.lazy.map { Scene(node: $0, isInitial: $0 == initial, list: list) }
        }
    }

    /// A scene, as answers show it.
    private struct Scene {
        let node: NodeID
        let isInitial: Bool
        let list: SceneList

        var document: NibDocument { list.document }

        var controller: NodeID? { document.controller(of: node) }

        static let type = RecordType<Scene>("scene") {
            Field("sceneID", "the id of the scene") { $0.document.tree.attribute("sceneID", of: $0.node) }
            Field("label", "the name that the outline shows") { $0.document.label(ofScene: $0.node) }
            Field("isInitial", "whether the storyboard begins with it", \.isInitial)
            Field("controller", "its controller", optional: ShownObject.type) { scene in
                scene.controller.map { ShownObject($0, in: scene.document) }
            }
            Field("storyboardIdentifier", "the controller's storyboard identifier") { scene in
                scene.controller.flatMap { scene.document.property("storyboardIdentifier", of: $0) }
            }
            Field("segues", "the segues that start in it", each: ShownSegue.type) { scene in
                scene.document.segues(from: scene.node).lazy.map { ShownSegue(segue: $0, document: scene.document) }
            }
            Field("referencedBy", "the scenes of other storyboards that lead to it", each: SceneLinks.Link.type) {
                scene in
                scene.list.links.incoming[scene.node] ?? []
            }
            Field("reference", "the scene that a storyboard reference leads to", optional: SceneLinks.Link.type) {
                scene in
                scene.list.links.outgoing[scene.node]
            }
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

    /// The lines of a scene about other storyboards: where its reference leads, and who leads to it.
    private func rows(ofLinksOf scene: NodeID) -> [[StyledText]] {
        links.ways(of: scene).map { $0.cells + [""] }
    }

    private func row(_ segue: Connection, in scene: NodeID) -> [StyledText] {
        let text = SegueText(document: document)
        let trigger = segue.source == document.controller(of: scene) ? "" : "by \(document.fullName(of: segue.source))"
        return [text.name(segue)] + text.destination(segue) + [StyledText(trigger, .dim)]
    }
}
