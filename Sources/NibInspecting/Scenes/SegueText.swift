import NibDocument
import Replies
import XMLTree

/// How segues are shown.
struct SegueText {
    let document: NibDocument

    /// The segue's mark and name: `◆ rootViewController`, `→ show "detail"`, `↩ unwind back:`.
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

    /// The segue's destination: the scene's label and the controller's id; for an unwind segue, whose destination is found at run
    /// time, only `exit`.
    func destination(_ segue: Connection) -> StyledText {
        if segue.name == "unwind" { return StyledText("exit", .label) }
        guard let node = document.element(withID: segue.destination), let scene = document.scene(of: node) else {
            return StyledText(segue.destination, .id)
        }
        return "\(document.lineLabel(ofScene: scene), .label)  \(segue.destination, .id)"
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
            .init("sourceLabel", .string(document.fullName(of: segue.source))),
            .init("destination", .string(segue.destination)),
            .init("destinationLabel", .optional(scene.flatMap { document.label(ofScene: $0) })),
        ])
    }
}

extension NibDocument {
    /// A scene's label on one line.
    func lineLabel(ofScene scene: NodeID) -> String {
        String((label(ofScene: scene) ?? "Scene").map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }

    /// A scene's label on one line, at most 32 characters.
    func shortLabel(ofScene scene: NodeID) -> String {
        let line = lineLabel(ofScene: scene)
        return line.count > 32 ? String(line.prefix(31)) + "…" : line
    }
}
