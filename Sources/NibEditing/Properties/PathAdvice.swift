import CommandLanguage
import NibCatalog
import NibDocument
import XMLTree

/// What was probably meant by a path that leads nowhere.
struct PathAdvice {
    let path: PropertyPath
    let object: NodeID
    let document: NibDocument

    private var name: String { Quoting.quote(document.logName(of: object) ?? "OBJ") }

    /// Commands to give instead, best first; empty if nothing is known.
    func hints(for value: Word) -> [String] {
        if let longer { return ["set \(name) \(longer.description) \(value.spelling)"] }
        guard path.steps.count > 1, let first = path.steps.first, first.index == nil, document.id(of: object) != nil
        else {
            return []
        }
        if first.name == "layer" {
            return [
                "set attribute \(name) \(path.description) TYPE \(value.spelling)",
                "a layer is reached by runtime attributes",
            ]
        }
        let kinds = document.catalog.knownChildren(of: document.tree.name(object)).map { Part(label: $0) }
        let child = kinds.first { $0.key == first.name && document.catalog.element($0.tag)?.isObject == true }
        return child.map { ["add \($0.tag) to \(name).\(first.name)"] } ?? []
    }

    /// The path through a list or a cell that was left out, as in `segment[0].title` for `segments.segment[0].title`.
    private var longer: PropertyPath? {
        for step in stepsInside(object) {
            if leads([step]) { return PropertyPath([step] + path.steps) }
            guard let child = try? document.child(step, of: object) else { continue }
            for inner in stepsInside(child) where leads([step, inner]) {
                return PropertyPath([step, inner] + path.steps)
            }
        }
        return nil
    }

    /// The steps to lists and cells in an element.
    private func stepsInside(_ node: NodeID) -> [PropertyPath.Step] {
        let tree = document.tree
        return tree.elements(in: node).compactMap { child in
            let (tag, key) = (tree.name(child), tree.attribute("key", of: child))
            let isInside = key == "cell" || key == nil && document.catalog.element(tag)?.kind == .list
            return isInside ? PropertyPath.Step(key ?? tag) : nil
        }
    }

    /// Whether the first step of the path leads to a child after others.
    private func leads(_ steps: [PropertyPath.Step]) -> Bool {
        guard let first = path.steps.first, path.steps.count > 1 else { return false }
        return (try? document.follow(steps + [first], from: object)) != nil
    }
}
