import NibDocument
import XMLTree

/// Where the objects are that a drawing shows.
struct DrawnPlaces {
    /// The objects, from back to front.
    private(set) var nodes: [NodeID] = []
    /// What of each is seen.
    private(set) var visible: [NodeID: Rect] = [:]
    /// The frame of each, also where it is not seen.
    private(set) var frames: [NodeID: Rect] = [:]

    /// Reads a drawing.
    init(of drawing: Drawing, in document: NibDocument) {
        for group in drawing.groups where !group.id.isEmpty {
            guard let node = document.element(withID: group.id), frames[node] == nil else { continue }
            let frame = group.frame ?? group.bounds
            frames[node] = frame
            let seen = group.clip.map { $0.intersection(frame) } ?? frame
            guard !seen.isEmpty else { continue }
            visible[node] = seen
            nodes.append(node)
        }
    }
}
