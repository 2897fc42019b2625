import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Views whose class loads the nib that contains them.
    static let nibLoop = Rule(
        "nib-loop", severity: .error, needsCode: true,
        summary: "a view that loads the nib it is in",
        rationale: """
            If a nib contains a view whose class loads that nib in init(coder:) or awakeFromNib, each view creates \
            another until memory or the stack is exhausted. The class should be that of File's Owner instead, and the \
            top-level view a plain one. It is an error for these two methods, and a warning for a method that they may \
            call, or that the system calls for each view.
            """,
        check: { context, findings in
            guard !context.document.kind.isStoryboard else { return }
            for object in context.objects where object.customClass != nil && object.placeholder == nil {
                let objectClass = context.objectClass(of: object)
                guard objectClass.chains.count == 1, let members = objectClass.chains.first?.members,
                    let loader = members.lazy.flatMap(\.loaders).first(where: {
                        $0.member.loadedNibs.contains(context.nibName)
                    })
                else { continue }
                let selector = loader.member.selector ?? loader.member.name
                let runsAtLoad = atLoad.contains(selector)
                // Loading the nib does not call other initializers, which code uses to create the object.
                if !runsAtLoad, loader.member.kind == .initializer || isReplacing(selector) { continue }
                let declared = Set(members.flatMap(\.selectors.keys))
                guard runsAtLoad || runsLater.contains(selector) || !declared.isDisjoint(with: atLoad) else { continue }
                findings.add(
                    runsAtLoad ? .error : .warning,
                    "class '\(objectClass.name)' of \(context.name(of: object)) loads this nib in \(selector)"
                        + (runsAtLoad ? ", endlessly" : ""), at: object.node, attribute: "customClass",
                    object: object, in: context, declaration: loader.place,
                    fix: runsAtLoad ? Fix.unsetClass(of: object) : nil)
            }
        })

    /// The methods that loading a nib calls.
    private static let atLoad: Set = ["initWithCoder:", "awakeFromNib"]

    /// The methods that the system calls later for each view.
    private static let runsLater: Set = [
        "didMoveToSuperview", "didMoveToWindow", "layoutSubviews", "updateConstraints", "viewDidMoveToSuperview",
        "viewDidMoveToWindow", "layout",
    ]

    /// Whether a method replaces the object that is loaded, and so usually loads the nib only once.
    private static func isReplacing(_ selector: String) -> Bool { selector == "awakeAfterUsingCoder:" }
}
