import CommandLanguage
import NibDocument
import XMLTree

/// The `constrain` command that makes a constraint, if there is one for its attributes.
struct ConstraintLine {
    private let owner: String
    private let attributes: [Attribute]

    /// Reads a constraint.
    ///
    /// - Parameters:
    ///   - node: the constraint's element.
    ///   - owner: the id of the view that holds it.
    ///   - tree: the tree that has it.
    init(_ node: NodeID, of owner: String, in tree: XMLTree) {
        self.owner = owner
        attributes = tree.attributes(node)
    }

    private static let options = ["priority", "identifier", "symbolic", "placeholder", "userLabel"]
    private static let terms = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant", "id",
    ]
    private static let signs = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]

    /// The command; nil if there is none.
    var text: String? {
        guard let name = value("firstAttribute"), let id = value("id"),
            attributes.allSatisfy({ Self.options.contains($0.name) || Self.terms.contains($0.name) })
        else { return nil }
        let sign = value("relation").map { Self.signs[$0] ?? $0 } ?? "="
        let left = Spelling.member(value("firstItem") ?? owner, name)
        let rest = attributes.filter { Self.options.contains($0.name) }
            .map { " \($0.name)=\(Spelling.word($0.value))" }.joined()
        return "constrain \(left) \(sign) \(right)\(rest) as \(Spelling.word(id))"
    }

    private var right: String {
        guard let item = value("secondItem"), let name = value("secondAttribute") else {
            return value("constant") ?? "0"
        }
        let factor = value("multiplier").map { " * \($0)" } ?? ""
        let term = value("constant").map { $0.hasPrefix("-") ? " - \($0.dropFirst())" : " + \($0)" } ?? ""
        return Spelling.member(item, name) + factor + term
    }

    private func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
