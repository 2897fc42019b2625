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
    func destination(_ segue: Connection) -> [StyledText] {
        if segue.name == "unwind" { return [StyledText("exit", .label), ""] }
        let id = StyledText(segue.destination, .id)
        guard let node = document.element(withID: segue.destination), let scene = document.scene(of: node) else {
            return [id, ""]
        }
        return [StyledText(document.lineLabel(ofScene: scene), .label), id]
    }
}

/// A segue, as answers show it.
struct ShownSegue {
    let segue: Connection
    let document: NibDocument

    static let type = RecordType<ShownSegue>("segue") {
        Field("id", "the id", \.segue.id)
        Field("kind", "the kind of segue", \.segue.name)
        Field("relationship", "the relationship, if it is one", \.segue.relationship)
        Field("identifier", "the identifier", \.segue.identifier)
        Field("unwindAction", "the action that an unwind segue leads to") { item in
            item.document.tree.attribute("unwindAction", of: item.segue.node)
        }
        Field("isContainment", "whether the source contains the destination") { item in
            item.document.isContainment(item.segue)
        }
        Field("source", "the id of the object that it starts at") { $0.document.id(of: $0.segue.source) }
        Field("sourceLabel", "the name of that object") { $0.document.fullName(of: $0.segue.source) }
        Field("destination", "the id of the object that it leads to", \.segue.destination)
        Field("destinationLabel", "the name of the scene that it leads to") { item in
            item.document.element(withID: item.segue.destination).flatMap { item.document.scene(of: $0) }
                .flatMap { item.document.label(ofScene: $0) }
        }
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
