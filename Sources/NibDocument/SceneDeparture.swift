import NibCatalog
import XMLTree

/// Scenes that become another storyboard's: references take the place of those that are still needed.
///
/// A reference has the id of the controller that it stands for, and its scene keeps its own id, so that everything that leads to the
/// controller still does, and the controller can come back to its place.
package struct SceneDeparture {
    /// The scenes that leave.
    package let scenes: Set<NodeID>
    /// The name of the storyboard that has them afterwards.
    package let storyboard: String
    /// The id of the controller that the storyboard begins with; nil if it is none of these scenes.
    package let initial: String?
    private let document: NibDocument
    private var tree: XMLTree { document.tree }

    /// Describes scenes that leave a document.
    ///
    /// - Parameters:
    ///   - scenes: the scenes that leave.
    ///   - storyboard: the name of the storyboard that has them afterwards.
    ///   - initial: the id of the controller that it begins with; nil if it is none of these.
    ///   - document: the document as it is.
    package init(of scenes: Set<NodeID>, to storyboard: String, initial: String?, in document: NibDocument) {
        self.scenes = scenes
        self.storyboard = storyboard
        self.initial = initial
        self.document = document
    }

    /// The segues that lead from scenes that stay to controllers that leave, and those that lead the other way.
    package var crossings: (out: [Connection], back: [Connection]) {
        var (out, back): ([Connection], [Connection]) = ([], [])
        for scene in document.scenes {
            for segue in document.segues(from: scene) {
                guard let end = document.element(withID: segue.destination).flatMap({ document.scene(of: $0) }) else {
                    continue
                }
                switch (scenes.contains(scene), scenes.contains(end)) {
                case (false, true): out.append(segue)
                case (true, false): back.append(segue)
                default: continue
                }
            }
        }
        return (out, back)
    }

    /// The controllers that leave and that scenes which stay lead to, in document order.
    package var wanted: [NodeID] {
        let ids = Set(crossings.out.map(\.destination))
        return document.scenes.compactMap { scene in
            document.controller(of: scene).flatMap { node in
                scenes.contains(scene) && document.id(of: node).map { ids.contains($0) } == true ? node : nil
            }
        }
    }

    /// The controllers that stay, that scenes which leave lead to, and that lack the identifier which a reference to them needs.
    package var unnamed: [NodeID] {
        let own = tree.attribute("initialViewController", of: tree.root)
        let ids = Set(crossings.back.map(\.destination))
        return document.scenes.compactMap { document.controller(of: $0) }.filter { node in
            guard let id = document.id(of: node), ids.contains(id), !document.isStoryboardReference(node) else {
                return false
            }
            return id != own && document.storyboardIdentifier(of: node) == nil
        }
    }
}

extension SceneDeparture {
    /// What connects the scenes that leave with those that stay, and is no segue to a controller: it cannot lead to another document.
    package var bonds: [NodeID] {
        document.scenes.flatMap { scene in
            tree.subtree(scene).filter { node in
                document.catalog.referenceAttributes(of: tree.name(node)).contains { isBond(node, by: $0, in: scene) }
            }
        }
    }

    private func isBond(_ node: NodeID, by attribute: String, in scene: NodeID) -> Bool {
        guard let id = tree.attribute(attribute, of: node), let other = document.element(withID: id),
            let end = document.scene(of: other), scenes.contains(end) != scenes.contains(scene)
        else { return false }
        return tree.name(node) != "segue" || attribute != "destination" || document.controller(of: end) != other
    }
}

extension NibDocument {
    /// Whether an element stands for a controller of another storyboard.
    package func isStoryboardReference(_ node: NodeID) -> Bool { tree.name(node).hasSuffix("ontrollerPlaceholder") }

    /// Returns the identifier by which code and other storyboards name a controller; nil if it has none.
    package func storyboardIdentifier(of node: NodeID) -> String? {
        property("storyboardIdentifier", of: node).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the controller that a reference to this storyboard means.
    ///
    /// - Parameter identifier: the identifier that the reference names; nil if it means the initial controller.
    /// - Returns: the controller; nil if there is none.
    package func controller(referencedBy identifier: String?) -> NodeID? {
        guard let identifier else { return initialScene.flatMap { controller(of: $0) } }
        return scenes.lazy.compactMap { self.controller(of: $0) }.first { storyboardIdentifier(of: $0) == identifier }
    }

    /// The references to a storyboard: the nodes, each with the identifier that it names.
    package func references(toStoryboard name: String) -> [(node: NodeID, identifier: String?)] {
        scenes.compactMap { scene in
            guard let node = controller(of: scene), isStoryboardReference(node),
                tree.attribute("storyboardName", of: node, is: name),
                tree.attribute("bundleIdentifier", of: node) == nil
            else { return nil }
            return (node, tree.attribute("referencedIdentifier", of: node))
        }
    }
}
