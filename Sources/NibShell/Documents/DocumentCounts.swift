import NibDocument

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
        func count(_ number: Int, of noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let head = scenes > 0 ? "\(count(scenes, of: "scene")), " : ""
        return head
            + "\(count(objects, of: "object")), \(count(placeholders, of: "placeholder")), \(count(connections, of: "connection"))"
    }
}
