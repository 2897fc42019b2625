import CommandLanguage
import NibDocument
import XMLTree

/// Something that is taken away from a document and given back: an attribute, or a child with a key.
struct Probe {
    /// The name of the element that has it.
    let element: String
    /// The attribute, or the child as `tag@key`.
    let name: String
    /// Takes it away.
    let removal: String
    /// Gives it back.
    let addition: String

    /// How the probe is listed.
    var label: String { "\(element) \(name)" }
}

/// Finds what can be taken away from a document, each situation once: an element with the same names in the same order.
struct ProbeFinder {
    private let document: NibDocument
    private let situation: String
    private var tree: XMLTree { document.tree }

    init(_ document: NibDocument) {
        self.document = document
        situation = "\(document.kind.platform) \(document.catalog.era.index)"
    }

    /// Attributes that identify an element or tell what the document is.
    private static let fixed: Set = [
        "id", "key", "sceneID", "sceneMemberID", "placeholderIdentifier", "type", "version", "toolsVersion",
        "targetRuntime", "reference",
    ]

    /// Returns the probes of situations that were not seen before.
    func probes(besides seen: inout Set<String>) -> [Probe] {
        var found: [Probe] = []
        for node in tree.subtree(tree.root) where tree.kind(node) == .element {
            guard let place = place(of: node) else { continue }
            found += attributes(of: node, at: place, besides: &seen)
            found += children(of: node, at: place, besides: &seen)
        }
        return found
    }

    /// The object that a command names, and the steps from there to an element.
    private func place(of node: NodeID) -> (object: String, steps: [String])? {
        var owner = node
        while true {
            if owner == tree.root { break }
            if let id = document.id(of: owner), document.element(withID: id) == owner { break }
            guard let parent = tree.parent(owner) else { return nil }
            owner = parent
        }
        let steps = document.path(from: owner, to: node).steps
        let words = steps.map { step in step.index.map { "\(step.name)[\($0)]" } ?? step.name }
        guard words.allSatisfy({ !$0.contains(".") }) else { return nil }
        return (owner == tree.root ? "document" : document.id(of: owner) ?? "", words)
    }

    private func attributes(
        of node: NodeID, at place: (object: String, steps: [String]), besides seen: inout Set<String>
    ) -> [Probe] {
        let (element, attributes) = (tree.name(node), tree.attributes(node))
        let shape = "\(situation) \(element) " + attributes.map(\.name).joined(separator: " ")
        return attributes.compactMap { attribute in
            // The module goes with the class.
            let hasModule = attribute.name == "customClass" && attributes.contains { $0.name.hasPrefix("customModule") }
            // An empty list of a document is `<nil name="viewControllers"/>`.
            guard !hasModule, element != "nil", !Self.fixed.contains(attribute.name),
                seen.insert("\(shape): \(attribute.name)").inserted
            else {
                return nil
            }
            let path = Quoting.quote((place.steps + [attribute.name]).joined(separator: "."))
            let object = Quoting.quote(place.object)
            return Probe(
                element: element, name: attribute.name, removal: "unset \(object) \(path)",
                addition: "set \(object) \(path) \(Quoting.forced(attribute.value))")
        }
    }

    private func children(
        of node: NodeID, at place: (object: String, steps: [String]), besides seen: inout Set<String>
    ) -> [Probe] {
        let children = Array(tree.elements(in: node))
        let labels = children.map { document.label($0) }
        let shape = "\(situation) \(tree.name(node)) " + labels.joined(separator: " ")
        return zip(children, labels).compactMap { child, label in
            guard label.contains("@"), labels.filter({ $0 == label }).count == 1, !isReferredTo(child),
                seen.insert("\(shape): \(label)").inserted
            else { return nil }
            let path = Quoting.quote((place.steps + [label]).joined(separator: "."))
            let object = Quoting.quote(place.object)
            let parent = ([place.object] + place.steps).joined(separator: ".")
            return Probe(
                element: tree.name(node), name: label, removal: "unset \(object) \(path)",
                addition:
                    "insert \(Quoting.forced(String(decoding: tree.bytes(of: child), as: UTF8.self))) into \(Quoting.quote(parent))"
            )
        }
    }

    /// Whether something refers to an object in an element, so that it would be removed along.
    private func isReferredTo(_ node: NodeID) -> Bool {
        tree.subtree(node).contains { inner in
            guard let id = document.id(of: inner) else { return false }
            return document.referrers(to: id).contains { !tree.contains(node, inner: $0) }
        }
    }
}
