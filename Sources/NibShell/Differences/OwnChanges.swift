import NibDifference
import NibDocument
import XMLTree

/// What Xcode did on its own, in one line.
struct OwnChanges {
    private let difference: NibDifference
    private let changes: [Change]

    init(_ difference: NibDifference) {
        self.difference = difference
        let told = Set(difference.essential.map(\.id))
        changes = difference.changes.filter { $0.cause == .xcode && !told.contains($0.id) }
    }

    /// Whether there is nothing to tell.
    var isEmpty: Bool { changes.isEmpty }

    /// The line: the tools version, then how many changes of each sort there are.
    var text: String {
        var counts: [(what: String, subjects: Set<NodeID>)] = []
        var parts: [String] = []
        for change in changes {
            if change.kind == .document, change.attribute == "toolsVersion" {
                parts.append("toolsVersion \(change.oldValue ?? "none") → \(change.newValue ?? "none")")
                continue
            }
            let sort = sort(of: change)
            let subject = change.new ?? change.old!
            if let index = counts.firstIndex(where: { $0.what == sort }) {
                counts[index].subjects.insert(subject)
            } else {
                counts.append((sort, [subject]))
            }
        }
        parts += counts.map { "\($0.subjects.count) \($0.what)\($0.subjects.count == 1 ? "" : "s")" }
        return parts.joined(separator: ", ")
    }

    /// Attributes that say how far the canvas is from what the constraints ask for.
    private static let marks: Set<String> = ["misplaced", "ambiguous", "verifyAmbiguity"]

    private func sort(of change: Change) -> String {
        switch (change.kind, change.aspect) {
        case (_, .comment): return "scene comment"
        case (_, .spelling): return "respelled element"
        case (_, .position): return "reordered element"
        case (.document, _): return "document header"
        case (.resource, _): return "resource"
        case (.dependency, _): return "version"
        default: break
        }
        let (node, document) = change.new.map { ($0, difference.new) } ?? (change.old!, difference.old)
        switch document.tree.name(node) {
        case "rect": return "frame"
        case "point": return "canvas position"
        case "autoresizingMask": return "autoresizing mask"
        case "size": return "size"
        case "font": return "font name"
        default:
            guard let name = change.attribute else { return "other part" }
            return "'\(name)' \(Self.marks.contains(name) ? "mark" : "attribute")"
        }
    }
}
