/// The element of a layout constraint.
enum ConstraintElement {
    private static let fields = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
        "priority",
        "containingView", "scoringType", "scoringTypeFloat", "contentType", "multiplierString",
    ]

    /// Makes the element.
    ///
    /// - Parameters:
    ///   - object: the archive's constraint.
    ///   - view: the view that has it.
    ///   - builder: knows the ids.
    /// - Returns: the element.
    static func make(_ object: Int32, in view: ArchivedFields, by builder: Builder) -> MadeElement {
        let source = view.inside(object)
        for key in fields { source.drop(key) }
        if source.flag("placeholder") { source.doubt("placeholder") }
        for key in ["constant", "multiplier"] {
            if case .object(let number)? = source.value(key) { view.understanding.understandAll(of: number) }
        }
        let attributes = ConstraintText(object, in: view.understanding.graph).attributes { builder.id(of: $0) }
        // The view that has the constraint is not named.
        let own = builder.id(of: view.object)
        let kept = attributes.filter { !($0.name == "firstItem" && $0.value == own) }
        return MadeElement(
            "constraint", with: kept.map { ($0.name, $0.value) } + [("id", builder.id(of: object))])
    }
}
