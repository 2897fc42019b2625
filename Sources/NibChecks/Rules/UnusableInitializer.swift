import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Objects of classes whose `init(coder:)` only ends the program.
    static let unusableInitializer = Rule(
        "unusable-initializer", severity: .error, needsCode: true,
        summary: "a customClass whose init(coder:) only ends the program",
        rationale: """
            A nib makes its objects by init(coder:). Xcode's fix-it writes one that does nothing but fatalError, for \
            classes that only code makes; loading a nib with an object of such a class ends the program. It is a \
            warning if the initializer is inside `#if`. A controller with another initializer that takes a coder is made \
            by that, in an @IBSegueAction or a closure.
            """,
        check: { context, findings in
            for object in context.objects where object.customClass != nil && object.placeholder == nil {
                let objectClass = context.objectClass(of: object)
                let initializer = context.initializer(of: object, objectClass)
                guard initializer.isCertain, objectClass.chains.count == 1,
                    let found = objectClass.declaration(of: initializer.selector),
                    found.member.traits.contains(.unavailable),
                    !isMadeByCode(object, of: objectClass, in: context)
                else { continue }
                findings.add(
                    found.member.traits.contains(.conditional) ? .warning : .error,
                    "init(coder:) of class '\(found.className)' of \(context.name(of: object)) only ends the program",
                    at: object.node, attribute: "customClass", object: object, in: context,
                    runtime: .unavailableCoder, declaration: found.place)
            }
        })

    /// Whether an object is a scene's controller whose class has another initializer with a coder: an `@IBSegueAction` or a closure makes it,
    /// with what else it needs.
    private static func isMadeByCode(
        _ object: CheckedObject, of objectClass: ObjectClass, in context: DocumentContext
    ) -> Bool {
        guard context.document.kind.isStoryboard, context.isSceneController(object) else { return false }
        return objectClass.chains.flatMap(\.classes).flatMap(\.parts).flatMap(\.declaration.members).contains {
            $0.kind == .initializer && $0.parameters.count > 1
                && $0.parameters.contains { $0.type.hasSuffix("NSCoder") }
        }
    }
}
