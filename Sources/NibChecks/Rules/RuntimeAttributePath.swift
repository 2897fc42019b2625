import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Runtime attributes whose key path the object's class does not declare.
    static let runtimeAttribute = Rule(
        "runtime-attribute", severity: .warning, needsCode: true,
        summary: "a runtime attribute whose key path the object's class does not have",
        rationale: """
            A user-defined runtime attribute is set by its key path when the nib is loaded. If it cannot be set, a \
            line is logged and the object keeps its value. This happens if an @IBInspectable property is renamed or \
            the object's class is changed. Of a key path with several keys, only the first is checked.
            """,
        check: { context, findings in
            for (number, node) in context.runtimeAttributes {
                RuntimeAttributeCheck(context: context, object: context.objects[number], node: node)
                    .reportPath(to: &findings)
            }
        })

    /// Runtime attributes whose type does not match the property.
    static let runtimeAttributeType = Rule(
        "runtime-attribute-type", severity: .warning, needsCode: true,
        summary: "a runtime attribute whose type does not fit the property it sets",
        rationale: """
            Key-value coding converts between numeric types, but not from text to a number or from a colour to text: \
            setting such a value logs an error, or the property then holds an object of a type that its code does not \
            expect.
            """,
        check: { context, findings in
            for (number, node) in context.runtimeAttributes {
                RuntimeAttributeCheck(context: context, object: context.objects[number], node: node)
                    .reportType(to: &findings)
            }
        })
}
