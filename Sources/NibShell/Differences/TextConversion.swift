import NibDifference
import NibDocument
import Platform
import Replies
import XMLTree

/// A document as lines that make good diffs: each object with its attributes, connections and constraints in a fixed order.
///
/// Nothing depends on the order in which Xcode writes attributes, connections and constraints, and what Xcode changes on its own when
/// it saves is left out.
package enum TextConversion {
    /// Converts a file, which may be an older archive or a compiled nib.
    ///
    /// A file that is not a document is printed as it is, because git shows no difference at all if a conversion fails.
    ///
    /// - Throws: an error if the file cannot be read.
    package static func reply(for path: String) throws(CommandError) -> Reply {
        do throws(CommandError) {
            return Reply(lines: lines(of: try DocumentVersion(path).document))
        } catch {
            guard let bytes = try? FileIO.read(path) else { throw error }
            var reply = Reply(plain(bytes))
            reply.notices = ["printed as it is, because it is not a document: \(error.message)"]
            return reply
        }
    }

    /// The text of a file that is not a document, or in place of binary data what tells it from other data.
    private static func plain(_ bytes: [UInt8]) -> StyledText {
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
            return "not a document: \(bytes.count) bytes, \(Digest(of: bytes))"
        }
        return StyledText(lines: text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }

    static func lines(of document: NibDocument) -> [StyledText] {
        var lines: [StyledText] = ["\(document.kind.description)"]
        lines += attributes(of: document.tree.root, in: document)
            .filter { !header.contains($0.name) }.map { "  \($0.name): \($0.value)" }
        lines += parts(of: document.tree.root, in: document)
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
    /// Children of the document whose contents are listed by object, or are Xcode's.
    private static let listed: Set<String> = ["objects", "scenes", "resources", "plugIn", "capability"]

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
        lines += constraints.map { "  \(words(ofConstraint: $0, in: document))" }.sorted { $0.plain < $1.plain }
        return lines
    }

    /// What an object is called in the lines of others: without its label, which would change these lines as well.
    private static func name(of object: NodeID, in document: NibDocument) -> String {
        let id = document.id(of: object).map { " \($0)" } ?? ""
        return document.typeName(of: object) + id
    }

    private static func path(to object: NodeID, in document: NibDocument) -> String {
        var names: [String] = []
        var current = document.container(of: object)
        while let container = current {
            names.append(document.typeName(of: container))
            current = document.container(of: container)
        }
        return names.isEmpty ? "/" : names.reversed().joined(separator: "/")
    }

    /// Elements whose attributes are always in the same, well-known order.
    private static let ordered: Set<String> = ["rect", "point", "size", "color"]

    private static func attributes(of node: NodeID, in document: NibDocument) -> [Attribute] {
        let attributes = document.tree.attributes(node)
        return ordered.contains(document.tree.name(node)) ? attributes : attributes.sorted { $0.name < $1.name }
    }

    /// The children without ids: colors, fonts, segments, runtime attributes and the like.
    private static func parts(of object: NodeID, in document: NibDocument) -> [StyledText] {
        let tree = document.tree
        let own = XcodesOwn(old: document, new: document)
        let paths = PropertyPaths(document)
        var lines: [StyledText] = []
        var open = tree.elements(in: object).reversed().map { $0 }
        while let node = open.popLast() {
            let isOther = document.id(of: node) != nil || document.isConnection(node) || document.isConstraint(node)
            if isOther || own.isXcodes(node, in: document) { continue }
            if object == tree.root, listed.contains(tree.name(node)) { continue }
            let values = values(of: node, besides: ["key"], in: document)
            if !values.isEmpty || tree.firstElement(in: node) == nil {
                let path = paths.path(from: object, to: node).description
                lines.append(values.isEmpty ? "  \(path)" : "  \(path): \(values)")
            }
            open += tree.elements(in: node).reversed()
        }
        // Equal children without keys, such as segments, are numbered in the order that they have.
        return lines.sorted { $0.plain < $1.plain }
    }

    /// The attributes of an element and its text.
    private static func values(of node: NodeID, besides known: Set<String>, in document: NibDocument) -> String {
        let text = document.tree.firstElement(in: node) == nil ? document.string(in: node) : ""
        let values = attributes(of: node, in: document).filter { !known.contains($0.name) }
            .map { "\($0.name) \($0.value)" }
        return (values + (text.isEmpty ? [] : [text])).joined(separator: ", ")
    }

    // MARK: - Connections and constraints

    /// The attributes that the words of a connection say.
    private static let saidOfConnections: Set<String> = [
        "id", "destination", "target", "property", "selector", "name", "kind", "eventType", "trigger", "keyPath",
        "relationship", "identifier",
    ]
    /// The attributes that the formula of a constraint says.
    private static let saidOfConstraints: Set<String> = [
        "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
        "priority",
    ]

    private static func words(_ connection: Connection, in document: NibDocument) -> String {
        let to = document.element(withID: connection.destination).map { name(of: $0, in: document) }
        let parts = [
            connection.kind.rawValue, connection.event, connection.name, connection.relationship, connection.identifier,
            "→ \(to ?? connection.destination)", connection.keyPath,
        ]
        let words = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        return words + rest(of: connection.node, besides: saidOfConnections, in: document)
    }

    private static func words(ofConstraint node: NodeID, in document: NibDocument) -> String {
        let formula = document.constraintSummary(node) { name(of: $0, in: document) }
        let id = document.id(of: node).map { "  \($0)" } ?? ""
        return "constraint \(formula)\(rest(of: node, besides: saidOfConstraints, in: document))\(id)"
    }

    /// Further attributes and children of a connection or constraint, after a comma.
    private static func rest(of node: NodeID, besides known: Set<String>, in document: NibDocument) -> String {
        var parts = [values(of: node, besides: known, in: document)]
        let paths = PropertyPaths(document)
        for child in document.tree.subtree(node) where child != node && document.tree.kind(child) == .element {
            let path = paths.path(from: node, to: child).description
            parts.append("\(path) \(values(of: child, besides: ["key", "id"], in: document))")
        }
        return parts.filter { !$0.isEmpty }.map { ", \($0)" }.joined()
    }
}
