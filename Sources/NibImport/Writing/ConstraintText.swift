/// The attributes of a layout constraint as documents spell them.
struct ConstraintText {
    private let graph: ArchiveGraph
    private let object: Int32

    init(_ object: Int32, in graph: ArchiveGraph) {
        self.graph = graph
        self.object = object
    }

    /// The names of the layout attributes by number (`NSLayoutConstraint.Attribute`).
    private static let sides = [
        1: "left", 2: "right", 3: "top", 4: "bottom", 5: "leading", 6: "trailing", 7: "width", 8: "height",
        9: "centerX", 10: "centerY", 11: "baseline", 12: "firstBaseline", 13: "leftMargin", 14: "rightMargin",
        15: "topMargin", 16: "bottomMargin", 17: "leadingMargin", 18: "trailingMargin", 19: "centerXWithinMargins",
        20: "centerYWithinMargins",
    ]

    /// Returns the attributes; `id` gives the id of each item of the constraint.
    func attributes(_ id: (Int32) -> String?) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        add(
            "firstItem", item: graph.object("firstItem", of: object) ?? graph.object("NSFirstItem", of: object), id: id,
            to: &result)
        addSide("firstAttribute", fields: ["firstAttribute", "NSFirstAttributeV2", "NSFirstAttribute"], to: &result)
        switch number(["relation", "NSRelation"]) {
        case -1: result.append(("relation", "lessThanOrEqual"))
        case 1: result.append(("relation", "greaterThanOrEqual"))
        default: break
        }
        add(
            "secondItem", item: graph.object("secondItem", of: object) ?? graph.object("NSSecondItem", of: object),
            id: id,
            to: &result)
        addSide(
            "secondAttribute", fields: ["secondAttribute", "NSSecondAttributeV2", "NSSecondAttribute"], to: &result)
        addReal("multiplier", fields: ["multiplier", "NSMultiplier"], besides: 1, to: &result)
        addReal("constant", fields: ["constant", "NSConstantV2", "NSConstant"], besides: 0, to: &result)
        addReal("priority", fields: ["priority", "NSPriority"], besides: 1000, to: &result)
        return result
    }

    private func add(
        _ name: String, item: Int32?, id: (Int32) -> String?, to result: inout [(name: String, value: String)]
    ) {
        if let item, let id = id(item) { result.append((name, id)) }
    }

    private func addSide(_ name: String, fields: [String], to result: inout [(name: String, value: String)]) {
        if let number = number(fields), let side = Self.sides[number] { result.append((name, side)) }
    }

    private func number(_ fields: [String]) -> Int? {
        fields.lazy.compactMap { graph.integer($0, of: object) }.first
    }

    private func addReal(
        _ name: String, fields: [String], besides usual: Double, to result: inout [(name: String, value: String)]
    ) {
        guard let value = fields.lazy.compactMap({ real($0) }).first, value != usual, value.isFinite else { return }
        result.append((name, value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"))
    }

    /// Returns a number, or the number in an object with a field `value`.
    private func real(_ field: String) -> Double? {
        switch graph.value(field, of: object) {
        case .real(let value)?: return value
        case .integer(let value)?: return Double(value)
        case .object(let wrapper)?:
            if case .real(let value)? = graph.value("value", of: wrapper) { return value }
            return graph.integer("value", of: wrapper).map(Double.init)
        default: return nil
        }
    }
}
