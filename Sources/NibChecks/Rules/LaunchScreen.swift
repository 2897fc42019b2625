import ClassFacts
import NibDocument
import XMLTree

extension Rule {
    /// What Xcode refuses in a launch screen.
    static let launchScreen = Rule(
        "launch-screen", severity: .error, needsCode: false,
        summary: "a class or runtime attribute in a launch screen, which Xcode does not build",
        rationale: """
            iOS shows a launch screen before it starts the program, so none of the program's code can run. Xcode does not build one with \
            custom classes or user-defined runtime attributes ("Launch screens may not set custom classnames", "Launch screens may not \
            contain user-defined runtime attributes").
            """,
        check: { context, findings in
            let tree = context.tree
            guard tree.attribute("launchScreen", of: tree.root, is: "YES") else { return }
            func add(_ what: String, at node: NodeID, attribute: String? = nil, of object: CheckedObject, fix: String?)
            {
                findings.add(
                    .error, "\(context.name(of: object)) of a launch screen cannot have \(what)", at: node,
                    attribute: attribute, object: object, in: context, fix: fix)
            }
            for object in context.objects where object.placeholder == nil && object.customClass != nil {
                add(
                    "a custom class", at: object.node, attribute: "customClass", of: object,
                    fix: Fix.unsetClass(of: object))
            }
            for (number, node) in context.runtimeAttributes {
                add("runtime attributes", at: node, of: context.objects[number], fix: nil)
            }
        })
}
