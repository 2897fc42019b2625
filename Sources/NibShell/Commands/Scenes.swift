import CommandLanguage
import NibDocument
import Replies
import XMLTree

extension Shell {
    static let scenes = ShellCommand(
        name: "scenes", summary: "lists the scenes of a storyboard and where each leads",
        discussion: """
            An arrow marks the initial controller. Below a scene are its segues: ◆ what it contains (relationships, embedding), \
            → what it shows or presents, ↩ where it unwinds to, with the object that triggers them.
            """,
        examples: [Example("scenes", "labels, ids, classes, storyboard identifiers and segues")],
        seeAlso: ["graph", "add scene", "remove scene", "set initial"], group: "Storyboards"
    ) { shell, _ in
        let document = try shell.requireSession().document
        guard document.kind.isStoryboard else {
            throw CommandError("wrong-place", "a xib has no scenes", hints: ["'tree' and 'graph' show what is in it"])
        }
        return SceneList(document: document).reply()
    }
}

/// The scenes with their controllers and segues.
struct SceneList {
    let document: NibDocument

    func reply() -> Reply {
        let scenes = document.scenes
        let initial = document.initialScene
        let heads = Columns.lines(scenes.map { head($0, isInitial: $0 == initial) })
        var lines: [StyledText] = []
        for (scene, head) in zip(scenes, heads) {
            lines.append(head)
            lines += Columns.lines(document.segues(from: scene).map { row($0, in: scene) }, indent: 4)
        }
        let values = scenes.map { json($0, isInitial: $0 == initial) }
        return Reply(
            lines: lines.isEmpty ? ["no scenes"] : lines,
            fields: [
                .init("initial", .optional(document.tree.attribute("initialViewController", of: document.tree.root))),
                .init("scenes", .array(values)),
            ])
    }

    private func head(_ scene: NodeID, isInitial: Bool) -> [StyledText] {
        let text = ObjectText(document: document)
        let controller = document.controller(of: scene)
        let identifier = controller.flatMap { document.property("storyboardIdentifier", of: $0) }
        let label = StyledText(document.shortLabel(ofScene: scene), .label)
        return [
            "\(isInitial ? "→ " : "  ")\(label)", controller.map { text.id($0) } ?? "",
            controller.map { text.kind($0) } ?? "", identifier.map { "\"\($0)\"" } ?? "",
        ]
    }

    private func row(_ segue: Connection, in scene: NodeID) -> [StyledText] {
        let text = SegueText(document: document)
        let trigger = segue.source == document.controller(of: scene) ? "" : "by \(document.display(segue.source))"
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

/// How segues are shown.
struct SegueText {
    let document: NibDocument

    /// What kind of way it is, with its name: `◆ rootViewController`, `→ show "detail"`, `↩ unwind back:`.
    func name(_ segue: Connection) -> StyledText { "\(mark(segue), .dim) \(plainName(segue))" }

    /// The name of a segue: its relationship, or its kind with its identifier or the action it unwinds to.
    func plainName(_ segue: Connection) -> String {
        var name = segue.relationship ?? segue.name
        if segue.name == "unwind", let action = document.tree.attribute("unwindAction", of: segue.node) {
            name += " \(action)"
        }
        if let identifier = segue.identifier, !identifier.isEmpty { name += " \"\(identifier)\"" }
        return name
    }

    private func mark(_ segue: Connection) -> String {
        segue.name == "unwind" ? "↩" : document.isContainment(segue) ? "◆" : "→"
    }

    /// Where it leads: the scene's label and the controller's id; of an unwind segue nothing, as that is found at run time.
    func destination(_ segue: Connection) -> StyledText {
        if segue.name == "unwind" { return StyledText("exit", .label) }
        guard let node = document.element(withID: segue.destination), let scene = document.scene(of: node) else {
            return StyledText(segue.destination, .id)
        }
        return "\(document.shortLabel(ofScene: scene), .label)  \(segue.destination, .id)"
    }

    /// The segue for programs.
    func json(_ segue: Connection) -> JSONValue {
        let scene = document.element(withID: segue.destination).flatMap { document.scene(of: $0) }
        return .object([
            .init("id", .string(segue.id)), .init("kind", .string(segue.name)),
            .init("relationship", .optional(segue.relationship)), .init("identifier", .optional(segue.identifier)),
            .init("unwindAction", .optional(document.tree.attribute("unwindAction", of: segue.node))),
            .init("contains", .bool(document.isContainment(segue))),
            .init("source", .optional(document.id(of: segue.source))),
            .init("sourceLabel", .string(document.display(segue.source))),
            .init("destination", .string(segue.destination)),
            .init("destinationLabel", .optional(scene.flatMap { document.label(ofScene: $0) })),
        ])
    }
}

extension NibDocument {
    /// A scene's label on one line, at most 32 characters.
    func shortLabel(ofScene scene: NodeID) -> String {
        let label = label(ofScene: scene) ?? "Scene"
        let line = String(label.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return line.count > 32 ? String(line.prefix(31)) + "…" : line
    }
}
