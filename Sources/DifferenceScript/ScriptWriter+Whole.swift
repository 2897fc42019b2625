import NibDifference
import NibDocument
import XMLTree

/// Objects that no finer commands make what they are to be: they are removed and put in again as XML.
extension ScriptWriter {
    func writeWhole() {
        refresh()
        var roots: [NodeID] = []
        for change in changes where change.aspect != .comment && change.kind != .document {
            guard
                let node = change.new ?? change.old.flatMap({ difference.pairing.new(for: working.tree.parent($0)!) }),
                let object = removable(around: node)
            else { continue }
            if !roots.contains(where: { new.tree.contains($0, inner: object) }) { roots.append(object) }
        }
        for node in roots {
            guard let old = counterpart(of: node), let name = working.ownName(of: old), let target = target(of: node)
            else {
                continue
            }
            let index = index(of: node, in: target.parent, moving: old)
            let text = Spelling.literal(Literal(new).text(of: node))
            let isScene = new.tree.name(node) == "scene"
            _ = rehearsal.attempt([
                "\(isScene ? "remove scene" : "remove") \(Spelling.word(name))",
                "insert \(text) into \(target.path) at \(index)",
            ])
        }
    }

    /// The nearest object that commands can remove; in a scene's controller the scene.
    private func removable(around node: NodeID) -> NodeID? {
        var current: NodeID? = node
        while let candidate = current, candidate != new.tree.root {
            if new.tree.name(candidate) == "scene" { return candidate }
            let isObject = new.id(of: candidate) != nil && !new.isConnection(candidate) && !new.isConstraint(candidate)
            if isObject, new.placeholder(candidate) == nil, new.tree.attribute("key", of: candidate) == nil,
                !isController(candidate)
            {
                return candidate
            }
            current = new.tree.parent(candidate)
        }
        return nil
    }

    private func isController(_ node: NodeID) -> Bool {
        new.scene(of: node).map { new.controller(of: $0) == node } ?? false
    }
}
