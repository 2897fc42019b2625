import CommandLanguage
import NibDocument
import XMLTree

/// Edits that nearly every document allows: a label, an outlet, a removal.
struct SampleEdits {
    let document: NibDocument

    /// Names the last object that has an id of its own; where there is none, the document.
    var label: String {
        let object = document.objects.last { id($0) != nil }.flatMap(id) ?? "document"
        return "set \(Quoting.quote(object)) userLabel 'A & B \"c\"' --force"
    }

    /// Connects an outlet of an owner to an object, both of one scene.
    var outlet: String? {
        for source in document.objects where isOrdinaryOrOwner(source) {
            guard let from = id(source) else { continue }
            let scene = document.scene(of: source)
            let target = document.objects.last {
                $0 != source && document.placeholder($0) == nil && id($0) != nil && document.scene(of: $0) == scene
            }
            guard let to = target.flatMap(id) else { continue }
            return "connect outlet \(Quoting.join([from, "corpusOutlet"])) -> \(Quoting.quote(to))"
        }
        return nil
    }

    /// Removes the object in the middle of the list of those that can go.
    var removal: String? {
        let removable = document.objects.filter {
            document.placeholder($0) == nil && id($0) != nil && !belongsToAnother($0)
        }
        guard !removable.isEmpty else { return nil }
        return id(removable[removable.count / 2]).map { "remove \(Quoting.quote($0))" }
    }

    /// A controller goes with its scene and a cell with its control only.
    private func belongsToAnother(_ node: NodeID) -> Bool {
        document.tree.attribute("key", of: node) == "cell"
            || document.scene(of: node).map { document.controller(of: $0) == node } == true
    }

    private func isOrdinaryOrOwner(_ node: NodeID) -> Bool {
        document.placeholder(node).map { $0 == .owner } ?? true
    }

    /// The id, unless another element has it too.
    private func id(_ node: NodeID) -> String? {
        document.id(of: node).flatMap { document.element(withID: $0) == node ? $0 : nil }
    }
}
