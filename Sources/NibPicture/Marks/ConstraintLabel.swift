import NibDocument
import XMLTree

/// The short text of a constraint in a picture: its constant, with a sign for an inequality and with its priority.
struct ConstraintLabel {
    private let form: ConstraintForm

    init(_ form: ConstraintForm) { self.form = form }

    private var isStandard: Bool {
        form.others.contains { $0.name == "symbolic" && $0.value == "YES" }
    }

    /// The constant as a distance, such as `≥8` or `20@750`. A negative one is the distance the other way.
    var distance: String {
        let sign = Self.sign(form.constant < 0 ? Self.turned(form.relation) : form.relation)
        let factor = form.multiplier == "1" ? "" : "×\(form.multiplier)"
        return sign + (isStandard ? "std" : SVG.number(abs(form.constant))) + factor + priority
    }

    /// The constant of a width or height.
    var length: String { Self.sign(form.relation) + SVG.number(form.constant) + priority }

    /// The ratio of a view's width and height.
    var ratio: String { Self.sign(form.relation) + form.multiplier + offset + priority }

    /// What marks two views whose widths or heights depend on each other, without the letter that both have.
    var equality: String {
        let sign = form.relation == .equal ? "=" : Self.sign(form.relation)
        return sign + (form.multiplier == "1" ? "" : "×\(form.multiplier)") + offset + priority
    }

    private var offset: String {
        form.constant == 0 ? "" : (form.constant > 0 ? "+" : "−") + SVG.number(abs(form.constant))
    }

    private var priority: String { form.priority >= 1000 ? "" : "@\(SVG.number(form.priority))" }

    private static func sign(_ relation: ConstraintForm.Relation) -> String {
        switch relation {
        case .equal: ""
        case .atMost: "≤"
        case .atLeast: "≥"
        }
    }

    private static func turned(_ relation: ConstraintForm.Relation) -> ConstraintForm.Relation {
        switch relation {
        case .equal: .equal
        case .atMost: .atLeast
        case .atLeast: .atMost
        }
    }
}
