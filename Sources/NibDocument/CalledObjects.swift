import XMLTree

/// Where an object is looked for by its name.
package enum NameScope {
    /// Everywhere in the document.
    case document
    /// Directly inside an object.
    case children(of: NodeID)
    /// Anywhere inside some objects or scenes.
    case inside(Set<NodeID>)
}

/// Finds the objects that a name means, which users write and nibsh prints.
extension NibDocument {
    /// Returns the objects with a name, in document order: those with the name as their title, as the outlet by which they are known, as
    /// their kind or class, as their kind with their title, and last those with it in another case.
    ///
    /// Of a macOS control and its cell, which have the same title, the control is meant. Of several objects of a kind, the only one without
    /// a label is meant.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - scope: where the objects are looked for.
    ///   - isCounted: whether an index tells which of the objects is meant.
    /// - Returns: the objects.
    package func objects(called name: String, in scope: NameScope = .document, isCounted: Bool = false) -> [NodeID] {
        let titled = controls(objects(.titled(name), in: scope))
        if !titled.isEmpty { return titled }
        let held = objects(.held(name), in: scope)
        if !held.isEmpty { return held }
        let shown = objects(.shown(name), in: scope)
        if shown.count == 1, !isCounted { return shown }
        let named = objects(.named(name), in: scope)
        if !named.isEmpty { return named }
        return shown.isEmpty ? objects(.inAnyCase(name.lowercased()), in: scope) : shown
    }

    private func objects(_ question: ObjectQuestion, in scope: NameScope) -> [NodeID] {
        switch scope {
        case .document: objects(question)
        case .children(let parent): objects(question, within: parent)
        case .inside(let containers): objects(question, inside: containers)
        }
    }

    /// Returns the elements of a list without the cells whose control is in it as well.
    func controls(_ titled: [NodeID]) -> [NodeID] {
        guard titled.count > 1, kind.family == .cocoa else { return titled }
        let cells = Set(titled.compactMap { cell(of: $0) })
        return titled.filter { !cells.contains($0) }
    }

    /// Returns the scenes with a name such as `Scene "Login"`, in document order.
    package func scenes(called name: String) -> [NodeID] {
        guard name.hasPrefix("Scene") else { return [] }
        return (longNames.scenes(in: tree) ?? keepSceneNames())[name] ?? []
    }

    /// Notes the scenes by their names, in full and cut.
    private func keepSceneNames() -> [String: [NodeID]] {
        var found: [String: [NodeID]] = [:]
        for scene in scenes {
            for name in Set([true, false].map { shortName(of: scene, inFull: $0) }) {
                found[name, default: []].append(scene)
            }
        }
        longNames.keep(scenes: found, in: tree)
        return found
    }

    /// Whether an element is one of the scenes of a storyboard.
    package func isScene(_ node: NodeID) -> Bool {
        tree.symbol(of: node) == symbols.scene && kind.isStoryboard && tree.parent(node) == sceneList
    }
}
