import NibDocument
import Wording

/// Counts the contents of a document, for the line that is shown when it is opened.
struct DocumentCounts {
    let objects: Int
    let connections: Int
    let scenes: Int
    let placeholders: Int

    init(_ document: NibDocument) {
        let counts = document.counts
        placeholders = counts.placeholders
        objects = counts.objects - placeholders
        connections = counts.connections
        scenes = document.scenes.count
    }

    var description: String {
        let counts = [
            Plural.of("object", count: objects), Plural.of("placeholder", count: placeholders),
            Plural.of("connection", count: connections),
        ]
        return ((scenes > 0 ? [Plural.of("scene", count: scenes)] : []) + counts).joined(separator: ", ")
    }
}
