import CommandLanguage
import NibDocument
import XMLTree

/// The `connect` command that makes a connection, if there is one for its attributes.
struct ConnectionLine {
    private let kind: String
    private let source: String
    private let attributes: [Attribute]
    /// The options of a binding; nil for content that no command writes.
    private let options: [(name: String, value: String)]?

    /// Reads a connection.
    ///
    /// - Parameters:
    ///   - node: the connection's element.
    ///   - source: the id of its source.
    ///   - tree: the tree that has it.
    init(_ node: NodeID, from source: String, in tree: XMLTree) {
        kind = tree.name(node)
        self.source = source
        attributes = tree.attributes(node)
        options = Self.options(of: node, in: tree)
    }

    private static func options(of node: NodeID, in tree: XMLTree) -> [(name: String, value: String)]? {
        let children = Array(tree.elements(in: node))
        guard let dictionary = children.first else { return [] }
        guard children.count == 1, tree.name(dictionary) == "dictionary",
            tree.attribute("key", of: dictionary, is: "options")
        else { return nil }
        return tree.elements(in: dictionary).reduce(into: [(name: String, value: String)]?.some([])) { result, option in
            guard let name = tree.attribute("key", of: option), tree.firstElement(in: option) == nil,
                let value = tree.attribute("value", of: option)
                    ?? (tree.name(option) == "string" ? tree.text(in: option) : nil)
            else {
                result = nil
                return
            }
            result?.append((name, value))
        }
    }

    /// Returns the command.
    ///
    /// - Parameters:
    ///   - place: the position among the connections of the kind, or in an outlet collection; nil for the usual one.
    ///   - isExact: whether a binding says which one is made before it.
    /// - Returns: the line; nil if there is no command for these attributes.
    func text(at place: Int? = nil, isExact: Bool = false) -> String? {
        if options?.isEmpty != true, kind != "binding" { return nil }
        return switch kind {
        case "outlet": outlet(at: place)
        case "outletCollection": collection(at: place)
        case "action": action(at: place)
        case "segue": segue(at: place)
        case "binding": binding(at: place, isExact: isExact)
        case "accessibilityConnection": accessibility
        default: nil
        }
    }

    private func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    private func has(only names: Set<String>) -> Bool { attributes.allSatisfy { names.contains($0.name) } }

    private var asID: String { value("id").map { " as \(Spelling.word($0))" } ?? "" }

    private func member(_ name: String) -> String { Spelling.member(source, name) }

    private func outlet(at place: Int?) -> String? {
        guard has(only: ["property", "destination", "id"]), let name = value("property"), let to = value("destination")
        else { return nil }
        return "connect outlet \(member(name)) -> \(Spelling.word(to))\(asID)\(Spelling.at(place))"
    }

    private func collection(at place: Int?) -> String? {
        guard has(only: ["property", "destination", "id", "appends", "collectionClass"]),
            let name = value("property"), let to = value("destination")
        else { return nil }
        let appends = value("appends") == nil ? "" : " appends"
        let kind = value("collectionClass").map { " collectionClass=\(Spelling.word($0))" } ?? ""
        return
            "connect collection \(member(name)) -> \(Spelling.word(to))\(asID)\(appends)\(Spelling.at(place))\(kind)"
    }

    private func action(at place: Int?) -> String? {
        guard has(only: ["selector", "destination", "target", "eventType", "trigger", "id"]),
            let selector = value("selector"), let to = value("destination") ?? value("target")
        else { return nil }
        let from = value("eventType").map { member($0) } ?? Spelling.word(source)
        let trigger = value("trigger").map { " trigger \(Spelling.word($0))" } ?? ""
        return "connect action \(from) -> \(Spelling.member(to, selector))\(asID)\(trigger)\(Spelling.at(place))"
    }

    private func segue(at place: Int?) -> String? {
        guard let to = value("destination"), let kind = value("kind") else { return nil }
        let rest = attributes.filter { !["destination", "kind", "id"].contains($0.name) }
            .map { " \($0.name)=\(Spelling.word($0.value))" }.joined()
        return
            "connect segue \(Spelling.word(source)) -> \(Spelling.word(to)) \(Spelling.word(kind))\(rest)\(asID)\(Spelling.at(place))"
    }

    private func binding(at place: Int?, isExact: Bool) -> String? {
        guard has(only: ["destination", "name", "keyPath", "previousBinding", "id"]),
            let name = value("name"), let to = value("destination"), let path = value("keyPath"), let options
        else { return nil }
        let previous = isExact ? " previousBinding=\(Spelling.word(value("previousBinding") ?? "none"))" : ""
        let words = options.map { " \(Spelling.piece($0.name))=\(Spelling.word($0.value))" }.joined()
        let keys = path.split(separator: ".", omittingEmptySubsequences: false).map { Spelling.piece(String($0)) }
        let end = ([Spelling.piece(to)] + keys).joined(separator: ".")
        return "connect binding \(member(name)) -> \(end)\(asID)\(Spelling.at(place))\(previous)\(words)"
    }

    private var accessibility: String? {
        guard has(only: ["property", "destination", "id"]), let name = value("property"), let to = value("destination")
        else { return nil }
        return "connect accessibility \(member(name)) -> \(Spelling.word(to))\(asID)"
    }
}
