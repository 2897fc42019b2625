import ClassFacts
import NibDocument
import SourceIndex
import Wording
import XMLTree

extension Rule {
    /// Outlets connected to an object whose class does not match their declared type.
    static let outletType = Rule(
        "outlet-type", severity: .warning, needsCode: true,
        summary: "an outlet that holds an object of another class than it is declared with",
        rationale: """
            Nothing compares the types when the nib is loaded: the wrong object is set, and the first message that it \
            does not understand ends the app. It is a warning, because some code uses only what both classes have, and a \
            note if the outlet's class is one of the code that derives from the object's. The rule skips types that are protocols, and classes whose superclasses are not all known.
            """,
        check: { context, findings in
            for connection in context.connections
            where connection.kind == .outlet || connection.kind == .outletCollection {
                OutletType.check(connection, in: context, to: &findings)
            }
        })
}

private enum OutletType {
    static func check(_ connection: Connection, in context: DocumentContext, to findings: inout Findings) {
        guard let source = context.source(of: connection), let targetClass = context.destinationClass(of: connection),
            let target = context.document.element(withID: connection.destination),
            canBeJudged(target, in: context),
            let (found, wanted) = misfit(
                of: targetClass, at: connection, from: context.objectClass(of: source), in: context.resolver)
        else { return }
        let what =
            connection.kind == .outlet
            ? "outlet '\(connection.name)' of \(context.name(of: source)) is \(Article.with(wanted))"
            : "outlet collection '\(connection.name)' of \(context.name(of: source)) is for \(wanted)"
        findings.add(
            isNarrower(wanted, than: targetClass, in: context.resolver) ? .note : .warning,
            "\(what), but \(context.document.display(target)) is \(Article.with(targetClass.name))",
            at: connection.node,
            attribute: "destination", object: source, in: context, declaration: found.place)
    }

    /// Whether the class of an object says what it is: an owner has another class than the nib says only by mistake, if the nib says one.
    private static func canBeJudged(_ target: NodeID, in context: DocumentContext) -> Bool {
        switch context.object(target)?.placeholder {
        case nil: true
        case .owner: context.document.tree.attribute("customClass", of: target) != nil
        default: false
        }
    }

    /// Whether the outlet takes a class of the code that derives from the object's own: nothing fails until code uses what it adds.
    private static func isNarrower(_ wanted: String, than target: ObjectClass, in resolver: ClassResolver) -> Bool {
        guard !resolver.chains(named: wanted).isEmpty else { return false }
        switch target.state {
        case .framework(let name): return resolver.isClass(wanted, kindOf: name) == true
        case .code(let chains):
            return chains.allSatisfy { resolver.isClass(wanted, kindOf: $0.classes[0].name) == true }
        case .absent, .unknown: return false
        }
    }

    /// Returns the outlet, and the class that it takes, if the object certainly is of another; every class that the document may mean must
    /// have such an outlet.
    private static func misfit(
        of target: ObjectClass, at connection: Connection, from source: ObjectClass, in resolver: ClassResolver
    ) -> (Located, String)? {
        let answers =
            source.chains.isEmpty
            ? [resolver.key(connection.name, of: source)]
            : source.chains.map { resolver.search($0, for: .key(connection.name)) }
        let fit = OutletFit(resolver)
        let misfits = answers.compactMap { answer -> (Located, String)? in
            guard case .code(let found) = answer,
                let wanted = fit.wantedClass(found, isCollection: connection.kind == .outletCollection),
                fit.differs(target, from: wanted)
            else { return nil }
            return (found, wanted)
        }
        return misfits.count == answers.count ? misfits.first : nil
    }
}
