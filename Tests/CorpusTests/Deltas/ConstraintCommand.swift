import CommandLanguage
import NibDocument
import XMLTree

/// The `constrain` command that makes a constraint, where its attributes are those that the command writes.
struct ConstraintCommand {
    let owner: DeltaAddress
    let attributes: [Attribute]

    private static let options = ["priority", "identifier", "symbolic", "placeholder", "userLabel"]
    private static let terms = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant", "id",
    ]
    private static let signs = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]

    /// The command; nil when there is none for these attributes.
    var line: String? {
        guard owner.steps.isEmpty, let name = value("firstAttribute"), let id = value("id"),
            attributes.allSatisfy({ Self.options.contains($0.name) || Self.terms.contains($0.name) }),
            value("constant").map({ Numbers.spell(Double($0) ?? 0) == $0 }) ?? true
        else { return nil }
        let sign = value("relation").map { Self.signs[$0] ?? $0 } ?? "="
        let left = Quoting.join([value("firstItem") ?? owner.object, name])
        let rest = attributes.filter { Self.options.contains($0.name) }
            .map { " \($0.name)=\(Quoting.quote($0.value))" }.joined()
        return "constrain \(left) \(sign) \(right)\(rest) as \(Quoting.quote(id))"
    }

    private var right: String {
        guard let item = value("secondItem"), let name = value("secondAttribute") else {
            return value("constant") ?? "0"
        }
        let factor = value("multiplier").map { " * \($0)" } ?? ""
        let term = value("constant").map { $0.hasPrefix("-") ? " - \($0.dropFirst())" : " + \($0)" } ?? ""
        return Quoting.join([item, name]) + factor + term
    }

    private func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
