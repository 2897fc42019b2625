import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// A query that is asked in a document.
package final class Search {
    let document: NibDocument
    var tree: XMLTree { document.tree }
    let query: Query
    /// Whether objects around another, and ends of connections, satisfy the conditions about them, by the condition's number.
    private var related: [[NodeID: Bool]]
    /// The scenes that a name means, by the name in lower case.
    private var scenes: [String: Set<NodeID>] = [:]

    /// What a query found.
    package struct Match {
        /// The element.
        package let node: NodeID
        /// What of it matched, each thing once.
        package var notes: [String]
    }

    /// Makes a search in a document, which must not change before the search has ended.
    package init(_ query: Query, in document: NibDocument) {
        self.query = query
        self.document = document
        related = Array(repeating: [:], count: query.relationCount)
    }

    /// Returns what matches, in document order.
    ///
    /// - Parameter includesIDs: whether a query for objects that asks only for ids finds connections and constraints as well.
    /// - Returns: the matches.
    /// - Throws: the error of an interrupted command.
    package func matches(includingIDs includesIDs: Bool = false) throws(CommandError) -> [Match] {
        if query.subject == .document {
            var notes: [String] = []
            return holds(query.condition, of: tree.root, notes: &notes) ? [Match(node: tree.root, notes: notes)] : []
        }
        var found: [Match] = []
        let asksForIDs = includesIDs && query.subject == .objects && query.condition.asksOnlyForIDs
        for node in tree.subtree(tree.root) {
            try CommandError.throwIfInterrupted()
            guard document.id(of: node) != nil else { continue }
            let subject: Query.Subject =
                document.isConnection(node) ? .connections : document.isConstraint(node) ? .constraints : .objects
            var notes: [String] = []
            if subject == query.subject {
                guard holds(query.condition, of: node, notes: &notes) else { continue }
                // What a control of macOS has is in its cell, and both are one thing to a user.
                if let control = found.last, control.notes == notes, document.cell(of: control.node) == node {
                    continue
                }
                if subject != .objects { notes.insert(document.summary(of: node, inFull: true), at: 0) }
                found.append(Match(node: node, notes: notes))
            } else if asksForIDs, holds(query.condition, of: node, notes: &notes) {
                found.append(Match(node: node, notes: [document.summary(of: node, inFull: true)]))
            }
        }
        return found
    }

    // MARK: - Conditions

    /// Whether an element satisfies a condition.
    ///
    /// - Parameters:
    ///   - condition: the condition.
    ///   - node: the element.
    ///   - notes: gets what of the element matched.
    /// - Returns: whether it does.
    private func holds(_ condition: Query.Condition, of node: NodeID, notes: inout [String]) -> Bool {
        switch condition {
        case .all(let all):
            let count = notes.count
            for part in all where !holds(part, of: node, notes: &notes) {
                notes.removeSubrange(count...)
                return false
            }
            return true
        case .any(let any):
            for part in any where holds(part, of: node, notes: &notes) { return true }
            return false
        case .not(let inner):
            var ignored: [String] = []
            return !holds(inner, of: node, notes: &ignored)
        case .without(let path): return isMissing(path, of: node)
        case .related(let relation): return isRelated(node, by: relation)
        case .anything(let low): return note(anything(of: node, holding: low), in: &notes)
        case .field(let field, let test):
            if field == .in { return isInScene(node, named: test.text.lowercased()) }
            return note(self.field(field, of: node, passing: test), in: &notes)
        case .attribute(let path, let test): return note(attribute(path, of: node, passing: test), in: &notes)
        case .compared(let path, let other, let isEqual):
            return note(compare(path, with: other, of: node, isEqual: isEqual), in: &notes)
        }
    }

    private func note(_ text: String?, in notes: inout [String]) -> Bool {
        guard let text else { return false }
        if !text.isEmpty, !notes.contains(text) { notes.append(text) }
        return true
    }

    // MARK: - Relations

    private func isRelated(_ node: NodeID, by relation: Query.Relation) -> Bool {
        switch relation.field {
        case .from: document.connection(node).map { holds(relation, of: $0.source) } ?? false
        case .to:
            document.connection(node).flatMap { document.element(withID: $0.destination) }
                .map { holds(relation, of: $0) } ?? false
        default: isInside(node, of: relation)
        }
    }

    /// Whether an object satisfies the condition of a relation, which is found out once for each object.
    private func holds(_ relation: Query.Relation, of node: NodeID) -> Bool {
        if let known = related[relation.number][node] { return known }
        var ignored: [String] = []
        let result = holds(relation.condition, of: node, notes: &ignored)
        related[relation.number][node] = result
        return result
    }

    /// Whether an element is inside an object that satisfies the condition of a relation, which is found out once for each object.
    private func isInside(_ node: NodeID, of relation: Query.Relation) -> Bool {
        var unknown: [NodeID] = []
        var result = false
        var current = document.container(of: node)
        while let container = current {
            if let known = related[relation.number][container] {
                result = known
                break
            }
            unknown.append(container)
            current = document.container(of: container)
        }
        // From the outermost object inwards: what is inside a match is inside it all the way.
        for container in unknown.reversed() {
            var ignored: [String] = []
            result = result || holds(relation.condition, of: container, notes: &ignored)
            related[relation.number][container] = result
        }
        return result
    }

    private func isInScene(_ node: NodeID, named low: String) -> Bool {
        guard let scene = document.scene(of: node) else { return false }
        if scenes[low] == nil { scenes[low] = Set(document.scenes.filter { isCalled(low, scene: $0) }) }
        return scenes[low]?.contains(scene) == true
    }

    private func isCalled(_ low: String, scene: NodeID) -> Bool {
        var names = [document.label(ofScene: scene), tree.attribute("sceneID", of: scene)]
        names.append(names[1].map { "scene:\($0)" })
        if let controller = document.controller(of: scene) {
            names += [
                document.id(of: controller), document.className(of: controller), document.title(of: controller),
                document.fullName(of: controller), tree.attribute("storyboardIdentifier", of: controller),
            ]
        }
        return names.contains { $0?.lowercased() == low }
    }
}

extension Query.Condition {
    /// Whether the condition asks for nothing but ids, which connections and constraints have too.
    fileprivate var asksOnlyForIDs: Bool {
        switch self {
        case .anything, .field(.id, _): true
        case .all(let parts), .any(let parts): !parts.isEmpty && parts.allSatisfy(\.asksOnlyForIDs)
        case .not, .without, .related, .field, .attribute, .compared: false
        }
    }
}
