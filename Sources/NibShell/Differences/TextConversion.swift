import NibDifference
import NibDocument
import Replies
import XMLTree

/// A document as lines that make good diffs: each object with its attributes, connections and constraints in a fixed order.
///
/// Nothing depends on the order in which Xcode writes attributes, connections and constraints, and what Xcode changes by itself when
/// it saves is left out.
package enum TextConversion {
    /// Converts a file, which may be an older archive or a compiled nib.
    ///
    /// - Throws: an error if the file cannot be read or is not a document.
    package static func reply(for path: String) throws(CommandError) -> Reply {
        let document = try DocumentVersion(path).document
        return Reply(lines: lines(of: document))
    }

    static func lines(of document: NibDocument) -> [StyledText] {
        var lines: [StyledText] = ["\(document.kind.description)"]
        lines += attributes(of: document.tree.root, in: document)
            .filter { !header.contains($0.name) }.map { "  \($0.name): \($0.value)" }
        let constraints = Dictionary(grouping: document.constraints) { document.object(around: $0) }
        for object in document.objects {
            lines += self.lines(of: object, constraints: constraints[object] ?? [], in: document)
        }
        return lines
    }

    /// Attributes of the document that say which Xcode saved it.
    private static let header: Set<String> = [
        "toolsVersion", "systemVersion", "version", "propertyAccessControl", "colorMatched", "type", "targetRuntime",
    ]

    // MARK: - Objects

    private static func lines(of object: NodeID, constraints: [NodeID], in document: NibDocument) -> [StyledText] {
        let id = document.id(of: object) ?? ""
        let path = path(to: object, in: document)
        var lines: [StyledText] = [
            "\(id)  \(document.className(of: object))  \(document.display(object))  \(path)"
        ]
        let own = attributes(of: object, in: document).filter { $0.name != "id" && $0.name != "key" }
        lines += own.map { "  \($0.name): \($0.value)" }
        lines += parts(of: object, in: document)
        lines += document.connections(from: object).map { "  \(words($0, in: document))" }.sorted {
            $0.plain < $1.plain
        }
        lines += constraints.map { "  constraint \(document.constraintSummary($0))  \(document.id(of: $0) ?? "")" }
            .sorted { $0.plain < $1.plain }
        return lines
    }

    private static func path(to object: NodeID, in document: NibDocument) -> String {
        var names: [String] = []
        var current = document.container(of: object)
        while let container = current {
            names.append(document.display(container))
            current = document.container(of: container)
        }
        return names.isEmpty ? "/" : names.reversed().joined(separator: "/")
    }

    private static func attributes(of node: NodeID, in document: NibDocument) -> [Attribute] {
        document.tree.attributes(node).sorted { $0.name < $1.name }
    }

    /// The children without ids: colors, fonts, segments, runtime attributes and the like.
    private static func parts(of object: NodeID, in document: NibDocument) -> [StyledText] {
        let tree = document.tree
        let own = XcodesOwn(old: document, new: document)
        var lines: [StyledText] = []
        var open = tree.elements(in: object).reversed().map { $0 }
        while let node = open.popLast() {
            let isOther = document.id(of: node) != nil || document.isConnection(node) || document.isConstraint(node)
            if isOther || own.isXcodes(node, in: document) { continue }
            let values = attributes(of: node, in: document).filter { $0.name != "key" }
                .map { "\($0.name) \($0.value)" }
            let text = tree.firstElement(in: node) == nil ? document.string(in: node) : ""
            let all = values + (text.isEmpty ? [] : [text])
            if !all.isEmpty || tree.firstElement(in: node) == nil {
                let path = document.path(from: object, to: node).description
                lines.append("  \(path): \(all.joined(separator: ", "))")
            }
            open += tree.elements(in: node).reversed()
        }
        return lines.sorted { $0.plain < $1.plain }
    }

    private static func words(_ connection: Connection, in document: NibDocument) -> String {
        let to = document.element(withID: connection.destination).map { document.display($0) } ?? "?"
        let parts = [
            connection.kind.rawValue, connection.event, connection.name, connection.relationship, connection.identifier,
            "→ \(to) \(connection.destination)", connection.keyPath,
        ]
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
