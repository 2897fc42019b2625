import NibDifference
import NibDocument
import XMLTree

/// New objects that `add` makes as Interface Builder does.
extension ScriptWriter {
    /// The largest object, in elements, for which `add` is tried.
    private static let largest = 24
    /// The most commands that may follow `add` to complete an object; more say less than its XML.
    private static let mostFollowing = 3

    /// Adds an object with `add`, if little is missing from it then.
    ///
    /// - Parameters:
    ///   - node: the object in the new document.
    ///   - target: where it goes.
    ///   - place: the position as words.
    /// - Returns: whether it was added.
    func addFresh(_ node: NodeID, at target: Target, _ place: String) -> Bool {
        let tree = new.tree
        guard let id = new.id(of: node), working.catalog.fresh(tree.name(node)) != nil,
            tree.subtree(node).prefix(Self.largest + 1).reduce(0, { count, _ in count + 1 }) <= Self.largest
        else { return false }
        let inner = tree.subtree(node).filter { $0 != node && isObject($0) }.compactMap { new.id(of: $0) }
        let key = target.key.map { "." + Spelling.piece($0) } ?? ""
        let words = "add \(tree.name(node)) to \(target.path)\(key)\(place)"
        let ids = " as " + ([id] + inner).map(Spelling.word).joined(separator: " ")
        guard let missing = rehearsal.probe([words + ids], { self.missing(in: node) }) ?? nil else { return false }
        let assignments = assignments(missing, of: node).map { " " + $0 }.joined()
        return rehearsal.attempt([words + assignments + ids]) { [self] in
            guard let made = working.element(withID: id), isInOrder(made, as: node), let rest = self.missing(in: node)
            else { return false }
            return commands(for: rest) <= Self.mostFollowing
        }
    }

    private func isObject(_ node: NodeID) -> Bool {
        new.id(of: node) != nil && !new.isConnection(node) && !new.isConstraint(node)
    }

    /// The changes inside an object that the copy has now; nil if its inner objects are not the same.
    private func missing(in node: NodeID) -> [Change]? {
        guard let id = new.id(of: node), let made = working.element(withID: id) else { return nil }
        let found = NibDifference(from: working, to: new).changes.filter { change in
            change.new.map { new.tree.contains(node, inner: $0) } ?? false
                || change.old.map { working.tree.contains(made, inner: $0) } ?? false
        }
        let isOdd = found.contains { change in
            change.aspect == .spelling || change.aspect == .position || change.aspect == .place
                || change.kind == .object && change.aspect == .presence
        }
        return isOdd ? nil : found
    }

    /// The `name=value` words that set what is missing.
    private func assignments(_ missing: [Change], of node: NodeID) -> [String] {
        var words: [String] = []
        var frames: Set<NodeID> = []
        for change in missing {
            guard let element = change.new, let name = change.attribute, let value = change.newValue,
                change.kind == .object || change.kind == .part
            else { continue }
            let steps = new.path(from: node, to: element).steps
            if change.kind == .part, let group = numbers(of: element) {
                guard frames.insert(element).inserted else { continue }
                words.append("\(steps.map(Spelling.step).joined(separator: "."))=\(group)")
            } else {
                let path = (steps.map(Spelling.step) + [Spelling.piece(name)]).joined(separator: ".")
                words.append("\(path)=\(Spelling.word(value))")
            }
        }
        return words
    }

    /// The number of commands that changes take.
    private func commands(for changes: [Change]) -> Int {
        var elements: Set<NodeID> = []
        var count = 0
        for change in changes {
            if change.attribute == nil || elements.insert(change.new ?? change.old!).inserted { count += 1 }
        }
        return count
    }

    /// The numbers of a rectangle, point or size as one value; nil for another element.
    func numbers(of node: NodeID) -> String? {
        let tree = new.tree
        let names: [String]
        switch tree.name(node) {
        case "rect": names = ["x", "y", "width", "height"]
        case "point": names = ["x", "y"]
        case "size": names = ["width", "height"]
        case "inset": names = ["minX", "minY", "maxX", "maxY"]
        case "edgeInsets": names = ["top", "left", "bottom", "right"]
        case "directionalEdgeInsets": names = ["top", "leading", "bottom", "trailing"]
        default: return nil
        }
        let values = names.compactMap { tree.attribute($0, of: node) }
        guard values.count == names.count,
            tree.attributes(node).count == names.count + (tree.has("key", on: node) ? 1 : 0)
        else { return nil }
        return "(" + values.joined(separator: ",") + ")"
    }
}
